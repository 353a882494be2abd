import type { ReviewInvitation } from '../../../../contracts/reviews/reviews.contract.ts';
import type { Db } from '../../../db/database.ts';
import type { ReviewInvitationRow } from '../../../db/review-rows.ts';
import type { BookingRow, TourRow } from '../../../db/schema.ts';
import { Failure } from '../../../http/faults/errors.ts';
import { findPublishedTourOf } from '../../enquiries/tour-of-enquiry/tour-of-enquiry.queries.ts';
import { invitationsByToken } from './review-invitations.queries.ts';

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
