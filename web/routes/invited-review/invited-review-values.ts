import type { InvitedReviewBody } from '../../../contracts/reviews/reviews.contract.ts';
import type { Faults } from '../../ui/fields/use-faults.ts';

export const INVITED_REVIEW_FORM = 'invited-review';

export function invitedReviewOf({
  username = '',
  reviewText = '',
  rating,
}: Record<string, string>): InvitedReviewBody {
  return { username: username.trim(), reviewText: reviewText.trim(), rating: Number(rating ?? 0) };
}

export function invitedReviewFaults({ username, reviewText, rating }: InvitedReviewBody): Faults {
  return {
    ...(!rating && { rating: 'Choose a rating from 1 to 5 stars.' }),
    ...(!reviewText && { reviewText: 'Enter your review.' }),
    ...(!username && { username: 'Enter your name.' }),
  };
}
