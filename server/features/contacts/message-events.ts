import type { ContactEventRow, ContactMessageRow } from '../../db/contact-rows.ts';
import type { Db } from '../../db/database.ts';
import { newId } from '../../db/identifiers.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import type { BothStates, FollowUp, FollowUpEvent } from '../follow-up/follow-up.ts';
import { isSearched } from '../follow-up/searched-events.ts';
import { storeMessageSearchWords } from './message-search-words.ts';

export type MessageState = Partial<
  FollowUp & Pick<ContactMessageRow, 'done_at' | 'replied_at' | 'enquiry_id'>
>;

/** Replies have a table of their own. */
export type MessageEventBody =
  | FollowUpEvent<MessageState>
  | ({ kind: 'became'; reference: string } & BothStates<MessageState>)
  | { kind: 'parted'; reference: string };

export async function recordMessageEvent(
  trx: Db,
  messageId: string,
  { kind, ...body }: MessageEventBody,
  { actor, now }: StaffAction,
): Promise<string> {
  const id = newId();
  await trx
    .insertInto('contact_events')
    .values({
      id,
      message_id: messageId,
      kind,
      actor_id: actor.id,
      actor_name: actor.username,
      body: JSON.stringify(body),
      created_at: now.toISOString(),
    })
    .execute();
  if (isSearched(kind)) await storeMessageSearchWords(trx, messageId);
  return id;
}

export function listMessageEvents(db: Db, messageIds: readonly string[]): Promise<ContactEventRow[]> {
  return db
    .selectFrom('contact_events')
    .selectAll()
    .where('message_id', 'in', [...messageIds])
    .execute();
}
