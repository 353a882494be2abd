import { useState } from 'react';
import type { User } from '../../../../contracts/accounts/accounts.contract.ts';
import { lazyPart } from '../../../lib/loading/lazy-part.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { Faults } from '../../../ui/fields/use-faults.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { hasFaults, missingFields } from '../../account-form/account-check.ts';
import { AccountForm } from '../../account-form/account-form.tsx';
import { PasswordField } from '../../account-form/password-field.tsx';
import type { AlertMessage } from '../../alerts/alerts.ts';
import { quotedFailure } from '../../failures/failure-alert.ts';
import { fieldFaults } from '../../failures/failure-text.ts';
import { useKnownValue } from '../../forms/use-known-value.ts';
import { useVisitorForm } from '../../forms/use-visitor-form.ts';
import { pathWithNext } from '../safe-next-path.ts';
import { useSession } from '../use-session.ts';
import { NETWORK_FAILURE, signIn } from './sign-in.ts';
import { FIRST_STEP, LOGIN_FORM, stepAfter } from './sign-in-step.ts';

const SecondStep = lazyPart(
  () => import('./second-step.tsx'),
  'SecondStep',
  () => <Skeleton className="h-20 w-full" />,
);

type Props = {
  email?: string;
  sentEmail?: string;
  isEmailGiven?: boolean;
  next?: string | null;
  onSignedIn: (user: User) => void | Promise<void>;
};

export function LoginForm({ email, sentEmail, isEmailGiven = false, next = null, onSignedIn }: Props) {
  const form = useVisitorForm({ name: LOGIN_FORM });
  const { error } = useSession();
  const isCodeAskedAgain = form.values.asks === 'code';
  const [step, setStep] = useState(isCodeAskedAgain ? { ...FIRST_STEP, asks: 'code' as const } : FIRST_STEP);
  const [hasTried, setHasTried] = useState(false);
  const [failure, setFailure] = useState<AlertMessage>();
  useKnownValue(form.draft.form, 'email', email);

  async function send({ email = '', password = '', code }: Record<string, string>): Promise<Faults> {
    const asked = step.asks === 'code' ? ['email', 'password', 'code'] : ['email', 'password'];
    const missing = missingFields({ email, password, code: code ?? '' }, asked);
    if (hasFaults(missing)) return missing;
    setHasTried(true);
    setFailure(undefined);
    let faults: Faults = {};
    const user = await signIn({ email, password, ...(code && { code }) }, (refusal) => {
      faults = fieldFaults(refusal);
      setFailure(quotedFailure(refusal, NETWORK_FAILURE));
      setStep((before) => stepAfter(before, refusal));
    });
    if (user) await onSignedIn(user);
    return faults;
  }

  function startOver() {
    setStep(FIRST_STEP);
    setHasTried(false);
  }

  const isAskingForCode = step.asks === 'code';
  return (
    <AccountForm
      form={form}
      page={pathWithNext('/login', next)}
      action="Sign in"
      busyAction="Signing in…"
      sending={{ send, failed: () => undefined }}
    >
      {hasTried && error && step.said !== 'at-field' && (
        <Notice tone={step.said === 'asked' ? 'info' : 'error'}>
          <p role="alert">{failure?.text ?? error}</p>
          {failure?.words && <p aria-live="polite">{failure.words}</p>}
          {failure?.hasNoAnswer && <p role="status" data-line="" />}
        </Notice>
      )}
      {/* Stay in the form: both are sent with the code. */}
      <div hidden={isAskingForCode && !isCodeAskedAgain} className="grid gap-5">
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={sentEmail}
          {...(isEmailGiven && { value: email, readOnly: true })}
          required
        />
        <PasswordField label="Password" autoComplete="current-password" />
      </div>
      {isAskingForCode && (
        <SecondStep
          isFirst={!isCodeAskedAgain}
          onOtherCode={() => form.showFaults({})}
          onStartOver={isEmailGiven ? undefined : startOver}
        />
      )}
    </AccountForm>
  );
}
