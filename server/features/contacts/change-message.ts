import type { Db } from '../../db/database.ts';
import type { ContactMessageRow } from '../../db/desk-rows.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import { recordAudit } from '../audit/audit.queries.ts';
import { columnsLike } from '../follow-up/follow-up.ts';
import { setContactMessage } from './contacts.queries.ts';
import { type MessageEventBody, type MessageState, recordMessageEvent } from './message-events.ts';

export type MessageChange = {
  set: MessageState;
  action: string;
  event: MessageEventBody;
};

export function stateLike(message: ContactMessageRow, like: MessageState): MessageState {
  return columnsLike<ContactMessageRow, MessageState>(message, like);
}

/** Needs a locked message. Returns the event's id. */
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

/** Without words of staff, which must be deletable with the message. */
function toldOf({ next_action_words: words, ...told }: MessageState): Record<string, unknown> {
  return { ...told, ...(words !== undefined && { also: ['next_action_words'] }) };
}

export function messageInLog({ id, name }: Pick<ContactMessageRow, 'id' | 'name'>) {
  return { kind: 'message', id, label: `from ${name}` };
}
