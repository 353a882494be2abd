import { href, Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import type { PageHandle } from '../../../../contracts/page-handle.ts';
import { ApiError } from '../../../api/api-error.ts';
import { hasFaults, missingFields } from '../../../features/account-form/account-check.ts';
import { quotedFailure } from '../../../features/failures/failure-alert.ts';
import { fieldFaults, serverMessage } from '../../../features/failures/failure-text.ts';
import { actionOf, formAction } from '../../../features/forms/form-action.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { pageAfterSignIn, pathWithNext } from '../../../features/session/safe-next-path.ts';
import { LoginForm } from '../../../features/session/sign-in/login-form.tsx';
import { NETWORK_FAILURE } from '../../../features/session/sign-in/sign-in.ts';
import { FIRST_STEP, LOGIN_FORM, stepAfter } from '../../../features/session/sign-in/sign-in-step.ts';
import { signedInCookie } from '../../../features/session/signed-in-cookie.ts';
import { useSettings } from '../../../features/settings/use-settings.ts';
import { AccountPage, clientLoader, SIGN_IN_HEADING } from '../form/account-page.tsx';
import { placeBeside } from '../form/account-place.ts';
import type { Route } from './+types/login.ts';

const loginAction = formAction(LOGIN_FORM, {
  async work({ api, values, url }) {
    const { email = '', password = '', code } = values;
    const missing = missingFields(
      values,
      Object.keys({ email, password, ...(code !== undefined && { code }) }),
    );
    const asked = code === undefined ? {} : { asks: 'code' };
    if (hasFaults(missing)) return { faults: missing, values: { email, ...asked } };
    try {
      const answer = await api.login({ body: { email, password, ...(code && { code }) } });
      const user = { ...answer.data, role: answer.role };
      const to = pageAfterSignIn(url.searchParams.get('next'), user);
      return { to, cookie: signedInCookie(user, url) };
    } catch (error) {
      const { asks, said } = stepAfter(FIRST_STEP, error);
      if (!(error instanceof ApiError) || asks !== 'code') throw error;
      const text = serverMessage(error) ?? '';
      const step = { email, asks };
      return said === 'at-field'
        ? { faults: fieldFaults(error), values: step }
        : { said: { text, tone: 'info' }, values: step };
    }
  },
  failed: (error) => ({ ...quotedFailure(error, NETWORK_FAILURE), tone: 'error' }),
});

export const handle: PageHandle = { isPublic: true, isHidden: true, isDoor: true, parameters: ['next'] };

export const loader = placeBeside(0);

export { clientLoader };

export const action = actionOf({ [LOGIN_FORM]: loginAction });

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Sign in');

export default function Login({ loaderData: place }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const next = search.get('next');
  const navigate = useNavigate();
  const email = useKnownEmail();
  const { isOpen } = useSettings();
  return (
    <AccountPage {...SIGN_IN_HEADING} place={place}>
      {!isOpen && (
        <p className="mb-6 text-ink-soft">
          This site is not open yet. Staff can sign in here. The first password was printed once when the site
          was started; the person who runs the server can set a new one (npm run admin:reset).
        </p>
      )}
      <LoginForm
        email={email}
        next={next}
        onSignedIn={(user) => navigate(pageAfterSignIn(next, user), { replace: true })}
      />
      <p className="mt-6">
        <Link to={href('/forgot-password')} className="inline-flex min-h-11 items-center text-link">
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

function useKnownEmail(): string | undefined {
  const state: unknown = useLocation().state;
  const isKnown = typeof state === 'object' && state !== null && 'email' in state;
  return isKnown && typeof state.email === 'string' ? state.email : undefined;
}
