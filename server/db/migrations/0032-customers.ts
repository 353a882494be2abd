import { type Kysely, sql } from 'kysely';
import { binaryText } from '../dialect/binary-text.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createCustomers(db);
  await createItems(db);
  await db.schema
    .createTable('customer_notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', 'text', (column) =>
      column.notNull().references('customers.id').onDelete('cascade'),
    )
    .addColumn('actor_name', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('customer_notes_of')
    .on('customer_notes')
    .columns(['customer_id', 'created_at'])
    .execute();
  await db.schema
    .createTable('customer_changes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('undone_at', 'text')
    .execute();
  await db.schema
    .createIndex('customer_changes_by_age')
    .on('customer_changes')
    .column('created_at')
    .execute();
  await markWhatIsThere(db);
}

async function createCustomers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('customers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('last_at', 'text')
    .addColumn('merged_into', 'text', (column) => column.references('customers.id').onDelete('cascade'))
    .execute();
  await db.schema
    .createIndex('customers_by_activity')
    .on('customers')
    .columns(['last_at', 'id'])
    .where(sql<boolean>`last_at is not null`)
    .execute();
  await db.schema
    .createIndex('customers_merged')
    .on('customers')
    .column('merged_into')
    .where(sql<boolean>`merged_into is not null`)
    .execute();
}

async function createItems(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('customer_items')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('item_id', 'text', (column) => column.notNull())
    .addColumn('customer_id', 'text', (column) => column.references('customers.id').onDelete('set null'))
    .addColumn('is_pinned', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('apart'))
    .addColumn('account_id', 'text')
    .addColumn('email', 'text')
    .addColumn('phone', 'text')
    .addColumn('family_id', 'text')
    .addColumn('name', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('name_key', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('happened_at', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('pending', binaryText(db))
    .addPrimaryKeyConstraint('customer_items_key', ['kind', 'item_id'])
    .execute();
  for (const column of ['customer_id', 'account_id', 'email', 'phone', 'family_id', 'pending'])
    await db.schema
      .createIndex(`customer_items_by_${column}`)
      .on('customer_items')
      .columns(column === 'email' || column === 'phone' ? [column, 'name_key'] : [column])
      .where(sql.ref(column), 'is not', null)
      .execute();
}

/** The running site links existing rows: a million would delay its start by minutes. Marks sort before later ones. */
async function markWhatIsThere(db: Kysely<unknown>): Promise<void> {
  const there: [kind: string, table: string][] = [
    ['account', 'users'],
    ['message', 'contact_messages'],
    ['booking', 'bookings'],
  ];
  for (const [kind, table] of there)
    await sql`insert into customer_items (kind, item_id, pending)
      select ${sql.lit(kind)}, id, '0-' || id from ${sql.table(table)}`.execute(db);
}
