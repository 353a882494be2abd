import { useRef, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import type { PageHandle } from '../../../../contracts/page-handle.ts';
import { dismissAlert } from '../../../features/alerts/alerts.ts';
import { clientReason } from '../../../features/failures/failure-reason.ts';
import { fieldFaults } from '../../../features/failures/failure-text.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { pathWithNext, safeNextPath } from '../../../features/session/safe-next-path.ts';
import { useSession } from '../../../features/session/use-session.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useFaults } from '../../../ui/fields/use-faults.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { hasFaults, missingFields } from '../form/account-check.ts';
import { AccountForm } from '../form/account-form.tsx';
import { AccountPage } from '../form/account-page.tsx';
import { PasswordField } from '../form/password-field.tsx';
import type { Route } from './+types/login.ts';
import { signIn } from './sign-in.ts';

export const handle: PageHandle = { isPublic: true, isHidden: true, parameters: ['next'] };

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Sign in');

export default function Login() {
  const [search] = useSearchParams();
  const next = search.get('next');
  return (
    <AccountPage
      title="Sign in"
      lead="Send enquiries and review the tours that you have been on."
      place="Sikkim"
    >
      <LoginForm next={next} />
      <p className="mt-6">
        <Link to="/forgot-password" className="inline-flex min-h-11 items-center text-link">
          Forgot your password?
        </Link>
      </p>
      <p>
        New here?{' '}
        <Link to={pathWithNext('/register', next)} className="inline-flex min-h-11 items-center text-link">
          Create an account
        </Link>
      </p>
    </AccountPage>
  );
}

function LoginForm({ next }: { next: string | null }) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { loading, error } = useSession();
  const [hasTried, setHasTried] = useState(false);
  const [reason, setReason] = useState<string>();
  const { faults, showFaults, clearFault } = useFaults(form);
  const email = useKnownEmail();

  async function send(values: Record<string, string>) {
    const missing = missingFields(values, ['email', 'password']);
    showFaults(missing);
    if (hasFaults(missing)) return;
    setHasTried(true);
    setReason(undefined);
    dismissAlert();
    const body = { email: values.email ?? '', password: values.password ?? '' };
    const user = await signIn(body, (failure) => {
      showFaults(fieldFaults(failure));
      setReason(clientReason(failure));
    });
    if (!user) return;
    const home = user.role === 'admin' ? '/admin-dashboard' : '/';
    await navigate(safeNextPath(next) ?? home, { replace: true });
  }

  return (
    <AccountForm
      formRef={form}
      action="Sign in"
      busyAction="Signing in…"
      isBusy={loading}
      onInput={clearFault}
      onSend={send}
    >
      {hasTried && error && (
        <Notice tone="error">
          <p role="alert">{error}</p>
          {reason && <p aria-live="polite">{reason}</p>}
        </Notice>
      )}
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={email}
        required
        error={faults.email}
      />
      <PasswordField label="Password" autoComplete="current-password" error={faults.password} />
    </AccountForm>
  );
}

/** Whoever comes from registering need not type the address again. */
function useKnownEmail(): string | undefined {
  const state: unknown = useLocation().state;
  const isKnown = typeof state === 'object' && state !== null && 'email' in state;
  return isKnown && typeof state.email === 'string' ? state.email : undefined;
}
