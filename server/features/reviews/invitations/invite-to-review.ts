import type { Db } from '../../../db/database.ts';
import type { BookingRow } from '../../../db/schema.ts';
import { enqueueMail } from '../../../mail/outbox.queries.ts';
import { findPublishedTourOf } from '../../enquiries/tour-of-enquiry/tour-of-enquiry.queries.ts';
import { type AskedTrip, backFromTrip } from '../../enquiries/tour-of-enquiry/trip-of-enquiry.ts';
import { REVIEW_INVITATION_MAIL } from './review-invitation.mail.ts';
import { ensureInvitation } from './review-invitations.queries.ts';

/** Once per enquiry, unless the first mail was stopped before it left. */
export async function inviteToReview(
  trx: Db,
  enquiry: Pick<BookingRow, 'id' | 'user_email'> & AskedTrip,
  now: Date,
): Promise<void> {
  if (enquiry.user_email === '' || !(await findPublishedTourOf(trx, enquiry))) return;
  const { id, isNew, token_hash } = await ensureInvitation(trx, enquiry.id, now);
  if (!isNew && (token_hash !== null || (await isMailUnderWay(trx, enquiry.id)))) return;
  await enqueueMail(
    trx,
    {
      kind: REVIEW_INVITATION_MAIL,
      recipient: enquiry.user_email,
      payload: { invitationId: id },
      about: { kind: 'booking', id: enquiry.id },
      notBefore: (await backFromTrip(trx, enquiry)) ?? undefined,
    },
    now,
  );
}

async function isMailUnderWay(trx: Db, enquiryId: string): Promise<boolean> {
  const waiting = await trx
    .selectFrom('outbox')
    .select('id')
    .where('about_kind', '=', 'booking')
    .where('about_id', '=', enquiryId)
    .where('kind', '=', REVIEW_INVITATION_MAIL)
    .where('next_attempt_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return waiting !== undefined;
}
