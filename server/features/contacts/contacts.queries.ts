import type { Updateable } from 'kysely';
import type { ContactBody } from '../../../contracts/contacts/contacts.contract.ts';
import { batchesOf, readInBatches } from '../../db/batches.ts';
import type { Db } from '../../db/database.ts';
import { locking } from '../../db/dialect/lock-rows.ts';
import { newId } from '../../db/identifiers.ts';
import type { ContactMessageRow, ContactReplyRow, Database } from '../../db/schema.ts';
import { replaceSearchWords } from '../../db/search-words.ts';
import { notFound } from '../../http/faults/errors.ts';
import { markItems } from '../customers/linking/mark-items.ts';
import type { NamedFollowUp } from '../follow-up/follow-up.ts';
import { searchTextsOfMessage } from './message-search-words.ts';

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
  await replaceSearchWords(trx, 'message', id, searchTextsOfMessage(message, []));
  markItems(trx, 'message', [id]);
  return id;
}

export type MessageRow = ContactMessageRow & NamedFollowUp & { enquiry_reference: string | null };

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

export async function listMessagesAround(
  db: Db,
  email: string | undefined,
  enquiryIds: readonly string[],
): Promise<ContactMessageRow[]> {
  const from =
    email === undefined
      ? []
      : await db.selectFrom('contact_messages').selectAll().where('email', '=', email).execute();
  const made = await listMessagesOf(db, enquiryIds);
  const all = new Map([...from, ...made].map((row) => [row.id, row]));
  const ageOf = ({ created_at, id }: ContactMessageRow) => `${created_at} ${id}`;
  return [...all.values()].sort((one, other) => (ageOf(one) < ageOf(other) ? 1 : -1));
}

/** Only ids: reading 1,500 long messages would block the process for tens of milliseconds. */
export async function findMessageIdsAround(
  db: Db,
  email: string | undefined,
  enquiryIds: readonly string[],
): Promise<string[]> {
  const ids = db.selectFrom('contact_messages').select('id');
  const from = email === undefined ? [] : await ids.where('email', '=', email).execute();
  const made = await readInBatches(enquiryIds, (batch) => ids.where('enquiry_id', 'in', batch).execute());
  return [...new Set([...from, ...made].map(({ id }) => id))];
}

export function listMessagesOf(db: Db, enquiryIds: readonly string[]): Promise<ContactMessageRow[]> {
  return readInBatches(enquiryIds, (ids) =>
    db.selectFrom('contact_messages').selectAll().where('enquiry_id', 'in', ids).orderBy('id').execute(),
  );
}

/** Lock messages before enquiries, to avoid deadlocks. */
export async function lockContactMessages(trx: Db, ids: readonly string[]): Promise<void> {
  for (const batch of batchesOf(ids.toSorted())) {
    const query = trx.selectFrom('contact_messages').select('id').where('id', 'in', batch).orderBy('id');
    await locking(trx, query, 'contact_messages').execute();
  }
}

export async function setContactMessage(
  trx: Db,
  id: string,
  change: Updateable<Database['contact_messages']>,
): Promise<void> {
  await trx.updateTable('contact_messages').set(change).where('id', '=', id).execute();
  if (change.spam_at !== undefined) markItems(trx, 'message', [id]);
}

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

export function findMessage(db: Db, id: string): Promise<MessageRow | undefined> {
  return selectMessageRows(db).where('contact_messages.id', '=', id).executeTakeFirst();
}

/** Throws `notFound`. */
export async function getMessage(db: Db, id: string): Promise<MessageRow> {
  const row = await findMessage(db, id);
  if (!row) throw notFound('message');
  return row;
}

/** A concurrent deletion waits, so that the log gets no name of a deleted writer. */
export async function lockMessage(trx: Db, id: string): Promise<MessageRow> {
  await lockContactMessages(trx, [id]);
  return getMessage(trx, id);
}
