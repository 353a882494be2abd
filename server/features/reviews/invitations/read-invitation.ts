import type { InvitedReviewBody, ReviewInvitation } from '../../../../contracts/reviews/reviews.contract.ts';
import type { Db } from '../../../db/database.ts';
import type { BookingRow, TourRow } from '../../../db/schema.ts';
import type { ReviewInvitationRow } from '../../../db/site-rows.ts';
import { Failure } from '../../../http/faults/errors.ts';
import { isProvedAddressOf } from '../../accounts/users.queries.ts';
import { type GivenConsent, recordConsent } from '../../consents/consents.queries.ts';
import { findPublishedTourOf } from '../../enquiries/tour-of-enquiry/tour-of-enquiry.queries.ts';
import { saveReview, THANKS_WHILE_HIDDEN } from '../reviews.queries.ts';
import { claimInvitation, invitationsByToken } from './review-invitations.queries.ts';

type Open = {
  state: 'open';
  invitation: ReviewInvitationRow;
  enquiry: BookingRow;
  tour: Pick<TourRow, 'id' | 'title' | 'slug'>;
  /** YYYY-MM, or null for a trip without a day. */
  travelledIn: string | null;
};
type Worth = Open | { state: Exclude<ReviewInvitation['state'], 'open'>; tour?: Open['tour'] | undefined };

/** A cancelled or deleted trip ends its link. */
export async function readInvitation(db: Db, token: string, now: Date): Promise<Worth> {
  const invitation = await invitationsByToken(db, token).executeTakeFirst();
  if (!invitation) return { state: 'unknown' };
  const enquiry = await db
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', invitation.booking_id)
    .executeTakeFirstOrThrow();
  const tour = await findPublishedTourOf(db, enquiry);
  if (invitation.used_at !== null) return { state: 'used', tour };
  const isTravelled =
    enquiry.status === 'completed' && (enquiry.deleted_at === null || enquiry.merged_into !== null);
  const isYoung = invitation.expires_at !== null && invitation.expires_at > now.toISOString();
  if (!tour || !isTravelled || !isYoung) return { state: 'ended' };
  return { state: 'open', invitation, enquiry, tour, travelledIn: enquiry.book_at?.slice(0, 7) ?? null };
}

/** Throws if the link is used, ended or unknown. */
export async function getOpenInvitation(db: Db, token: string, now: Date): Promise<Open> {
  const worth = await readInvitation(db, token, now);
  if (worth.state === 'open') return worth;
  throw deadLink(worth.state);
}

export function deadLink(state: Exclude<Worth['state'], 'open'>): Failure {
  return new Failure('bad_input', DEAD[state]);
}

const DEAD = {
  used: 'A review was sent with this link already. It works once.',
  ended: 'This link does not work any more.',
  unknown: 'This link is not known. It may have been cut short.',
} as const;

type Sending = { token: string; body: InvitedReviewBody; given: GivenConsent };

/** Belongs to the account only if that proved its address: the link may be another person's. Not checked for spam. */
export async function sendInvitedReview(
  trx: Db,
  { token, body, given: consent }: Sending,
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
  // Pictures of an earlier trip whose review this replaces. Their files go with the next cleanup.
  await trx.deleteFrom('review_pictures').where('review_id', '=', saved.id).execute();
  const given = await trx
    .updateTable('review_pictures')
    .set({ review_id: saved.id, invitation_id: null })
    .where('invitation_id', '=', invitation.id)
    .returning('id')
    .execute();
  const pictures = given.length;
  await recordConsent(trx, { kind: 'review', id: saved.id }, { email: '', userId }, consent, now);
  if (saved.is_hidden === 1) return THANKS_WHILE_HIDDEN;
  const seen = pictures === 1 ? 'Your picture is shown' : 'Your pictures are shown';
  return `Thank you for your review.${pictures > 0 ? ` ${seen} once we have looked at ${pictures === 1 ? 'it' : 'them'}.` : ''}`;
}
