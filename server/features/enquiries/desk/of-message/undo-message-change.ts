import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../../../db/database.ts';
import type { StaffAction } from '../../../../http/session/staff-action.ts';
import { changeMessage, stateLike } from '../../../contacts/change-message.ts';
import { lockContactMessage, type MessageRow } from '../../../contacts/contacts.queries.ts';
import { findMessage } from '../../../contacts/find-message.ts';
import type { MessageEventBody, MessageState } from '../../../contacts/message-events.ts';
import { undoneEvent } from '../../../follow-up/undone-event.ts';
import { type HeldByEvent, statesInEvent } from '../../store/undo-records.ts';
import { partFromEnquiry } from './become-enquiry.ts';

/** Brings a message back to what it was. Answers why it cannot be undone; undefined where it is. */
export async function undoMessageChange(
  trx: Db,
  item: HeldByEvent,
  by: StaffAction,
): Promise<string | undefined> {
  await lockContactMessage(trx, item.id);
  const message = await findMessage(trx, item.id);
  const states = await statesInEvent<MessageState>(trx, item);
  if (!message || !states) return 'It no longer exists.';
  const { before, after } = states;
  const isEnquiryGone = message.enquiry_id === null && after.enquiry_id;
  const left = isEnquiryGone ? { ...after, enquiry_id: null } : after;
  if (!isDeepStrictEqual(stateLike(message, left), left)) return 'It was changed again in the meantime.';
  if (after.enquiry_id) {
    const reason = await partFromEnquiry(trx, message.enquiry_id, by);
    if (reason) return reason;
  }
  const event = await eventOf(trx, message, before);
  await changeMessage(trx, message, { set: before, action: 'message.undo', event }, by);
  return undefined;
}

async function eventOf(trx: Db, row: MessageRow, before: MessageState): Promise<MessageEventBody> {
  if (before.enquiry_id !== undefined) return { kind: 'parted', reference: row.enquiry_reference ?? '' };
  return undoneEvent(trx, row, before, stateLike(row, before));
}
