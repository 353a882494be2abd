import { type Kysely, sql } from 'kysely';
import { binaryText } from '../dialect/binary-text.ts';
import { addColumns } from './add-columns.ts';
import { fillBookings } from './fill-bookings.ts';
import { fillSearchWords } from './fill-search-words.ts';

async function extendTours(db: Kysely<unknown>): Promise<void> {
  await addColumns(db, 'tours', [
    {
      name: 'status',
      type: 'text',
      notNull: true,
      default: 'published',
      check: `status in ('draft', 'published', 'archived')`,
    },
    { name: 'version', type: 'integer', notNull: true, default: 1 },
  ]);
  await db.schema.createIndex('tours_by_status').on('tours').columns(['status', 'id']).execute();
  await db.schema.createIndex('tours_by_update').on('tours').columns(['updated_at', 'id']).execute();
  await db.schema.createIndex('tours_by_photo').on('tours').column('photo').execute();
  await addColumns(db, 'media', [
    { name: 'widths', type: 'text', notNull: true, default: '[]' },
    { name: 'focus_x', type: 'integer', notNull: true, default: 50, check: 'focus_x between 0 and 100' },
    { name: 'focus_y', type: 'integer', notNull: true, default: 50, check: 'focus_y between 0 and 100' },
    { name: 'is_uploaded', type: 'integer', notNull: true, default: 0, check: 'is_uploaded in (0, 1)' },
    { name: 'original_name', type: 'text' },
    { name: 'uploaded_by', type: 'text' },
    { name: 'unused_since', type: 'text' },
  ]);
  await db.schema
    .createTable('tour_pictures')
    .addColumn('tour_id', 'text', (column) => column.notNull().references('tours.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('media_id', 'text', (column) => column.notNull().references('media.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('tour_pictures_key', ['tour_id', 'position'])
    .execute();
  await db.schema.createIndex('tour_pictures_by_media').on('tour_pictures').column('media_id').execute();
}

async function extendReviews(db: Kysely<unknown>): Promise<void> {
  await addColumns(db, 'reviews', [
    { name: 'is_hidden', type: 'integer', notNull: true, default: 0, check: 'is_hidden in (0, 1)' },
    { name: 'reply', type: 'text' },
    { name: 'replied_at', type: 'text' },
  ]);
  const indexes: [string, string[]][] = [
    ['reviews_by_state', ['is_hidden', 'created_at', 'id', 'rating']],
    ['reviews_by_rating', ['rating', 'created_at', 'id']],
  ];
  for (const [name, columns] of indexes) {
    await db.schema.createIndex(name).on('reviews').columns(columns).execute();
  }
}

/** The desk's lists leave out the bin; each index serves one order within its most common filter. */
async function indexBookings(db: Kysely<unknown>): Promise<void> {
  const whole: [string, string[]][] = [
    ['bookings_by_travel_date', ['book_at', 'id']],
    ['bookings_by_email', ['user_email']],
    ['bookings_by_phone', ['phone']],
    ['bookings_merged', ['merged_into']],
    ['bookings_by_tour', ['tour_name', 'deleted_at', 'created_at', 'status']],
  ];
  for (const [name, columns] of whole) {
    await db.schema.createIndex(name).on('bookings').columns(columns).execute();
  }
  const ofTheList: [string, string[]][] = [
    ['bookings_by_status', ['status', 'created_at', 'id']],
    ['bookings_by_owner', ['owner_id', 'created_at', 'id']],
    ['bookings_by_destination', ['destination', 'created_at', 'id']],
    ['bookings_by_source', ['source', 'created_at', 'id']],
    // Covers the dashboard's figures; SQLite needs `deleted_at` for that. In the list's order, as SQLite may use it
    // there.
    [
      'bookings_figures',
      ['created_at', 'id', 'status', 'destination', 'source', 'first_reply_at', 'deleted_at'],
    ],
  ];
  for (const [name, columns] of ofTheList) {
    await db.schema
      .createIndex(name)
      .on('bookings')
      .columns(columns)
      .where(sql<boolean>`deleted_at is null`)
      .execute();
  }
  await sql`create index bookings_by_next_action on bookings (coalesce(next_action_on, '9999-12-31'), id)
    where deleted_at is null`.execute(db);
  // Word for word as in the desk's query. An expression: SQLite takes all partial indexes to be of one size.
  await sql`create index bookings_waiting on bookings ((case when deleted_at is null and (
      (status = 'new' and first_reply_at is null) or
      (status in ('new', 'contacted', 'confirmed') and next_action_on is not null)
    ) then 1 end), created_at, id, status, first_reply_at, next_action_on)`.execute(db);
  await sql`create index bookings_in_bin on bookings (deleted_at, id) where deleted_at is not null`.execute(
    db,
  );
}

async function extendBookings(db: Kysely<unknown>): Promise<void> {
  await addColumns(db, 'bookings', [
    { name: 'destination', type: 'text', notNull: true, default: '' },
    { name: 'next_action_on', type: 'text' },
    { name: 'first_reply_at', type: 'text' },
    {
      name: 'source',
      type: 'text',
      notNull: true,
      default: 'site',
      check: `source in ('site', 'phone', 'whatsapp', 'email', 'walk_in')`,
    },
  ]);
  await db.schema
    .alterTable('bookings')
    .addColumn('owner_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .execute();
  await db.schema
    .alterTable('bookings')
    .addColumn('merged_into', 'text', (column) => column.references('bookings.id').onDelete('set null'))
    .execute();
  await indexBookings(db);
  await db.schema
    .createTable('booking_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('booking_id', 'text', (column) =>
      column.notNull().references('bookings.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('actor_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('actor_name', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('booking_events_of_booking')
    .on('booking_events')
    .columns(['booking_id', 'created_at', 'id'])
    .execute();
}

async function createBookingChanges(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('booking_changes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('undone_at', 'text')
    .execute();
  await db.schema.createIndex('booking_changes_by_age').on('booking_changes').column('created_at').execute();
}

async function extendContactMessages(db: Kysely<unknown>): Promise<void> {
  await addColumns(db, 'contact_messages', [
    { name: 'done_at', type: 'text' },
    { name: 'replied_at', type: 'text' },
  ]);
  await db.schema
    .createTable('contact_replies')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('message_id', 'text', (column) =>
      column.notNull().references('contact_messages.id').onDelete('cascade'),
    )
    .addColumn('actor_name', 'text', (column) => column.notNull())
    .addColumn('reply', 'text', (column) => column.notNull())
    .addColumn('mail_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('contact_replies_of_message')
    .on('contact_replies')
    .columns(['message_id', 'created_at', 'id'])
    .execute();
  await db.schema
    .createIndex('contact_messages_open')
    .on('contact_messages')
    .columns(['done_at', 'created_at', 'id'])
    .execute();
}

async function createSearchWords(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('search_words')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('word', binaryText(db), (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_words_key', ['kind', 'word', 'subject_id'])
    .execute();
  await db.schema
    .createIndex('search_words_of_subject')
    .on('search_words')
    .columns(['subject_id', 'kind', 'word'])
    .execute();
}

async function createAuditLog(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit_log')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('actor_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('actor_name', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject_kind', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('subject_label', 'text', (column) => column.notNull())
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  const indexes: [string, string[]][] = [
    ['audit_log_newest', ['created_at', 'id']],
    ['audit_log_of_subject', ['subject_kind', 'subject_id', 'created_at', 'id']],
    ['audit_log_by_kind', ['subject_kind', 'created_at', 'id']],
    ['audit_log_by_actor', ['actor_id', 'created_at', 'id']],
    ['audit_log_by_action', ['action', 'created_at', 'id']],
  ];
  for (const [name, columns] of indexes) {
    await db.schema.createIndex(name).on('audit_log').columns(columns).execute();
  }
}

async function indexUsers(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('users_newest').on('users').columns(['created_at', 'id']).execute();
  await db.schema.createIndex('users_by_role').on('users').columns(['role', 'created_at', 'id']).execute();
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await extendTours(db);
  await extendReviews(db);
  await extendBookings(db);
  await createBookingChanges(db);
  await fillBookings(db);
  await extendContactMessages(db);
  await createSearchWords(db);
  await fillSearchWords(db);
  await createAuditLog(db);
  await indexUsers(db);
}
