import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { ListPager } from '../lists/list-pager.tsx';
import { listQuery } from '../lists/list-query.ts';
import { LoadingList } from '../lists/loading-list.tsx';
import { staffApi } from '../staff-api.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import { StaffPage } from '../staff-page/staff-page.tsx';
import type { Route } from './+types/manage-reviews.ts';
import { ReviewFilters } from './review-filters.tsx';
import { ReviewList } from './review-list.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Reviews');

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => staffApi.listReviews({ query: listQuery(request) }));
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <LoadingList title="Reviews" />;

export default function ManageReviews({ loaderData }: Route.ComponentProps) {
  return (
    <StaffPage title="Reviews" answer={loaderData} failed="Failed to load reviews">
      {({ data, nextCursor }) => (
        <>
          <ReviewFilters />
          <ReviewList reviews={data} />
          <ListPager nextCursor={nextCursor} />
        </>
      )}
    </StaffPage>
  );
}
