import { Suspense, useRef, useState } from 'react';
import type { User } from '../../../../contracts/accounts/accounts.contract.ts';
import { lazyPart } from '../../../lib/loading/lazy-part.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useFaults } from '../../../ui/fields/use-faults.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { hasFaults, missingFields } from '../../account-form/account-check.ts';
import { AccountForm } from '../../account-form/account-form.tsx';
import { PasswordField } from '../../account-form/password-field.tsx';
import { dismissAlert } from '../../alerts/alerts.ts';
import { clientReason } from '../../failures/failure-reason.ts';
import { fieldFaults } from '../../failures/failure-text.ts';
import { useSession } from '../use-session.ts';
import { signIn } from './sign-in.ts';
import { FIRST_STEP, stepAfter } from './sign-in-step.ts';

/** Few accounts have one. */
const SecondStep = lazyPart(() => import('./second-step.tsx'), 'SecondStep');

type Props = {
  /** Known already, as of somebody who comes from registering. */
  email?: string;
  /** The email is given: it is this one who signs in, or nobody. */
  isEmailGiven?: boolean;
  onSignedIn: (user: User) => void | Promise<void>;
};

/** Email and password; and where the account has a second factor, in the same form, its code. */
export function LoginForm({ email, isEmailGiven = false, onSignedIn }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { loading, error } = useSession();
  const [step, setStep] = useState(FIRST_STEP);
  const [hasTried, setHasTried] = useState(false);
  const [reason, setReason] = useState<string>();
  const { faults, showFaults, clearFault } = useFaults(form);

  async function send(values: Record<string, string>) {
    const asked = step.asks === 'code' ? ['email', 'password', 'code'] : ['email', 'password'];
    const missing = missingFields(values, asked);
    showFaults(missing);
    if (hasFaults(missing)) return;
    setHasTried(true);
    setReason(undefined);
    dismissAlert();
    const { email = '', password = '', code } = values;
    const user = await signIn({ email, password, ...(code && { code }) }, (failure) => {
      showFaults(fieldFaults(failure));
      setReason(clientReason(failure));
      setStep((before) => stepAfter(before, failure));
    });
    if (user) await onSignedIn(user);
  }

  function startAnew() {
    setStep(FIRST_STEP);
    setHasTried(false);
  }

  const isAskingForCode = step.asks === 'code';
  return (
    <AccountForm
      formRef={form}
      action="Sign in"
      busyAction="Signing in…"
      isBusy={loading}
      onInput={clearFault}
      onSend={send}
    >
      {hasTried && error && step.said !== 'at-field' && (
        <Notice tone={step.said === 'asked' ? 'info' : 'error'}>
          <p role="alert">{error}</p>
          {reason && <p aria-live="polite">{reason}</p>}
        </Notice>
      )}
      {/* Both are sent with the code as well. */}
      <div hidden={isAskingForCode} className="grid gap-5">
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={email}
          readOnly={isEmailGiven}
          required
          error={faults.email}
        />
        <PasswordField label="Password" autoComplete="current-password" error={faults.password} />
      </div>
      {isAskingForCode && (
        <Suspense fallback={<Skeleton className="h-20 w-full" />}>
          <SecondStep
            error={faults.code}
            onOtherCode={() => showFaults({})}
            onStartAnew={isEmailGiven ? undefined : startAnew}
          />
        </Suspense>
      )}
    </AccountForm>
  );
}
