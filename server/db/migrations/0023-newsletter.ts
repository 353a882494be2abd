import type { Kysely } from 'kysely';

const REQUIRED = ['id', 'subject', 'body', 'audience', 'state', 'created_at', 'updated_at'] as const;

/** Existing addresses have no recorded consent: they wait to be asked (`asked_at`). */
async function extendSubscribers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('subscribers')
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('pending'))
    .execute();
  for (const column of [
    ...['asked_at', 'confirmed_at', 'left_at', 'leave_reason', 'leave_text', 'left_by_issue', 'leave_token'],
  ])
    await db.schema.alterTable('subscribers').addColumn(column, 'text').execute();
  for (const [name, columns] of [
    ['subscribers_by_state', ['state', 'subscribed_at', 'id']],
    ['subscribers_to_send', ['state', 'id']],
    ['subscribers_to_ask', ['state', 'asked_at', 'id']],
    ['subscribers_left_by_issue', ['left_by_issue']],
  ] as const)
    await db.schema
      .createIndex(name)
      .on('subscribers')
      .columns([...columns])
      .execute();
  await db.schema
    .createIndex('subscribers_by_leave_token')
    .on('subscribers')
    .column('leave_token')
    .unique()
    .execute();
  await db.schema
    .createTable('subscriber_links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('subscriber_id', 'text', (column) =>
      column.notNull().references('subscribers.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .execute();
  await db.schema
    .createIndex('subscriber_links_of_subscriber')
    .on('subscriber_links')
    .columns(['subscriber_id', 'expires_at'])
    .execute();
}

/** The outbox knows who was sent which issue. */
async function createIssues(db: Kysely<unknown>): Promise<void> {
  let issues = db.schema.createTable('newsletter_issues');
  for (const column of REQUIRED)
    issues = issues.addColumn(column, 'text', (made) =>
      column === 'id' ? made.primaryKey() : made.notNull(),
    );
  issues = issues.addColumn('version', 'integer', (column) => column.notNull().defaultTo(1));
  for (const column of ['send_at', 'started_at', 'ended_at', 'frozen', 'enqueued_to', 'figures', 'fault'])
    issues = issues.addColumn(column, 'text');
  await issues.execute();
  await db.schema
    .createIndex('newsletter_issues_newest')
    .on('newsletter_issues')
    .columns(['created_at', 'id'])
    .execute();
  await db.schema
    .createIndex('newsletter_issues_by_state')
    .on('newsletter_issues')
    .columns(['state', 'send_at'])
    .execute();
  await db.schema
    .createTable('issue_links')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('issue_id', 'text', (column) =>
      column.notNull().references('newsletter_issues.id').onDelete('cascade'),
    )
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('clicks', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex('issue_links_of_issue')
    .on('issue_links')
    .columns(['issue_id', 'position'])
    .execute();
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await extendSubscribers(db);
  await createIssues(db);
}
