import { browserApi } from '../../api/browser-api.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Route } from './+types/manage-bookings.ts';
import { BookingList } from './booking-list.tsx';
import { LoadFailed } from './parts/load-failed.tsx';
import { NoAccess } from './parts/no-access.tsx';
import { askAsStaff } from './parts/staff-access.ts';
import { PAGE_SIZE } from './use-booking-list.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, 'Bookings'),
  { name: 'robots', content: 'noindex' },
];

export const clientLoader = () => askAsStaff(() => browserApi.listBookings({ limit: PAGE_SIZE }));
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <div aria-busy="true">
      <PageHeading title="Bookings" />
      <div className="mt-6 grid gap-4">
        {['first', 'second', 'third', 'fourth'].map((row) => (
          <Skeleton key={row} className="h-28 w-full" />
        ))}
      </div>
    </div>
  );
}

export default function ManageBookings({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title="Bookings" />
      {loaderData.access === 'granted' && <BookingList first={loaderData.data} />}
      {loaderData.access === 'failed' && (
        <div className="mt-6">
          <LoadFailed text="Failed to load bookings" />
        </div>
      )}
      {(loaderData.access === 'signed-out' || loaderData.access === 'forbidden') && (
        <div className="mt-6">
          <NoAccess access={loaderData.access} />
        </div>
      )}
    </>
  );
}
