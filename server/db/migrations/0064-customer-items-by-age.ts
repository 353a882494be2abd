import { type Kysely, sql } from 'kysely';

/** The newest of a customer with thousands of items, and what is left to link, are found without reading the rest. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index customer_items_by_customer_id`.execute(db);
  await sql`drop index customer_items_by_pending`.execute(db);
  await sql`create index customer_items_by_customer_id on customer_items (customer_id, happened_at)
    where customer_id is not null`.execute(db);
  await sql`create index customer_items_left on customer_items (kind, item_id)
    where pending is not null`.execute(db);
}
