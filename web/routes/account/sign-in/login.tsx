import { href, Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import type { PageHandle } from '../../../../contracts/page-handle.ts';
import { actionOf } from '../../../features/forms/form-action.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { pageAfterSignIn, pathWithNext } from '../../../features/session/safe-next-path.ts';
import { LoginForm } from '../../../features/session/sign-in/login-form.tsx';
import { LOGIN_FORM } from '../../../features/session/sign-in/sign-in-step.ts';
import { AccountPage } from '../form/account-page.tsx';
import type { Route } from './+types/login.ts';
import { loginAction } from './login-action.ts';
import { SIGN_IN_HEADING } from './sign-in-page.ts';

export const handle: PageHandle = { isPublic: true, isHidden: true, parameters: ['next'] };

export const action = actionOf({ [LOGIN_FORM]: loginAction });

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Sign in');

export default function Login() {
  const [search] = useSearchParams();
  const next = search.get('next');
  const navigate = useNavigate();
  const email = useKnownEmail();
  return (
    <AccountPage {...SIGN_IN_HEADING}>
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
