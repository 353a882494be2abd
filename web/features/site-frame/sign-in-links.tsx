import { href, Link, useLocation } from 'react-router';
import { useAlert } from '../alerts/alerts.ts';
import { SavedToursLink } from '../saved-tours/saved-tours-link.tsx';
import { pathWithNext } from '../session/safe-next-path.ts';
import { signOut } from '../session/sign-out/sign-out.ts';
import { useSession } from '../session/use-session.ts';

type Props = {
  place?: 'site' | 'admin';
  onLogout?: () => void;
};

/** `rolesWithout('/admin/pages')`, which public pages do not load. */
export const WRITES_NO_PAGES = 'agent reader';

/**
 * The HTML has both states, and `html[data-session]` chooses before the first paint: see mark-document-signed-in.ts.
 */
export function SignInLinks({ place = 'site', onLogout = signOut }: Props) {
  const { user } = useSession();
  const isStaff = user?.role === 'admin';
  const { pathname } = useLocation();
  const next = useReturnPath();
  return (
    <div className="flex min-w-0 items-center max-lg:flex-wrap">
      {place === 'site' && <SavedToursLink />}
      <div className="flex items-center signed-in:hidden">
        <Link to={pathWithNext('/login', next)} className="header-link">
          Sign in
        </Link>
        <Link to={pathWithNext('/register', next)} className="header-link">
          Sign up
        </Link>
      </div>
      <div className="flex min-w-0 items-center signed-out:hidden">
        {place === 'site' && isStaff && (
          <Link
            to={`${href('/admin/pages')}?of=${pathname}`}
            data-not-for={WRITES_NO_PAGES}
            aria-label="Edit this page"
            className="edit-link"
          >
            Edit
          </Link>
        )}
        <Username name={user?.username} isAdmin={isStaff} />
        <button type="button" className="header-link" onClick={onLogout}>
          Logout
        </button>
      </div>
    </div>
  );
}

/** A custom property shows the name before hydration, in the same width. */
function Username({ name, isAdmin }: { name?: string; isAdmin: boolean }) {
  const look =
    'block min-w-0 max-w-40 truncate px-3 lg:max-w-28 xl:max-w-40 leading-[2.75rem] font-semibold hover:underline empty:before:content-[var(--session-name)]';
  return (
    <Link
      to={isAdmin ? href('/admin-dashboard') : href('/account')}
      title={isAdmin ? 'To the admin area' : 'Your account'}
      dir="auto"
      className={look}
    >
      {name}
    </Link>
  );
}

function useReturnPath(): string | null {
  const alert = useAlert();
  const { pathname, search } = useLocation();
  if (pathname === href('/login') || pathname === href('/register'))
    return new URLSearchParams(search).get('next');
  return alert?.offerSignIn ? pathname + search + (alert.returnHash ?? '') : null;
}
