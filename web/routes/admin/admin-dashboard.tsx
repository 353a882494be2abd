import { Link } from 'react-router';
import type { Booking } from '../../../contracts/bookings.contract.ts';
import { browserApi } from '../../api/browser-api.ts';
import { formatMoment } from '../../lib/format-moment.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { useSession } from '../../lib/use-session.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Route } from './+types/admin-dashboard.ts';
import { LoadFailed } from './parts/load-failed.tsx';
import { NoAccess } from './parts/no-access.tsx';
import { askAsStaff } from './parts/staff-access.ts';
import { PlaceholderNotice } from './placeholder-notice.tsx';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, 'Dashboard'),
  { name: 'robots', content: 'noindex' },
];

export const clientLoader = () => askAsStaff(() => browserApi.listBookings({ limit: 1 }));
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <div aria-busy="true">
      <Skeleton className="h-12 w-72 max-w-full" />
      <Skeleton className="mt-8 h-44 w-full" />
    </div>
  );
}

export default function AdminDashboard({ loaderData }: Route.ComponentProps) {
  if (loaderData.access === 'granted') return <Welcome newest={loaderData.data.data[0]} />;
  return (
    <>
      <PageHeading title="Dashboard" className="mb-6" />
      {loaderData.access === 'failed' ? (
        <LoadFailed text="Failed to load the dashboard" />
      ) : (
        <NoAccess access={loaderData.access} />
      )}
    </>
  );
}

function Welcome({ newest }: { newest: Booking | undefined }) {
  const { user } = useSession();
  return (
    <>
      <PageHeading
        title={user ? `Welcome, ${user.username}` : 'Welcome'}
        lead="Enquiries from the site arrive here as soon as they are sent."
      />
      <PlaceholderNotice />
      <section className="mt-8 rounded-card border border-mist bg-sheet p-5 sm:p-7">
        <h2 className="eyebrow text-teesta">Newest enquiry</h2>
        {newest ? (
          <>
            <p className="mt-3 font-display text-2xl">{newest.fullName}</p>
            <p className="mt-1 text-ink-soft">
              {newest.tourName}, {newest.guestSize} {newest.guestSize === 1 ? 'person' : 'people'}. Received{' '}
              {formatMoment(newest.createdAt)}.
            </p>
            <ButtonLink to="/admin/bookings" className="mt-5">
              See all bookings
            </ButtonLink>
          </>
        ) : (
          <p className="mt-3 text-ink-soft">
            None yet. When one comes, it stands under{' '}
            <Link to="/admin/bookings" className="text-link">
              Bookings
            </Link>
            .
          </p>
        )}
      </section>
    </>
  );
}
