import type { Db } from '../../db/database.ts';
import { notFound } from '../../http/faults/errors.ts';
import { lockContactMessages, type MessageRow, selectMessageRows } from './contacts.queries.ts';

export function findMessage(db: Db, id: string): Promise<MessageRow | undefined> {
  return selectMessageRows(db).where('contact_messages.id', '=', id).executeTakeFirst();
}

/** Throws where there is none. */
export async function getMessage(db: Db, id: string): Promise<MessageRow> {
  const row = await findMessage(db, id);
  if (!row) throw notFound('message');
  return row;
}

/**
 * The same behind its lock, read once it is held: until the transaction ends it stays as it is, unless this transaction
 * changes it. Whoever deletes it waits, or was waited for: the log has no line with the name of a writer who is gone.
 */
export async function lockMessage(trx: Db, id: string): Promise<MessageRow> {
  await lockContactMessages(trx, [id]);
  return getMessage(trx, id);
}
