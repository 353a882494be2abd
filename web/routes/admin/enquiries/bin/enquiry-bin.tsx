import { href, Link } from 'react-router';
import { pageMeta } from '../../../../features/page-head/page-meta.ts';
import { ButtonLink } from '../../../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { ListPager } from '../../lists/list-pager.tsx';
import { LoadingList } from '../../lists/loading-list.tsx';
import { staffApi } from '../../staff-api.ts';
import { loadAsStaff } from '../../staff-page/staff-access.ts';
import { StaffPage } from '../../staff-page/staff-page.tsx';
import { withLimit } from '../place/wanted-rows.ts';
import type { Route } from './+types/enquiry-bin.ts';
import { BinnedEnquiry } from './binned-enquiry.tsx';

const ROWS = 25;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Bin');

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () =>
    staffApi.listBinnedEnquiries({ query: withLimit(new URL(request.url).searchParams, ROWS) }),
  );
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <LoadingList title="Bin" />;
}

export default function EnquiryBin({ loaderData }: Route.ComponentProps) {
  return (
    <StaffPage
      title="Bin"
      answer={loaderData}
      failed="Failed to load bookings"
      actions={
        <ButtonLink to={href('/admin/bookings')} variant="secondary">
          All bookings
        </ButtonLink>
      }
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
