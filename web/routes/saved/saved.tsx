import { Link } from 'react-router';
import type { PageHandle } from '../../../contracts/page-handle.ts';
import { pageMeta } from '../../features/page-head/page-meta.ts';
import { SavedTourList } from '../../features/saved-tours/saved-tour-list.tsx';
import { pathWithNext } from '../../features/session/safe-next-path.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import type { Route } from './+types/saved.ts';

export const handle: PageHandle = { isPublic: true, isHidden: true };

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Saved tours');

export default function Saved() {
  return (
    <div className="measure pt-10 sm:pt-14">
      <PageHeading title="Saved tours" />
      <p className="mt-3 max-w-[38rem] text-lead text-ink-soft">
        <span className="signed-in:hidden">
          Kept in this browser.{' '}
          <Link to={pathWithNext('/login', '/saved')} className="text-link">
            Sign in
          </Link>{' '}
          to find them on your other devices too.
        </span>
        <span className="signed-out:hidden">Kept with your account, on every device you sign in on.</span>
      </p>
      <div className="mt-8 min-h-dvh sm:mt-10">
        <SavedTourList />
      </div>
    </div>
  );
}
