import { z } from 'zod';
import type { OutboxRow } from '../../../db/mail-rows.ts';
import { LEFT_OUT } from '../../../mail/mail-content.ts';
import type { RenderedMail } from '../../../mail/mail-types.ts';
import { REVIEW_INVITATION } from '../../../mail/messages/review-messages.ts';
import { findPublishedTourOf } from '../../enquiries/tour-of-enquiry/tour-of-enquiry.queries.ts';
import { requireBack, requireOutOfBin } from '../../enquiries/tour-of-enquiry/trip-of-enquiry.ts';
import { buildMessage, type MailContext } from '../../mail-words/build-message.ts';
import { issueInvitationToken } from './review-invitations.queries.ts';

export const REVIEW_INVITATION_MAIL = REVIEW_INVITATION.id;

const payload = z.object({ invitationId: z.string() });

/** Undefined if the trip is no longer completed, was erased, or has its review. */
export async function buildReviewInvitationMail(
  row: OutboxRow,
  context: MailContext,
): Promise<RenderedMail | undefined> {
  const { db, now, siteUrl, isPreview } = context;
  const { invitationId } = payload.parse(JSON.parse(row.payload));
  const enquiry = await db
    .selectFrom('review_invitations')
    .innerJoin('bookings', 'bookings.id', 'review_invitations.booking_id')
    .select(['bookings.reference', 'bookings.book_at', 'bookings.tour_id', 'bookings.tour_name'])
    .select('bookings.deleted_at')
    .where('review_invitations.id', '=', invitationId)
    .where('bookings.status', '=', 'completed')
    .where('bookings.merged_into', 'is', null)
    .where('bookings.user_email', '!=', '')
    .executeTakeFirst();
  if (!enquiry) return undefined;
  if (!isPreview) {
    requireOutOfBin(enquiry, now());
    // Waits here first, as the tour may still be corrected.
    await requireBack(db, enquiry, now());
  }
  const tour = await findPublishedTourOf(db, enquiry);
  if (!tour) return undefined;
  const issued = isPreview
    ? { token: LEFT_OUT, until: now().toISOString() }
    : await issueInvitationToken(db, invitationId, now());
  if (!issued) return undefined;
  const { token, until } = issued;
  const travelledIn = enquiry.book_at?.slice(0, 7);
  const data = {
    ...{ reference: enquiry.reference, tourTitle: tour.title, token, until },
    ...(travelledIn !== undefined && { travelledIn }),
  };
  const link = `${siteUrl}/review/${token}`;
  return buildMessage(context, REVIEW_INVITATION, data, { link, isNewEachTry: true, secrets: [token] });
}
