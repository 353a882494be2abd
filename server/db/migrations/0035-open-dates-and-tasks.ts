import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Neither database reads rows for this.
  await sql`alter table bookings alter column book_at drop not null`.execute(db);
  for (const name of ['travel_words', 'first_wish', 'next_action_words'])
    await db.schema.alterTable('bookings').addColumn(name, 'text').execute();
  await db.schema
    .alterTable('bookings')
    .addColumn('next_action_for', 'text', (column) => column.references('users.id').onDelete('set null'))
    .execute();
  await db.schema
    .alterTable('booking_merges')
    .addColumn('replaced', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();
  // Word for word as the desk sorts: open dates come last.
  await sql`create index bookings_by_travel_day on bookings (coalesce(book_at, '9999-12-31'), id)`.execute(
    db,
  );
  await db.schema.dropIndex('bookings_by_travel_date').execute();
  // For the foreign key, and for filters by person.
  await db.schema
    .createIndex('bookings_by_action_for')
    .on('bookings')
    .columns(['next_action_for', 'next_action_on'])
    .where(sql<boolean>`next_action_for is not null`)
    .execute();
}
