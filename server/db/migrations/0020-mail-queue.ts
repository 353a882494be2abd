import { type Kysely, sql } from 'kysely';

async function extendOutbox(db: Kysely<unknown>): Promise<void> {
  const outbox = () => db.schema.alterTable('outbox');
  await outbox().addColumn('held_at', 'text').execute();
  for (const column of ['repeats', 'waits_for_server'])
    await outbox()
      .addColumn(column, 'integer', (integer) => integer.notNull().defaultTo(0))
      .execute();
  await db.schema.dropIndex('outbox_due').execute();
  await db.schema
    .createIndex('outbox_due')
    .on('outbox')
    .columns(['lane', 'next_attempt_at', 'id', 'domain', 'recipient'])
    .where(sql<boolean>`next_attempt_at is not null and held_at is null`)
    .execute();
  for (const column of ['sent_at', 'cancelled_at', 'held_at'])
    await db.schema
      .createIndex(`outbox_${column}`)
      .on('outbox')
      .column(column)
      .where(sql<boolean>`${sql.ref(column)} is not null`)
      .execute();
  await db.schema
    .createIndex('outbox_issue_once')
    .unique()
    .on('outbox')
    .columns(['about_id', 'recipient'])
    .where(sql<boolean>`kind = 'newsletter-issue'`)
    .execute();
}

/** Shared by all processes that send. */
async function createSharedState(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mail_departures')
    .addColumn('slot', 'text', (column) => column.primaryKey())
    .addColumn('departures', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('mail_trouble')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('since', 'text', (column) => column.notNull())
    .addColumn('noted_at', 'text', (column) => column.notNull())
    .addColumn('is_servers', 'integer', (column) => column.notNull())
    .addColumn('mail_id', 'text', (column) => column.notNull())
    .execute();
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await extendOutbox(db);
  await createSharedState(db);
}
