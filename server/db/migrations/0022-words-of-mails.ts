import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createWords(db);
  await createConfirmations(db);
  await createMornings(db);
}

async function createWords(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mail_words')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('subject', 'text')
    .addColumn('body', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('mail_words_key', ['kind', 'language'])
    .execute();
}

async function createConfirmations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('email_confirmations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.unique())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text')
    .addColumn('used_at', 'text')
    .execute();
  await db.schema
    .createIndex('email_confirmations_of_user')
    .on('email_confirmations')
    .columns(['user_id', 'created_at'])
    .execute();
  await db.schema
    .createIndex('email_confirmations_by_age')
    .on('email_confirmations')
    .column('created_at')
    .execute();
}

/** One row per person and day: the process that inserts it sends the mail. */
async function createMornings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('morning_mails')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('morning_mails_key', ['user_id', 'day'])
    .execute();
  await db.schema.createIndex('morning_mails_by_day').on('morning_mails').column('day').execute();
  await db.schema
    .alterTable('users')
    .addColumn('wants_morning_mail', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}
