import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { shownConsent } from '../../../../contracts/consents.ts';
import { LIMITS } from '../../../../contracts/fields/field-limits.ts';
import type { PageHandle } from '../../../../contracts/page-handle.ts';
import { ApiError } from '../../../api/api-error.ts';
import { hasFaults, newAccountFaults } from '../../../features/account-form/account-check.ts';
import { AccountForm } from '../../../features/account-form/account-form.tsx';
import { PasswordField } from '../../../features/account-form/password-field.tsx';
import { dismissAlert, showAlert } from '../../../features/alerts/alerts.ts';
import { ConsentLine } from '../../../features/consent/consent-line.tsx';
import { useFormDraft } from '../../../features/drafts/use-form-draft.ts';
import { failureAlert } from '../../../features/failures/failure-alert.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { pathWithNext } from '../../../features/session/safe-next-path.ts';
import { sessionStore } from '../../../features/session/session-store.ts';
import { signInApi } from '../../../features/session/sign-in-api.ts';
import { canOpenPage, fetchPageScript } from '../../../lib/loading/fetch-page-script.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useFaults } from '../../../ui/fields/use-faults.ts';
import { AccountPage } from '../form/account-page.tsx';
import { LOGIN } from '../sign-in/sign-in-page.ts';
import type { Route } from './+types/register.ts';

export const handle: PageHandle = { isPublic: true, isHidden: true, parameters: ['next'] };

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Create an account');

export default function Register() {
  const [search] = useSearchParams();
  const next = search.get('next');
  return (
    <AccountPage
      title="Create an account"
      lead="It takes a minute. Then you can send enquiries and write reviews."
      place="Darjeeling"
    >
      <RegisterForm loginPath={pathWithNext('/login', next)} />
      <p className="mt-6">
        Have an account already?{' '}
        <Link to={pathWithNext('/login', next)} className="inline-flex min-h-11 items-center text-link">
          Sign in
        </Link>
      </p>
    </AccountPage>
  );
}

/** On the sign-in page nothing else would tell. */
const NOT_MADE = 'Your account was not created.';

/** Where no answer came it may be there, and where the address is taken there is one. */
function isAccountMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status !== 409;
}

/**
 * Leads to the sign-in page whatever the server answers; its message stays in sight there. Where not even that page can be
 * had, on a line that dropped, it stands here.
 */
function RegisterForm({ loginPath }: { loginPath: string }) {
  const navigate = useNavigate();
  // What was typed is still here for whoever comes back from a refusal.
  const draft = useFormDraft('register');
  const { faults, showFaults, clearFault } = useFaults(draft.form);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => void fetchPageScript(LOGIN), []);

  async function send(values: Record<string, string>) {
    const { username = '', email = '', password = '' } = values;
    const found = newAccountFaults(values, ['username', 'email', 'password']);
    showFaults(found);
    if (hasFaults(found)) return;
    setBusy(true);
    dismissAlert();
    try {
      const answer = await signInApi.register({
        body: { username, email, password },
        formTraces: { consentVersion: shownConsent('registration').version },
      });
      sessionStore.registered();
      draft.clear();
      if (answer.message) showAlert({ text: answer.message, tone: 'success' });
    } catch (error) {
      showAlert(failureAlert(error, isAccountMissing(error) ? NOT_MADE : undefined));
    }
    if (await canOpenPage(LOGIN)) await navigate(loginPath, { state: { email } });
    else setBusy(false);
  }

  return (
    <AccountForm
      formRef={draft.form}
      action="Create account"
      busyAction="Creating…"
      isBusy={isBusy}
      onInput={(event) => {
        draft.save();
        clearFault(event);
      }}
      onSend={send}
    >
      <TextField
        label="Username"
        name="username"
        autoComplete="nickname"
        hint="Shown beside your reviews."
        required
        error={faults.username}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        required
        error={faults.email}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={`At least ${LIMITS.passwordMin} characters.`}
        error={faults.password}
      />
      <ConsentLine purpose="registration" />
    </AccountForm>
  );
}
