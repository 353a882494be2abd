import { useState } from 'react';
import type { ManagedReview } from '../../../../contracts/reviews/reviews.contract.ts';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { EmptyList } from '../lists/empty-list.tsx';
import { staffApi } from '../staff-api.ts';
import { ReviewItem } from './review-item.tsx';

export function ReviewList({ reviews }: { reviews: ManagedReview[] }) {
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
    <div tabIndex={-1} className="outline-none">
      {reviews.length === 0 ? (
        <EmptyList title="No reviews found" text="What travellers write about their tours appears here." />
      ) : (
        <ul className="grid gap-3">
          {reviews.map((review) => (
            <ReviewItem key={review._id} review={review} onDelete={() => setAsked(review)} />
          ))}
        </ul>
      )}
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
