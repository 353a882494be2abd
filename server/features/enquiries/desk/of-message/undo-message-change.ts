import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../../../db/database.ts';
import type { StaffAction } from '../../../../http/session/staff-action.ts';
import { changeMessage, stateLike } from '../../../contacts/change-message.ts';
import { lockContactMessages, type MessageRow } from '../../../contacts/contacts.queries.ts';
import { findMessage } from '../../../contacts/find-message.ts';
import type { MessageState } from '../../../contacts/message-events.ts';
import { undoneEvent } from '../../../follow-up/undone-event.ts';
import { type HeldByEvent, statesInEvent } from '../../store/undo-records.ts';
import { isWorkedOn, lockMade, removeMade } from './part-from-enquiry.ts';

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
