import type { Db } from '../../db/database.ts';
import { conflict } from '../../http/faults/errors.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import { recordAudit } from '../audit/audit.queries.ts';
import { changeUndoably } from '../enquiries/desk/of-message/change-undoably.ts';
import { findOwner } from '../enquiries/desk/staff-members.queries.ts';
import { ownerStep } from '../follow-up/owner.ts';
import {
  checkOwnerSeen,
  type FinishedAction,
  finishAction,
  type NextAction,
  notDueText,
  planAction,
} from '../follow-up/plan-action.ts';
import { messageInLog } from './change-message.ts';
import { lockMessage, type MessageRow, setContactMessage } from './contacts.queries.ts';
import { DELETED_MESSAGE, deleteMessages } from './delete-messages.ts';
import { recordMessageEvent } from './message-events.ts';

// All need a locked message. They return an id for undoing, or null if nothing changed.

export async function setMessageOwner(
  trx: Db,
  message: MessageRow,
  { ownerId, seen }: { ownerId?: string | undefined; seen?: string | null | undefined },
  by: StaffAction,
): Promise<string | null> {
  const owner = await findOwner(trx, ownerId);
  checkOwnerSeen(message, owner?._id ?? null, seen);
  const step = ownerStep(message, owner);
  return changeUndoably(trx, message, step && { ...step, action: 'message.owner' }, by);
}

export async function setMessageAction(
  trx: Db,
  message: MessageRow,
  action: NextAction,
  by: StaffAction,
): Promise<string | null> {
  if (message.spam_at !== null) throw conflict('This message is in the spam folder. Take it out first.');
  if (message.done_at !== null) throw conflict('This message is done. Open it again first.');
  const step = await planAction(trx, message, action, by);
  return changeUndoably(trx, message, step && { ...step, action: 'message.next_action' }, by);
}

export async function finishMessageAction(
  trx: Db,
  message: MessageRow,
  action: FinishedAction,
  by: StaffAction,
): Promise<string | null> {
  const step = finishAction(message, action);
  return changeUndoably(trx, message, step && { ...step, action: 'message.action_done' }, by);
}

/** The audit log gets the note's id only; the history has its text. Returns that id. */
export async function addMessageNote(
  trx: Db,
  message: MessageRow,
  text: string,
  by: StaffAction,
): Promise<string> {
  const note = await recordMessageEvent(trx, message.id, { kind: 'note', text }, by);
  await recordAudit(trx, { ...by, action: 'message.note', subject: messageInLog(message), after: { note } });
  return note;
}

/** Returns a text about a next action that is no longer due. */
export async function setDone(trx: Db, id: string, isDone: boolean, by: StaffAction): Promise<string> {
  const message = await lockMessage(trx, id);
  if ((message.done_at !== null) === isDone) return '';
  await setContactMessage(trx, id, { done_at: isDone ? by.now.toISOString() : null });
  await recordAudit(trx, {
    ...by,
    action: isDone ? 'message.done' : 'message.reopen',
    subject: messageInLog(message),
    before: { isDone: !isDone },
    after: { isDone },
  });
  return isDone ? notDueText(message) : '';
}

/** The log keeps neither the name nor the words, as deletion means all of it. */
export async function deleteContactMessageAsStaff(trx: Db, id: string, by: StaffAction): Promise<void> {
  const message = await lockMessage(trx, id);
  if (message.enquiry_id !== null)
    throw conflict(
      `This message is the enquiry ${message.enquiry_reference} now, which shows its words. ${
        message.done_at === null
          ? 'It is open again: mark it as done, and it goes when that one leaves the bin for good.'
          : 'It goes when that one leaves the bin for good.'
      }`,
    );
  await deleteMessages(trx, [id]);
  await recordAudit(trx, {
    ...by,
    action: 'message.delete',
    subject: { kind: 'message', id, label: DELETED_MESSAGE },
    before: { tourType: message.tour_type, createdAt: message.created_at },
  });
}
