import type { ContactMessageRow } from '../../db/contact-rows.ts';
import type { Db } from '../../db/database.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import { recordAudit } from '../audit/audit.queries.ts';
import { columnsLike } from '../follow-up/follow-up.ts';
import { setContactMessage } from './contacts.queries.ts';
import { type MessageEventBody, type MessageState, recordMessageEvent } from './message-events.ts';

/** What is changed in a message. */
export type MessageChange = {
  set: MessageState;
  /** As the audit log calls it: `message.owner`. */
  action: string;
  event: MessageEventBody;
};

/** Of a message what this state tells of. */
export function stateLike(message: ContactMessageRow, like: MessageState): MessageState {
  return columnsLike<ContactMessageRow, MessageState>(message, like);
}

/**
 * Changes a message behind its lock, and writes it into its history and into the audit log. Answers the event that tells of
 * it.
 */
export async function changeMessage(
  trx: Db,
  message: ContactMessageRow,
  { set, action, event }: MessageChange,
  by: StaffAction,
): Promise<string> {
  await setContactMessage(trx, message.id, set);
  const eventId = await recordMessageEvent(trx, message.id, event, by);
  const [before, after] = [toldOf(stateLike(message, set)), toldOf(set)];
  await recordAudit(trx, { ...by, action, subject: messageInLog(message), before, after });
  return eventId;
}

/** What staff wrote is told by the history, where it can be deleted. */
function toldOf({ next_action_words: words, ...told }: MessageState): Record<string, unknown> {
  return { ...told, ...(words !== undefined && { also: ['next_action_words'] }) };
}

/** How a message is named in the audit log. */
export function messageInLog({ id, name }: Pick<ContactMessageRow, 'id' | 'name'>) {
  return { kind: 'message', id, label: `from ${name}` };
}
