import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('quotes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('booking_id', 'text', (column) =>
      column.notNull().references('bookings.id').onDelete('cascade'),
    )
    .addColumn('number', 'integer')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('supersedes_id', 'text', (column) => column.unique())
    .addColumn('tour_id', 'text')
    .addColumn('author_id', 'text')
    .addColumn('author_name', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('sent', 'text')
    .addColumn('sha256', 'text')
    .addColumn('valid_until', 'text')
    .addColumn('decision', 'text')
    .addColumn('reason', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'text')
    .addColumn('opened_at', 'text')
    .addColumn('decided_at', 'text')
    .addUniqueConstraint('quotes_by_number', ['booking_id', 'number'])
    .execute();
  for (const state of ['draft', 'sent', 'accepted'])
    await db.schema
      .createIndex(`quotes_one_${state}`)
      .unique()
      .on('quotes')
      .column('booking_id')
      .where('state' as never, '=', state)
      .execute();
  await db.schema.createIndex('quotes_of_tour').on('quotes').columns(['tour_id', 'sent_at']).execute();
  await db.schema.createIndex('quotes_by_sending').on('quotes').columns(['sent_at']).execute();
  await db.schema
    .createTable('private_links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .execute();
  await db.schema
    .createIndex('private_links_of')
    .on('private_links')
    .columns(['purpose', 'subject_id'])
    .execute();
}
