import type { CustomerRow } from '../../../db/customer-rows.ts';
import type { Db } from '../../../db/database.ts';
import { notFound } from '../../../http/faults/errors.ts';

/** Follows merges. Throws if there is none. */
export async function getCustomer(db: Db, id: string): Promise<CustomerRow> {
  const row = await db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('customer');
  return row.merged_into === null ? row : getCustomer(db, row.merged_into);
}
