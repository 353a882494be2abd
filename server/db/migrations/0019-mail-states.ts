import { type Kysely, sql } from 'kysely';
import { fillMailStates } from './fill-mail-states.ts';

/** Gives mails lanes and end states. A claim gets its own column; until now it was a postponed try. */
async function tellMailsApart(db: Kysely<unknown>): Promise<void> {
  const outbox = () => db.schema.alterTable('outbox');
  await outbox()
    .addColumn('lane', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await outbox()
    .addColumn('domain', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  for (const column of [
    'claimed_until',
    'claimed_by',
    'failed_at',
    'cancelled_at',
    'server_answer',
    'content',
  ])
    await outbox().addColumn(column, 'text').execute();
  await db.schema.dropIndex('outbox_due').execute();
  await db.schema
    .createIndex('outbox_due')
    .on('outbox')
    .columns(['lane', 'next_attempt_at', 'id'])
    .where(sql<boolean>`next_attempt_at is not null`)
    .execute();
  await db.schema.createIndex('outbox_newest').on('outbox').columns(['created_at', 'id']).execute();
  await db.schema
    .createIndex('outbox_failed')
    .on('outbox')
    .columns(['created_at', 'id'])
    .where(sql<boolean>`failed_at is not null`)
    .execute();
  await db.schema.createIndex('outbox_of_recipient').on('outbox').columns(['recipient', 'id']).execute();
  await fillMailStates(db);
}

async function createUnreachableAddresses(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('unreachable_addresses')
    .addColumn('email', 'text', (column) => column.primaryKey())
    .addColumn('found_by', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('mail_id', 'text')
    .addColumn('found_at', 'text', (column) => column.notNull())
    .execute();
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await tellMailsApart(db);
  await createUnreachableAddresses(db);
}
