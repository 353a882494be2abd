import type { DeskEvent } from '../../../contracts/enquiries/desk-history.contract.ts';
import type { Db } from '../../db/database.ts';
import type { ContactEventRow, ContactMessageRow } from '../../db/desk-rows.ts';
import { newId } from '../../db/identifiers.ts';
import { compareTexts } from '../../db/paging.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import { shortReference } from '../../mail/messages/message-parts.ts';
import { presentEvents } from '../enquiries/desk/present-event.ts';
import { type BothStates, type FollowUp, type FollowUpEvent, isSearched } from '../follow-up/follow-up.ts';
import { listContactReplies } from './contacts.queries.ts';
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

/** Newest first. `isElsewhere`: shown with the enquiry that was made of the messages. */
export async function loadMessageHistory(
  db: Db,
  messages: readonly ContactMessageRow[],
  now: Date,
  isElsewhere = false,
): Promise<DeskEvent[]> {
  if (messages.length === 0) return [];
  const ids = messages.map(({ id }) => id);
  const replies = (await listContactReplies(db, ids)).map(({ reply, mail_id: mailId, ...row }) => {
    const subject = `Your message ${shortReference('M', row.message_id)}`;
    return { ...row, kind: 'reply', body: JSON.stringify({ subject, text: reply, mailId }) };
  });
  const rows = [...(await listMessageEvents(db, ids)), ...replies];
  const events = await presentEvents(
    db,
    rows.map((row) => ({ ...row, of: row.message_id })),
    {
      about: { kind: 'message', ids },
      mergedReference: (id) => (isElsewhere ? shortReference('M', id) : null),
      now,
    },
  );
  return newestFirst(isElsewhere ? [...events, ...messages.map(wroteOf)] : events);
}

/** By time, then id. */
export function newestFirst(events: DeskEvent[]): DeskEvent[] {
  return events.sort((a, b) => compareTexts(b.at, a.at) || compareTexts(b._id, a._id));
}

function wroteOf({ id, name, message, created_at }: ContactMessageRow): DeskEvent {
  const happened = { _id: id, at: created_at, by: name, happenedTo: shortReference('M', id) };
  return { ...happened, kind: 'wrote', text: message };
}
