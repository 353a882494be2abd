import type { Db } from '../../db/database.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import { recordAudit } from '../audit/audit.queries.ts';
import { notDueText } from '../follow-up/not-due-text.ts';
import { claimRescue } from '../spam/spam-marks.queries.ts';
import { messageInLog } from './change-message.ts';
import { setContactMessage } from './contacts.queries.ts';
import { lockMessage } from './find-message.ts';
import { sendMailsOfRescuedMessage } from './message-mails.ts';

/** A rescued message sends its mails now, once. Returns a text about a next action that is no longer due. */
export async function setSpam(trx: Db, id: string, isSpam: boolean, by: StaffAction): Promise<string> {
  const message = await lockMessage(trx, id);
  if ((message.spam_at !== null) === isSpam) return '';
  await setContactMessage(trx, id, { spam_at: isSpam ? by.now.toISOString() : null });
  await recordAudit(trx, {
    ...by,
    action: isSpam ? 'message.spam' : 'message.rescue',
    subject: messageInLog(message),
    before: { isSpam: !isSpam },
    after: { isSpam },
  });
  if (isSpam) return message.done_at === null ? notDueText(message) : '';
  if (!(await claimRescue(trx, { kind: 'message', id }, by.now))) return '';
  const { name, email, mobile, tour_type, message: text } = message;
  const written = { name, email, mobile, tourType: tour_type, message: text };
  await sendMailsOfRescuedMessage(trx, { id, message: written }, by.now);
  return '';
}
