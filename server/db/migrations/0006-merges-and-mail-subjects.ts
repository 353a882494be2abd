import { type Kysely, sql } from 'kysely';
import { fillBookingWords } from './fill-booking-words.ts';
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

/** What was merged is out of the list, but not in the bin. */
async function leaveMergedOutOfBin(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('bookings_in_bin').execute();
  await db.schema
    .createIndex('bookings_in_bin')
    .on('bookings')
    .columns(['deleted_at', 'id'])
    .where(sql<boolean>`deleted_at is not null and merged_into is null`)
    .execute();
}

/** Merges become rows of their own, and every event goes back to the enquiry where it happened. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createMerges(db);
  await leaveMergedOutOfBin(db);
  await fillMerges(db);
  await fillBookingWords(db);
}
