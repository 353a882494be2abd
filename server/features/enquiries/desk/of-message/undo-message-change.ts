import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../../../db/database.ts';
import type { StaffAction } from '../../../../http/session/staff-action.ts';
import { changeMessage, stateLike } from '../../../contacts/change-message.ts';
import { findMessage, lockContactMessages, type MessageRow } from '../../../contacts/contacts.queries.ts';
import type { MessageState } from '../../../contacts/message-events.ts';
import { undoneEvent } from '../../../follow-up/plan-action.ts';
import { doToParts } from '../../parts-of-an-enquiry.ts';
import { findQuoteIn } from '../../quotes/quotes.queries.ts';
import { deleteEnquiryRows } from '../../store/enquiry-rows.ts';
import { type Locked, readLocked } from '../../store/lock-enquiries.ts';
import { type HeldByEvent, statesInEvent } from '../../store/undo-records.ts';

const FIRST_EVENTS = ['received', 'made_from'];

export async function undoMessageChange(
  trx: Db,
  item: HeldByEvent,
  by: StaffAction,
): Promise<string | undefined> {
  await lockContactMessages(trx, [item.id]);
  const message = await findMessage(trx, item.id);
  const states = await statesInEvent<MessageState>(trx, item);
  if (!message || !states) return 'It no longer exists.';
  if (await isFromBeforeEnquiry(trx, message, item))
    return `It is the enquiry ${message.enquiry_reference} now.`;
  const { before, after } = states;
  if (!isDeepStrictEqual(stateLike(message, after), after)) return 'It was changed again in the meantime.';
  if (after.enquiry_id) return partFromEnquiry(trx, message, { before, enquiryId: after.enquiry_id }, by);
  const event = await undoneEvent(trx, message, before, stateLike(message, before));
  await changeMessage(trx, message, { set: before, action: 'message.undo', event }, by);
  return undefined;
}

/** Owner and next action have moved to the enquiry: not undone here alone. */
async function isFromBeforeEnquiry(trx: Db, message: MessageRow, { eventId }: HeldByEvent): Promise<boolean> {
  if (message.enquiry_id === null) return false;
  const later = await trx
    .selectFrom('contact_events')
    .select('id')
    .where('message_id', '=', message.id)
    .where('kind', '=', 'became')
    .where('id', '>', eventId)
    .limit(1)
    .executeTakeFirst();
  return later !== undefined;
}

/** Deletes the enquiry, unless somebody has worked on it. */
async function partFromEnquiry(
  trx: Db,
  message: MessageRow,
  { before, enquiryId }: { before: MessageState; enquiryId: string },
  by: StaffAction,
): Promise<string | undefined> {
  const enquiry = await lockMade(trx, enquiryId);
  if (!enquiry) return 'It no longer exists.';
  const { reference } = enquiry;
  if (await isWorkedOn(trx, enquiry)) return `Somebody has worked on the enquiry ${reference}.`;
  const event = { kind: 'parted' as const, reference };
  await changeMessage(trx, message, { set: before, action: 'message.undo', event }, by);
  await removeMade(trx, enquiry);
  return undefined;
}

/** The caller holds the message's lock. */
async function lockMade(trx: Db, enquiryId: string): Promise<Locked | undefined> {
  const [enquiry] = await readLocked(trx, [enquiryId], () =>
    trx.selectFrom('bookings').selectAll().where('id', '=', enquiryId).execute(),
  );
  return enquiry;
}

async function isWorkedOn(trx: Db, enquiry: Locked): Promise<boolean> {
  if (enquiry.merged_into !== null || enquiry.deleted_at !== null) return true;
  const event = await trx
    .selectFrom('booking_events')
    .select('id')
    .where('booking_id', '=', enquiry.id)
    .where('kind', 'not in', FIRST_EVENTS)
    .limit(1)
    .executeTakeFirst();
  return event !== undefined || (await findQuoteIn(trx, enquiry.id, 'draft')) !== undefined;
}

/** Deletes it for good: the message has everything, and a restored copy would be a duplicate. */
async function removeMade(trx: Db, { id }: Locked): Promise<void> {
  await doToParts(trx, 'remove', [id]);
  await deleteEnquiryRows(trx, [id]);
}
