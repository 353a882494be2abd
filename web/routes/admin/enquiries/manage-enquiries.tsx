import { Archive, PhoneIncoming } from 'lucide-react';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { DESK_CALLS } from '../../../../contracts/calls/desk-call-paths.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { lazyPart } from '../../../lib/loading/lazy-part.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { CsvButton } from '../lists/csv-button.tsx';
import { LoadingList } from '../lists/loading-list.tsx';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import { StaffPage } from '../staff-page/staff-page.tsx';
import type { Route } from './+types/manage-enquiries.ts';
import { countText } from './desk-texts.ts';
import { EnquiryFilters } from './filters/enquiry-filters.tsx';
import { QuickViews } from './filters/quick-views.tsx';
import { ViewSwitch } from './filters/view-switch.tsx';
import { EnquiryList } from './list/enquiry-list.tsx';
import { type Desk, loadDesk } from './load-desk.ts';

/** Dragging is a large script that the list does not need. */
const EnquiryBoard = lazyPart(() => import('./board/enquiry-board.tsx'), 'EnquiryBoard');

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Bookings');

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => loadDesk(new URL(request.url).searchParams));
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <LoadingList title="Bookings" />;
}

export default function ManageEnquiries({ loaderData }: Route.ComponentProps) {
  return (
    <StaffPage
      title="Bookings"
      answer={loaderData}
      failed="Failed to load bookings"
      actions={
        <ButtonLink to="/admin/bookings/new">
          <PhoneIncoming aria-hidden="true" className="size-5" />
          Add an enquiry
        </ButtonLink>
      }
    >
      {(desk) => <DeskView desk={desk} />}
    </StaffPage>
  );
}

function DeskView({ desk }: { desk: Desk }) {
  const [params] = useSearchParams();
  const isBoard = 'columns' in desk;
  return (
    <div className="grid gap-4 [&>*]:min-w-0">
      <div className="flex flex-wrap items-center gap-2">
        <ViewSwitch isBoard={isBoard} />
        <CsvButton call={DESK_CALLS.exportEnquiries} />
        <ButtonLink to="/admin/bookings/bin" variant="quiet" className="px-4">
          <Archive aria-hidden="true" className="size-5" />
          Bin ({countText(desk.counts.inBin)})
        </ButtonLink>
      </div>
      {!isBoard && <QuickViews counts={desk.counts} />}
      <EnquiryFilters staff={desk.staff} isBoard={isBoard} />
      {'list' in desk ? (
        <EnquiryList key={params.toString()} list={desk.list} staff={desk.staff} />
      ) : (
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
          <EnquiryBoard columns={desk.columns} />
        </Suspense>
      )}
    </div>
  );
}
