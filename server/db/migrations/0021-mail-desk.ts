import { type Kysely, sql } from 'kysely';
import { createPrefixIndex } from '../dialect/prefix-index.ts';

/** By state, newest first: most mails have one state, and the others must not be searched among them. */
const LISTS = {
  outbox_open_newest: sql<boolean>`next_attempt_at is not null`,
  outbox_retrying_newest: sql<boolean>`next_attempt_at is not null and last_error is not null`,
  outbox_sent_newest: sql<boolean>`sent_at is not null`,
  outbox_cancelled_newest: sql<boolean>`cancelled_at is not null`,
};

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('outbox').addColumn('run_at', 'text').execute();
  await db.schema
    .createIndex('outbox_run')
    .on('outbox')
    .column('run_at')
    .where(sql<boolean>`run_at is not null`)
    .execute();
  for (const [name, state] of Object.entries(LISTS))
    await db.schema.createIndex(name).on('outbox').columns(['created_at', 'id']).where(state).execute();
  await db.schema
    .createIndex('outbox_kind_newest')
    .on('outbox')
    .columns(['kind', 'created_at', 'id'])
    .execute();
  await createPrefixIndex(db, 'outbox_recipient_begins', {
    table: 'outbox',
    column: 'recipient',
    id: 'id',
  });
}
