import type { CustomerRow } from '../../../db/customer-rows.ts';
import type { Db } from '../../../db/database.ts';
import { notFound } from '../../../http/faults/errors.ts';

/** What was merged is found by its former id, too. Throws if there is none. */
export async function getCustomer(db: Db, id: string): Promise<CustomerRow> {
  const row = await db
    .selectFrom('customers')
    .innerJoin('customers as asked', (on) =>
      on.on(({ eb, fn }) => eb('customers.id', '=', fn.coalesce('asked.merged_into', 'asked.id'))),
    )
    .selectAll('customers')
    .where('asked.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('customer');
  return row;
}
