import { type Kysely, sql } from 'kysely';
import { clearAuditLog } from './clear-audit-log.ts';
import { fillBookingWords } from './fill-booking-words.ts';
import { fillMailSubjects } from './fill-mail-subjects.ts';
import { fillMerges } from './fill-merges.ts';

async function createMerges(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('booking_merges')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kept_id', 'text', (column) => column.notNull().references('bookings.id').onDelete('cascade'))
    .addColumn('other_id', 'text', (column) => column.notNull().references('bookings.id').onDelete('cascade'))
    .addColumn('taken_over', 'text', (column) => column.notNull())
    .addColumn('merged_at', 'text', (column) => column.notNull())
    .addColumn('undone_at', 'text')
    .execute();
  await db.schema
    .createIndex('booking_merges_standing')
    .unique()
    .on('booking_merges')
    .column('other_id')
    .where(sql<boolean>`undone_at is null`)
    .execute();
  await db.schema
    .createIndex('booking_merges_of_kept')
    .on('booking_merges')
    .columns(['kept_id', 'merged_at', 'id'])
    .execute();
  await db.schema
    .createIndex('booking_merges_of_other')
    .on('booking_merges')
    .columns(['other_id', 'merged_at', 'id'])
    .execute();
}

/** Merged enquiries are not in the list, but not in the bin either. */
async function leaveMergedOutOfBin(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('bookings_in_bin').execute();
  await db.schema
    .createIndex('bookings_in_bin')
    .on('bookings')
    .columns(['deleted_at', 'id'])
    .where(sql<boolean>`deleted_at is not null and merged_into is null`)
    .execute();
}

async function nameMailSubjects(db: Kysely<unknown>): Promise<void> {
  for (const column of ['about_kind', 'about_id'])
    await db.schema
      .alterTable('outbox')
      .addColumn(column, 'text', (text) => text.notNull().defaultTo(''))
      .execute();
  await db.schema.createIndex('outbox_about').on('outbox').columns(['about_kind', 'about_id']).execute();
  await fillMailSubjects(db);
}

async function indexLookUps(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('tours_by_title').on('tours').column('title').execute();
  await db.schema.createIndex('contact_messages_by_email').on('contact_messages').column('email').execute();
}

/** Gives merges a table, returns each event to its own enquiry, and removes what was deleted from mails and log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await indexLookUps(db);
  await createMerges(db);
  await leaveMergedOutOfBin(db);
  await fillMerges(db);
  await fillBookingWords(db);
  await nameMailSubjects(db);
  await clearAuditLog(db);
  await db.schema.alterTable('users').addColumn('email_proved_at', 'text').execute();
}
