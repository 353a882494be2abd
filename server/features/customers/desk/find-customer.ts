import type { CustomerRow } from '../../../db/customer-rows.ts';
import type { Db } from '../../../db/database.ts';
import { keeping } from '../../../db/dialect/lock-rows.ts';
import { notFound } from '../../../http/faults/errors.ts';
import type { StaffAction } from '../../../http/session/staff-action.ts';
import { lockLinking } from '../linking/link-items.ts';

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

/** For a change by staff. The audit log refers to the actor, whose row others lock before they link. */
export async function lockCustomers(trx: Db, { actor }: StaffAction): Promise<void> {
  const query = trx.selectFrom('users').select('id').where('id', '=', actor.id);
  await keeping(trx, query, 'users').execute();
  await lockLinking(trx);
}
