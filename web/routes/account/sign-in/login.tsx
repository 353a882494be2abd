import { Link, useSearchParams } from 'react-router';
import type { PageHandle } from '../../../../contracts/page-handle.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { pathWithNext } from '../../../features/session/safe-next-path.ts';
import { AccountPage } from '../form/account-page.tsx';
import type { Route } from './+types/login.ts';
import { LoginForm } from './login-form.tsx';

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
