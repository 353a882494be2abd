import type { Db } from '../../../db/database.ts';

export async function findNameByPhone(db: Db, phone: string): Promise<string | undefined> {
  const [customer, another] = await db
    .selectFrom('customer_items')
    .innerJoin('customers', 'customers.id', 'customer_items.customer_id')
    .select(['customers.id', 'customers.name'])
    .distinct()
    .where('customer_items.phone', '=', phone)
    .where('customer_items.state', '=', 'shown')
    .limit(2)
    .execute();
  return another ? undefined : customer?.name || undefined;
}
