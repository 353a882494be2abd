import { useState } from 'react';
import { countOf } from '../../../../contracts/count-of.ts';
import type { ManagedReview } from '../../../../contracts/reviews/reviews.contract.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { FilterSelect } from '../lists/filter-select.tsx';
import { ListPager } from '../lists/list-pager.tsx';
import { listQuery } from '../lists/list-query.ts';
import { ListSearch } from '../lists/list-search.tsx';
import { LoadingList } from '../lists/loading-list.tsx';
import { RowsFound } from '../lists/rows-found.tsx';
import { staffApi } from '../staff-api.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import { StaffPage } from '../staff-page/staff-page.tsx';
import type { Route } from './+types/manage-reviews.ts';
import { ReviewItem } from './review-item.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Reviews');

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => staffApi.listReviews({ query: listQuery(request) }));

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

function ReviewFilters() {
  return (
    <div className="mb-3 grid grid-cols-2 items-end gap-3 md:grid-cols-[minmax(0,1fr)_auto_auto_auto]">
      <div className="col-span-2 flex md:col-span-1">
        <ListSearch label="Search reviews by tour, traveller or text" placeholder="Tour, traveller or text" />
      </div>
      <FilterSelect
        name="status"
        label="State"
        of={{ published: 'Published', waiting: 'Waiting', hidden: 'Hidden', spam: 'Spam' }}
        none="All"
      />
      <FilterSelect
        name="rating"
        label="Rating"
        of={[5, 4, 3, 2, 1].map((stars) => [`${stars}`, countOf(stars, 'star')])}
        none="Any"
      />
      <FilterSelect
        name="reply"
        label="Reply"
        of={{ without: 'Without reply', with: 'With reply' }}
        none="With or without"
      />
    </div>
  );
}

function ReviewList({ reviews }: { reviews: ManagedReview[] }) {
  const act = useStaffAction();
  const [asked, setAsked] = useState<ManagedReview | null>(null);

  async function remove(id: string) {
    await act({
      call: () => staffApi.deleteReview({ params: { id } }),
      failed: 'Failed to delete review',
      done: 'Review deleted successfully',
    });
  }

  return (
    // Takes the focus if the row of the pressed button is gone.
    <div tabIndex={-1} className="@container outline-none">
      <RowsFound
        rows={reviews}
        none={{ title: 'No reviews found', text: 'What travellers write about their tours appears here.' }}
        className="overflow-clip rounded-card border border-mist bg-sheet"
      >
        {(review) => <ReviewItem review={review} onDelete={() => setAsked(review)} />}
      </RowsFound>
      <ConfirmDialog
        open={asked !== null}
        title="Delete this review?"
        confirm="Delete"
        onConfirm={async () => {
          if (asked) await remove(asked._id);
        }}
        onClose={() => setAsked(null)}
      >
        <p>
          The review of {asked?.tourTitle} by {asked?.username} goes for good, with the reply to it. To take
          it off the site and keep it, hide it instead.
        </p>
      </ConfirmDialog>
    </div>
  );
}
