import { useLocation } from 'react-router';
import { pathWithNext } from '../../../features/session/safe-next-path.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';

/** In place of a page's data, for whoever the server did not give it to. */
export function NoAccess({ access }: { access: 'signed-out' | 'forbidden' }) {
  const { pathname, search } = useLocation();
  const isForbidden = access === 'forbidden';
  return (
    <EmptyState
      title={isForbidden ? 'This page is for staff' : 'Please sign in'}
      text={
        isForbidden
          ? 'Your account has no access to the admin area. Sign in with a staff account.'
          : 'The admin area needs a staff account.'
      }
    >
      <ButtonLink to={pathWithNext('/login', pathname + search)}>Sign in</ButtonLink>
      <ButtonLink to="/home" variant="secondary">
        To the site
      </ButtonLink>
    </EmptyState>
  );
}
