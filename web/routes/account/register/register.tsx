import { useEffect } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { LIMITS } from '../../../../contracts/fields/field-limits.ts';
import type { PageHandle } from '../../../../contracts/page-handle.ts';
import { ApiError } from '../../../api/api-error.ts';
import { hasFaults, newAccountFaults } from '../../../features/account-form/account-check.ts';
import { AccountForm } from '../../../features/account-form/account-form.tsx';
import { PasswordField } from '../../../features/account-form/password-field.tsx';
import { showAlert } from '../../../features/alerts/alerts.ts';
import { ConsentLine } from '../../../features/consent/consent-line.tsx';
import { sentByBrowser } from '../../../features/drafts/sent-by-browser.ts';
import { failureAlert } from '../../../features/failures/failure-alert.ts';
import { actionOf, formAction } from '../../../features/forms/form-action.ts';
import { useFormAnswer } from '../../../features/forms/form-answer.ts';
import { FormAnswerNotice } from '../../../features/forms/form-answer-notice.tsx';
import { type Sending, useVisitorForm } from '../../../features/forms/use-visitor-form.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { accountApi } from '../../../features/session/account-api.ts';
import { pageAfterSignIn, pathWithNext } from '../../../features/session/safe-next-path.ts';
import { sessionStore } from '../../../features/session/session-store.ts';
import { canOpenPage, fetchPageScript } from '../../../lib/loading/fetch-page-script.ts';
import { lazyPart } from '../../../lib/loading/lazy-part.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { AccountPage, clientLoader, LOGIN, SIGN_IN_HEADING } from '../form/account-page.tsx';
import { placeBeside } from '../form/account-place.ts';
import type { Route } from './+types/register.ts';

const REGISTER_FORM = 'register';
const NOT_MADE = 'Your account was not created.';

const registerAction = formAction(REGISTER_FORM, {
  async work({ api, values, call }) {
    const { username = '', email = '', password = '' } = values;
    const faults = registerFaults(values);
    if (hasFaults(faults)) return { faults };
    const signIn = { email, asks: 'sign-in' };
    try {
      const { message } = await api.register({
        body: { username, email, password },
        formTraces: call.formTraces,
      });
      return { said: { text: message ?? '', tone: 'success' }, values: signIn };
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      return { said: { ...registerFailure(error), tone: 'error' }, values: signIn };
    }
  },
  failed: (error) => ({ ...registerFailure(error), tone: 'error' }),
});

const LoginForm = lazyPart(() => import('../../../features/session/sign-in/login-form.tsx'), 'LoginForm');

export const handle: PageHandle = { isPublic: true, isHidden: true, parameters: ['next'] };

export const loader = placeBeside(1);

export { clientLoader };

export const action = actionOf({ [REGISTER_FORM]: registerAction });

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Create an account');

export default function Register({ loaderData: place }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const next = search.get('next');
  const navigate = useNavigate();
  const answer = useFormAnswer(REGISTER_FORM);
  const isMade = answer?.said?.tone === 'success';
  useEffect(() => {
    if (isMade) sentByBrowser.forget();
  }, [isMade]);
  if (answer?.values.asks === 'sign-in')
    return (
      <AccountPage {...SIGN_IN_HEADING} place={place}>
        <FormAnswerNotice answer={answer} className="mb-5" />
        <LoginForm
          sentEmail={answer.values.email}
          next={next}
          onSignedIn={(user) => navigate(pageAfterSignIn(next, user), { replace: true })}
        />
      </AccountPage>
    );
  return (
    <AccountPage
      title="Create an account"
      lead="It takes a minute. Then you can send enquiries and write reviews."
      place={place}
    >
      <RegisterForm next={next} />
      <p className="mt-6">
        Have an account already?{' '}
        <Link to={pathWithNext('/login', next)} className="inline-flex min-h-11 items-center text-link">
          Sign in
        </Link>
      </p>
    </AccountPage>
  );
}

/** Opens the sign-in page whatever the server says; its message shows there, or here if that page fails. */
function RegisterForm({ next }: { next: string | null }) {
  const navigate = useNavigate();
  const form = useVisitorForm({ name: REGISTER_FORM, draft: 'register', purpose: 'registration' });

  useEffect(() => void fetchPageScript(LOGIN), []);

  const send: Sending['send'] = async (values, formTraces) => {
    const { username = '', email = '', password = '' } = values;
    const found = registerFaults(values);
    if (hasFaults(found)) return found;
    try {
      const answer = await accountApi.register({ body: { username, email, password }, formTraces });
      sessionStore.registered();
      form.draft.clear();
      if (answer.message) showAlert({ text: answer.message, tone: 'success' });
    } catch (error) {
      showAlert(registerFailure(error));
    }
    if (await canOpenPage(LOGIN)) await navigate(pathWithNext('/login', next), { state: { email } });
  };

  return (
    <AccountForm
      form={form}
      page={pathWithNext('/register', next)}
      action="Create account"
      busyAction="Creating…"
      sending={{ send, failed: registerFailure }}
    >
      <TextField
        label="Username"
        name="username"
        autoComplete="nickname"
        hint="Shown beside your reviews."
        required
      />
      <TextField label="Email" name="email" type="email" autoComplete="username" required />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={`At least ${LIMITS.passwordMin} characters.`}
      />
      <ConsentLine purpose="registration" />
    </AccountForm>
  );
}

function registerFaults(values: Record<string, string>) {
  return newAccountFaults(values, ['username', 'email', 'password']);
}

/** False without a response or if the address is taken: the account may exist. */
function isAccountMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status !== 409;
}

function registerFailure(error: unknown): { text: string; detail?: string } {
  return failureAlert(error, isAccountMissing(error) ? NOT_MADE : undefined);
}
