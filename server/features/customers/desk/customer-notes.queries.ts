import type { CustomerNoteRow } from '../../../db/customer-rows.ts';
import type { Db } from '../../../db/database.ts';
import { newId } from '../../../db/identifiers.ts';

export async function insertCustomerNote(trx: Db, note: Omit<CustomerNoteRow, 'id'>): Promise<string> {
  const id = newId();
  await trx
    .insertInto('customer_notes')
    .values({ ...note, id })
    .execute();
  return id;
}

export function listCustomerNotes(db: Db, customerId: string, limit: number): Promise<CustomerNoteRow[]> {
  return db
    .selectFrom('customer_notes')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
