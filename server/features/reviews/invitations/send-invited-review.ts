import type { InvitedReviewBody } from '../../../../contracts/reviews/reviews.contract.ts';
import type { Db } from '../../../db/database.ts';
import { isProvedAddressOf } from '../../accounts/users.queries.ts';
import { type GivenConsent, recordConsent } from '../../consents/consents.queries.ts';
import { deletePicturesOf, givePicturesTo } from '../pictures/review-pictures.queries.ts';
import { THANKS_WHILE_HIDDEN } from '../review-words.ts';
import { saveReview } from '../reviews.queries.ts';
import { deadLink, getOpenInvitation } from './read-invitation.ts';
import { claimInvitation } from './review-invitations.queries.ts';

type Sending = { token: string; body: InvitedReviewBody; given: GivenConsent };

/**
 * Belongs to the enquiry's account only if it has proved its address: otherwise the link may be another person's. No
 * spam check: staff know the traveller, and the link works once.
 */
export async function sendInvitedReview(
  trx: Db,
  { token, body, given }: Sending,
  now: Date,
): Promise<string> {
  const { invitation, enquiry, tour, travelledIn } = await getOpenInvitation(trx, token, now);
  if (!(await claimInvitation(trx, invitation.id, now))) throw deadLink('used');
  const { id, user_id, user_email } = enquiry;
  const userId = (await isProvedAddressOf(trx, user_id, user_email)) ? user_id : null;
  const saved = await saveReview(trx, {
    tour_id: tour.id,
    user_id: userId,
    username: body.username,
    rating: body.rating,
    review_text: body.reviewText,
    created_at: now.toISOString(),
    booking_id: id,
    verified_at: now.toISOString(),
    travelled_in: travelledIn,
  });
  // Pictures of an earlier trip whose review this replaces.
  await deletePicturesOf(trx, saved.id);
  const pictures = await givePicturesTo(trx, saved.id, invitation.id);
  await recordConsent(trx, { kind: 'review', id: saved.id }, { email: '', userId }, given, now);
  if (saved.is_hidden === 1) return THANKS_WHILE_HIDDEN;
  const seen = pictures === 1 ? 'Your picture is shown' : 'Your pictures are shown';
  return `Thank you for your review.${pictures > 0 ? ` ${seen} once we have looked at ${pictures === 1 ? 'it' : 'them'}.` : ''}`;
}
