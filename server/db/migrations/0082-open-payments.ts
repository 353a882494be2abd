import { type Kysely, sql } from 'kysely';

/** Until now without payments that wait to be verified or to be paid back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('open_payments').renameTo('due_payments').execute();
  await db.schema.dropIndex('open_payments_by_due_on').execute();
  await db.schema
    .createTable('open_payments')
    .addColumn('booking_id', 'text', (column) =>
      column.primaryKey().references('bookings.id').onDelete('cascade'),
    )
    .addColumn('due_on', 'text')
    .execute();
  await db.schema.createIndex('open_payments_by_due_on').on('open_payments').column('due_on').execute();
  await sql`insert into open_payments (booking_id, due_on) select booking_id, due_on from due_payments`.execute(
    db,
  );
  await db.schema.dropTable('due_payments').execute();
  const sum = (...kinds: string[]) =>
    sql`coalesce(sum(case when kind in (${sql.join(kinds)}) then paise end), 0)`;
  const count = (...kinds: string[]) => sql`count(case when kind in (${sql.join(kinds)}) then 1 end)`;
  const inHand = sql`${sum('verified')} - ${sum('reversed')} - ${sum('due')}`;
  await sql`insert into open_payments (booking_id, due_on)
    select booking_id, null from money_entries
    where booking_id not in (select booking_id from open_payments)
    group by booking_id
    having ${count('logged')} > ${count('verified', 'rejected')}
      or ${sum('refund_due')} > ${sum('refunded')}
      or ${inHand} > ${sum('refunded')}`.execute(db);
}
