import { href, Link } from 'react-router';
import { countOf } from '../../../../../contracts/count-of.ts';
import type { DeskEnquiry } from '../../../../../contracts/enquiries/desk.contract.ts';
import { travelText } from '../../../../../contracts/enquiries/travel-days.ts';
import { pageMeta } from '../../../../features/page-head/page-meta.ts';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { ActionButton } from '../../actions/action-button.tsx';
import { useStaffAction } from '../../actions/use-staff-action.ts';
import { enquiryPath } from '../../desk-paths.ts';
import { ListPager } from '../../lists/list-pager.tsx';
import { LoadingList } from '../../lists/loading-list.tsx';
import { IfMay } from '../../rights/if-may.tsx';
import { staffApi } from '../../staff-api.ts';
import { loadAsStaff } from '../../staff-page/staff-access.ts';
import { StaffPage } from '../../staff-page/staff-page.tsx';
import { withLimit } from '../position/wanted-rows.ts';
import { restoreEnquiry } from '../tell-undone.ts';
import type { Route } from './+types/enquiry-bin.ts';

const ROWS = 25;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Bin');

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () =>
    staffApi.listBinnedEnquiries({ query: withLimit(new URL(request.url).searchParams, ROWS) }),
  );

export function HydrateFallback() {
  return <LoadingList title="Bin" />;
}

export default function EnquiryBin({ loaderData }: Route.ComponentProps) {
  return (
    <StaffPage
      title="Bin"
      answer={loaderData}
      failed="Failed to load bookings"
      ways={[{ to: href('/admin/bookings'), text: 'All bookings' }]}
    >
      {({ data, nextCursor }) =>
        data.length === 0 ? (
          <EmptyState title="The bin is empty" text="Deleted enquiries stay here for 30 days.">
            <Link to={href('/admin/bookings')} className="text-link">
              Back to the bookings
            </Link>
          </EmptyState>
        ) : (
          <>
            <p className="mb-3 text-ink-soft">Deleted enquiries stay here for 30 days.</p>
            <ul className="rounded-card border border-mist bg-sheet">
              {data.map((enquiry) => (
                <BinnedEnquiry key={enquiry._id} enquiry={enquiry} />
              ))}
            </ul>
            <ListPager nextCursor={nextCursor} />
          </>
        )
      }
    </StaffPage>
  );
}

function BinnedEnquiry({ enquiry }: { enquiry: DeskEnquiry }) {
  const act = useStaffAction();
  const { _id, fullName, tourName, reference, binDaysLeft } = enquiry;

  function restore() {
    return act({
      call: () => restoreEnquiry(_id),
      failed: 'Failed to restore booking',
      done: `The enquiry of ${fullName} is back in the list.`,
    });
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-mist p-4 last:border-b-0">
      <div className="min-w-0">
        <Link
          to={enquiryPath(_id)}
          className="flex min-h-11 items-center font-semibold underline-offset-4 wrap-anywhere hover:underline"
        >
          {fullName}
        </Link>
        <p>
          {tourName}, {travelText(enquiry)}
        </p>
        <p className="text-sm text-ink-soft">
          <span className="tabular-nums">{reference}</span> ·{' '}
          {binDaysLeft === null ? 'stays: it has documents' : `${countOf(binDaysLeft, 'day')} left`}
        </p>
      </div>
      <IfMay right="work-on-enquiries">
        <ActionButton variant="secondary" onPress={restore} aria-label={`Restore the enquiry of ${fullName}`}>
          Restore
        </ActionButton>
      </IfMay>
    </li>
  );
}
