import { sql, type Updateable } from 'kysely';
import type { ContactBody } from '../../../contracts/contacts/contacts.contract.ts';
import { COUNT_LIMIT } from '../../../contracts/enquiries/enquiry-terms.ts';
import type { Position } from '../../../contracts/lists/cursor.ts';
import type { Db } from '../../db/database.ts';
import { locking } from '../../db/dialect/lock-rows.ts';
import { newId } from '../../db/identifiers.ts';
import { afterPosition, type Page } from '../../db/paging.ts';
import type { ContactMessageRow, ContactReplyRow, Database } from '../../db/schema.ts';
import { matchesSearch, replaceSearchWords } from '../../db/search-words.ts';
import { idEndOfMessage } from '../../mail/messages/message-parts.ts';
import { markItem } from '../customers/mark-items.ts';
import type { NamedFollowUp } from '../follow-up/follow-up.ts';

/** Answers the message's id. */
export async function insertContactMessage(trx: Db, message: ContactBody, now: Date): Promise<string> {
  const id = newId();
  await trx
    .insertInto('contact_messages')
    .values({
      id,
      name: message.name,
      email: message.email,
      mobile: message.mobile,
      tour_type: message.tourType,
      message: message.message,
      created_at: now.toISOString(),
    })
    .execute();
  const texts = [message.name, message.email, message.mobile, message.message];
  await replaceSearchWords(trx, 'message', id, texts);
  await markItem(trx, 'message', id);
  return id;
}

/** A message with what other tables know of it. */
export type MessageRow = ContactMessageRow & NamedFollowUp & { enquiry_reference: string | null };

/** Neither done nor taken for spam. */
export const IS_OPEN_MESSAGE = sql<boolean>`contact_messages.done_at is null and contact_messages.spam_at is null`;

export function selectMessageRows(db: Db) {
  return db
    .selectFrom('contact_messages')
    .leftJoin('users as owner', 'owner.id', 'contact_messages.owner_id')
    .leftJoin('users as action_for', 'action_for.id', 'contact_messages.next_action_for')
    .leftJoin('bookings as made', 'made.id', 'contact_messages.enquiry_id')
    .selectAll('contact_messages')
    .select([
      'owner.username as owner_name',
      'action_for.username as action_for_name',
      'made.reference as enquiry_reference',
    ]);
}

export type ContactFilter = {
  /** Typed: words of name, email, mobile and message, or the reference in the subjects of its mails. */
  q?: string;
  status?: 'open' | 'done' | 'spam';
};

/** Newest first. One row more than the page holds, see `cutPage`. */
export async function listContactMessages(
  db: Db,
  page: Page,
  { q, status }: ContactFilter,
): Promise<MessageRow[]> {
  let query = selectMessageRows(db)
    .where(afterPosition(page.after, { at: 'contact_messages.created_at', id: 'contact_messages.id' }))
    .orderBy('contact_messages.created_at', 'desc')
    .orderBy('contact_messages.id', 'desc');
  // What was taken for spam has a list of its own.
  query = query.where('spam_at', status === 'spam' ? 'is not' : 'is', null);
  if (status === 'open' || status === 'done')
    query = query.where('done_at', status === 'open' ? 'is' : 'is not', null);
  const idEnd = idEndOfMessage(q ?? '');
  if (idEnd) {
    query = query.where('contact_messages.id', 'like', `%${idEnd}`);
  } else if (q) {
    const found = await matchesSearch(db, 'message', q, 'contact_messages.id');
    if (!found) return [];
    query = query.where(found);
  }
  if (page.limit !== undefined) query = query.limit(page.limit + 1);
  return query.execute();
}

/** How many were taken for spam; counting stops early. */
export async function countSpamMessages(db: Db): Promise<number> {
  const some = db
    .selectFrom('contact_messages')
    .select('id')
    .where('spam_at', 'is not', null)
    .limit(COUNT_LIMIT + 1);
  const { count } = await db
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** All that was written from an address, newest first. */
export function listMessagesFrom(db: Db, email: string): Promise<ContactMessageRow[]> {
  return db
    .selectFrom('contact_messages')
    .selectAll()
    .where('email', '=', email)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** What these enquiries were made of. */
export function listMessagesOf(db: Db, enquiryIds: readonly string[]): Promise<ContactMessageRow[]> {
  return db
    .selectFrom('contact_messages')
    .selectAll()
    .where('enquiry_id', 'in', [...enquiryIds])
    .orderBy('id')
    .execute();
}

/** Where a message stands in a list that is sorted newest first. */
export function positionOfContactMessage(row: ContactMessageRow): Position {
  return { at: row.created_at, id: row.id };
}

/** Makes others who change a message wait until the transaction ends. */
export async function lockContactMessage(trx: Db, id: string): Promise<void> {
  const query = trx.selectFrom('contact_messages').select('id').where('id', '=', id);
  await locking(trx, query, 'contact_messages').execute();
}

export async function setContactMessage(
  trx: Db,
  id: string,
  change: Updateable<Database['contact_messages']>,
): Promise<void> {
  await trx.updateTable('contact_messages').set(change).where('id', '=', id).execute();
  if (change.spam_at !== undefined) await markItem(trx, 'message', id);
}

/** Answers the reply's id. */
export async function insertContactReply(trx: Db, reply: Omit<ContactReplyRow, 'id'>): Promise<string> {
  const id = newId();
  await trx
    .insertInto('contact_replies')
    .values({ ...reply, id })
    .execute();
  return id;
}

/** Oldest first. */
export function listContactReplies(db: Db, messageIds: readonly string[]): Promise<ContactReplyRow[]> {
  return db
    .selectFrom('contact_replies')
    .selectAll()
    .where('message_id', 'in', [...messageIds])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
