import type { Db } from '../../../db/database.ts';
import { removeSearchWords } from '../../../db/search-words.ts';

export async function insertCustomers(trx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const empty = { name: '', phone: '', email: '', last_at: null, merged_into: null };
  await trx
    .insertInto('customers')
    .values(ids.map((id) => ({ ...empty, id })))
    .execute();
}

export async function becomePartOf(trx: Db, id: string, other: string): Promise<void> {
  await trx.updateTable('customer_notes').set({ customer_id: other }).where('customer_id', '=', id).execute();
  await trx
    .updateTable('customers')
    .set({ merged_into: other, name: '', phone: '', email: '', last_at: null })
    .where('id', '=', id)
    .execute();
  await removeSearchWords(trx, 'customer', [id]);
}

/** Flattens earlier merges into this one, in one step. */
export async function becomePartForGood(trx: Db, id: string, other: string): Promise<void> {
  await becomePartOf(trx, id, other);
  await trx.updateTable('customers').set({ merged_into: other }).where('merged_into', '=', id).execute();
}
