import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createEntries(db);
  await db.schema
    .createTable('payment_references')
    .addColumn('reference', 'text', (column) => column.primaryKey())
    .addColumn('entry_id', 'text', (column) =>
      column.notNull().references('money_entries.id').onDelete('cascade'),
    )
    .execute();
  await index(db, 'payment_references', 'entry_id');
  await db.schema
    .createTable('open_payments')
    .addColumn('booking_id', 'text', (column) =>
      column.primaryKey().references('bookings.id').onDelete('cascade'),
    )
    .addColumn('due_on', 'text', (column) => column.notNull())
    .execute();
  await index(db, 'open_payments', 'due_on');
  await db.schema
    .createTable('payment_reminders')
    .addColumn('entry_id', 'text', (column) =>
      column.notNull().references('money_entries.id').onDelete('cascade'),
    )
    .addColumn('days', 'integer', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('payment_reminders_key', ['entry_id', 'days'])
    .execute();
  await db.schema
    .createTable('tax_rules')
    .addColumn('from_day', 'text', (column) => column.primaryKey())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('author_name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await createDocuments(db);
}

async function createEntries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('money_entries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('booking_id', 'text', (column) =>
      column.notNull().references('bookings.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('cause', 'text')
    .addColumn('paise', 'double precision', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('method', 'text')
    .addColumn('reference', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('refers_to', 'text', (column) => column.references('money_entries.id').onDelete('cascade'))
    .addColumn('words', 'text', (column) => column.notNull().defaultTo('{}'))
    .addColumn('actor_id', 'text')
    .addColumn('actor_name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await index(db, 'money_entries', 'booking_id');
  await index(db, 'money_entries', 'refers_to');
  await sql`create index money_entries_due on money_entries (day) where kind = 'due'`.execute(db);
  await sql`create unique index money_entries_decided on money_entries (refers_to)
    where kind in ('verified', 'rejected')`.execute(db);
  await sql`create unique index money_entries_reversed on money_entries (refers_to)
    where kind = 'reversed'`.execute(db);
}

/** The law has them stay: what they are about cannot go before them. */
async function createDocuments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('documents')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('booking_id', 'text', (column) =>
      column.notNull().references('bookings.id').onDelete('restrict'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('series', 'text', (column) => column.notNull())
    .addColumn('year', 'text', (column) => column.notNull())
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('number', 'text', (column) => column.notNull().unique())
    .addColumn('of_document_id', 'text', (column) => column.references('documents.id').onDelete('no action'))
    .addColumn('entry_id', 'text', (column) => column.references('money_entries.id').onDelete('restrict'))
    .addColumn('frozen', 'text', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('issued_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('documents_by_sequence', ['series', 'year', 'sequence'])
    .execute();
  for (const column of ['booking_id', 'of_document_id', 'entry_id', 'day'])
    await index(db, 'documents', column);
  await db.schema
    .createTable('document_counters')
    .addColumn('series', 'text', (column) => column.notNull())
    .addColumn('year', 'text', (column) => column.notNull())
    .addColumn('next', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('document_counters_key', ['series', 'year'])
    .execute();
}

async function index(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  await db.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute();
}
