import type { Db } from '../../db/database.ts';
import { notFound } from '../../http/faults/errors.ts';
import { lockContactMessages, type MessageRow, selectMessageRows } from './contacts.queries.ts';

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
