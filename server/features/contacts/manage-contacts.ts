import type { Db } from '../../db/database.ts';
import { conflict } from '../../http/faults/errors.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import { recordAudit } from '../audit/audit.queries.ts';
import { takeAwayPending } from '../customers/linking/take-away.ts';
import { notDueText } from '../follow-up/not-due-text.ts';
import { messageInLog } from './change-message.ts';
import { setContactMessage } from './contacts.queries.ts';
import { DELETED_MESSAGE, deleteMessages } from './delete-messages.ts';
import { lockMessage } from './find-message.ts';

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
  await takeAwayPending(trx);
}
