import { z } from 'zod';
import { ENQUIRY_STATUSES, type EnquiryStatus } from '../../../../../contracts/enquiries/enquiry-terms.ts';
import { toldTour } from '../../../../../contracts/enquiries/untold.ts';
import type { Db } from '../../../../db/database.ts';
import type { OutboxRow } from '../../../../db/mail-rows.ts';
import type { BookingRow } from '../../../../db/schema.ts';
import { conflict } from '../../../../http/faults/errors.ts';
import { NotYet, type RenderedMail } from '../../../../mail/mail-types.ts';
import { STATUS_CHANGED } from '../../../../mail/messages/desk-messages.ts';
import type { NewMail } from '../../../../mail/outbox.queries.ts';
import { isProvedAddressOf } from '../../../accounts/users.queries.ts';
import { buildMessage, type MailContext } from '../../../mail-words/build-message.ts';
import { REVIEW_INVITATION_MAIL } from '../../../reviews/invitations/review-invitation.mail.ts';
import { listStandingMerges } from '../../merges.queries.ts';
import { replacedIn } from '../../store/values-from-merged.ts';
import { findKnownTrip, toldTravelWords } from '../../tour-of-enquiry/tour-of-enquiry.queries.ts';
import { backFromTrip, requireBack, requireOutOfBin } from '../../tour-of-enquiry/trip-of-enquiry.ts';

export const STATUS_CHANGED_MAIL = STATUS_CHANGED.id;

type Told = z.infer<typeof STATUS_CHANGED.data>;

const payload = z.object({ status: z.enum(ENQUIRY_STATUSES) });

/** Undefined if the mail no longer applies. Throws `NotYet` for an enquiry in the bin, or before a trip has ended. */
export async function buildStatusChangedMail(
  row: OutboxRow,
  context: MailContext,
): Promise<RenderedMail | undefined> {
  const { db, now, isPreview } = context;
  const { status } = payload.parse(JSON.parse(row.payload));
  const enquiry = await db
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', row.about_id)
    .executeTakeFirst();
  if (!enquiry) return undefined;
  if (!isPreview) {
    if (enquiry.merged_into !== null || !enquiry.user_email || enquiry.status !== status) return undefined;
    requireOutOfBin(enquiry, now());
    const stoppable = stoppableUntil(row.created_at);
    if (stoppable > now().toISOString()) throw new NotYet(stoppable);
    if (status === 'completed') await requireBack(db, enquiry, now());
  }
  return buildMessage(context, STATUS_CHANGED, await toldOf(db, enquiry, status));
}

export async function previewStatusMail(
  around: Parameters<typeof buildMessage>[0],
  enquiry: BookingRow,
  to: EnquiryStatus,
): Promise<RenderedMail & { recipient: string }> {
  const mail = await buildMessage(around, STATUS_CHANGED, await toldOf(around.db, enquiry, to));
  return { ...mail, recipient: enquiry.user_email };
}

/** Milliseconds in which an undo stops the mail. */
const STOPPABLE_MS = 10_000;
const stoppableUntil = (at: string) => new Date(Date.parse(at) + STOPPABLE_MS).toISOString();

/** Throws if the traveller must not be mailed. Delayed for undo; after a completed trip, until they are back. */
export async function statusMail(
  db: Db,
  enquiry: BookingRow,
  to: EnquiryStatus,
  now: Date,
): Promise<NewMail & { notBefore: string }> {
  if (!enquiry.user_email) throw conflict('There is no email address to write to.');
  if (to === 'spam') throw conflict('Nobody is told that an enquiry is spam.');
  const about = { kind: 'booking' as const, id: enquiry.id };
  const soon = stoppableUntil(now.toISOString());
  const back = to === 'completed' ? ((await backFromTrip(db, enquiry)) ?? soon) : soon;
  const notBefore = back > soon ? back : soon;
  return {
    kind: STATUS_CHANGED_MAIL,
    recipient: enquiry.user_email,
    payload: { status: to },
    about,
    notBefore,
  };
}

/** The sender's own trip name goes only to a proved address; staff's words may go out. */
async function toldOf(db: Db, enquiry: BookingRow, status: EnquiryStatus): Promise<Told> {
  const isOurs =
    enquiry.source !== 'site' || (await isProvedAddressOf(db, enquiry.user_id, enquiry.user_email));
  const knownTrip = (await findKnownTrip(db, enquiry)) ?? (isOurs ? toldTour(enquiry.tour_name) : undefined);
  return {
    reference: enquiry.reference,
    status,
    guestSize: enquiry.guest_size,
    bookAt: enquiry.book_at ?? '',
    ...toldTravelWords(enquiry, isOurs && !(await hasDateOfAnother(db, enquiry.id))),
    ...(knownTrip !== undefined && { knownTrip }),
  };
}

/** True if the effective date comes from a merged enquiry: another person's words. */
async function hasDateOfAnother(db: Db, id: string): Promise<boolean> {
  const merges = await listStandingMerges(db, [id]);
  return merges.some((merge) => replacedIn(merge).date !== undefined);
}

export type Move = { id: string; at: string };

const MAILS_OF_MOVE = [STATUS_CHANGED_MAIL, REVIEW_INVITATION_MAIL];

export function findMailsOfMove(trx: Db, { id, at }: Move, kinds = MAILS_OF_MOVE): Promise<{ id: string }[]> {
  return trx
    .selectFrom('outbox')
    .select('id')
    .where('about_kind', '=', 'booking')
    .where('about_id', '=', id)
    .where('created_at', '=', at)
    .where('kind', 'in', kinds)
    .where('cancelled_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute();
}
