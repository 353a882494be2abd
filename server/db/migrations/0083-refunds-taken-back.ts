import { type Kysely, sql } from 'kysely';

/** A refund that did not go out is taken back once, by a second one below zero. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unique index money_entries_refund_taken_back on money_entries (refers_to)
    where kind = 'refunded'`.execute(db);
  await freeReferences(db);
  await sql`update money_entries set cause = 'moved'
    where kind = 'due' and refers_to is not null and paise < 0 and cause <> 'cancellation'
      and exists (select 1 from money_entries as moved where moved.kind = 'due' and moved.refers_to is null
        and moved.booking_id = money_entries.booking_id and moved.created_at = money_entries.created_at)`.execute(
    db,
  );
}

/** Until now payments that were taken back had theirs still, and cash had one. */
async function freeReferences(db: Kysely<unknown>): Promise<void> {
  await sql`delete from payment_references where entry_id in (
    select id from money_entries where kind = 'logged' and method not in ('upi', 'bank')
    union select refers_to from money_entries where kind = 'reversed')`.execute(db);
}
