import { type Kysely, sql } from 'kysely';

/** Today looks for it among all that is open. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('open_payments')
    .addColumn('is_to_pay_back', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  const sum = (kind: string) => sql`coalesce(sum(case when kind = ${kind} then paise end), 0)`;
  const inHand = sql`${sum('verified')} - ${sum('reversed')} - ${sum('due')}`;
  await sql`update open_payments set is_to_pay_back = 1 where booking_id in (
    select booking_id from money_entries group by booking_id
    having ${sum('refund_due')} > ${sum('refunded')} or ${inHand} > ${sum('refunded')})`.execute(db);
  await db.schema
    .createIndex('open_payments_to_pay_back')
    .on('open_payments')
    .column('is_to_pay_back')
    .execute();
}
