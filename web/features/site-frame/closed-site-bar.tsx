import { href, Link } from 'react-router';
import { useSession } from '../session/use-session.ts';

/** Visitors do not get this page while the site is closed. */
export function ClosedSiteBar() {
  const { user } = useSession();
  if (user?.role !== 'admin') return null;
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-4 bg-night px-4 text-center text-on-night">
      <span className="py-2">Not open yet: only staff see this site.</span>
      <Link
        to={href('/admin/start')}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        Open the site
      </Link>
    </p>
  );
}
