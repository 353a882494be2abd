import { type CreateTableBuilder, type Kysely, sql } from 'kysely';

/** Every table has `id text primary key` (UUIDv7) unless its key is another. */
function table(db: Kysely<unknown>, name: string): CreateTableBuilder<string, 'id'> {
  return db.schema.createTable(name).addColumn('id', 'text', (column) => column.primaryKey());
}

async function createAccountTables(db: Kysely<unknown>): Promise<void> {
  await table(db, 'users')
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull().check(sql`role in ('user', 'admin')`))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await table(db, 'sessions')
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessions_by_user').on('sessions').column('user_id').execute();
  await db.schema.createIndex('sessions_by_expiry').on('sessions').column('expires_at').execute();
  await table(db, 'password_resets')
    .addColumn('token_hash', 'text', (column) => column.unique())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text')
    .addColumn('used_at', 'text')
    .execute();
  await db.schema
    .createIndex('password_resets_by_user')
    .on('password_resets')
    .columns(['user_id', 'created_at'])
    .execute();
  await table(db, 'sign_in_failures')
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('failed_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('sign_in_failures_by_email')
    .on('sign_in_failures')
    .columns(['email', 'failed_at'])
    .execute();
}

async function createTourTables(db: Kysely<unknown>): Promise<void> {
  await table(db, 'tours')
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('distance', 'double precision', (column) => column.notNull().check(sql`distance >= 0`))
    .addColumn('price', 'integer', (column) => column.notNull().check(sql`price >= 0`))
    .addColumn('discount_price', 'integer', (column) => column.notNull().check(sql`discount_price >= 0`))
    .addColumn('discount', 'integer', (column) => column.notNull().check(sql`discount between 0 and 100`))
    .addColumn('duration', 'text', (column) => column.notNull())
    .addColumn('max_group_size', 'integer', (column) => column.notNull().check(sql`max_group_size > 0`))
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('photo', 'text', (column) => column.notNull())
    .addColumn('featured', 'integer', (column) => column.notNull().check(sql`featured in (0, 1)`))
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addCheckConstraint('tours_discount_price_below_price', sql`discount_price <= price`)
    .execute();
  await db.schema.createIndex('tours_featured').on('tours').columns(['featured', 'id']).execute();
  await db.schema
    .createTable('tour_days')
    .addColumn('tour_id', 'text', (column) => column.notNull().references('tours.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('tour_days_key', ['tour_id', 'position'])
    .execute();
  await table(db, 'reviews')
    .addColumn('tour_id', 'text', (column) => column.notNull().references('tours.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('rating', 'integer', (column) => column.notNull().check(sql`rating between 1 and 5`))
    .addColumn('review_text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('one_review_per_traveller_and_tour', ['tour_id', 'user_id'])
    .execute();
  await db.schema
    .createIndex('reviews_of_tour_newest')
    .on('reviews')
    .columns(['tour_id', 'created_at', 'id', 'rating'])
    .execute();
  await db.schema.createIndex('reviews_newest').on('reviews').columns(['created_at', 'id']).execute();
  await db.schema.createIndex('reviews_by_user').on('reviews').column('user_id').execute();
}

async function createEnquiryTables(db: Kysely<unknown>): Promise<void> {
  await table(db, 'bookings')
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('user_email', 'text', (column) => column.notNull())
    .addColumn('tour_name', 'text', (column) => column.notNull())
    .addColumn('full_name', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('guest_size', 'integer', (column) => column.notNull().check(sql`guest_size between 1 and 500`))
    .addColumn('book_at', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) =>
      column
        .notNull()
        .check(sql`status in ('new', 'contacted', 'confirmed', 'completed', 'cancelled', 'spam')`),
    )
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'text')
    .execute();
  await db.schema.createIndex('bookings_newest').on('bookings').columns(['created_at', 'id']).execute();
  await db.schema
    .createIndex('bookings_of_user')
    .on('bookings')
    .columns(['user_id', 'created_at', 'id'])
    .execute();
  await table(db, 'subscribers')
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('subscribed_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('subscribers_newest')
    .on('subscribers')
    .columns(['subscribed_at', 'id'])
    .execute();
  await table(db, 'contact_messages')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('mobile', 'text', (column) => column.notNull())
    .addColumn('tour_type', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('contact_messages_newest')
    .on('contact_messages')
    .columns(['created_at', 'id'])
    .execute();
}

async function createDeliveryTables(db: Kysely<unknown>): Promise<void> {
  await table(db, 'outbox')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('next_attempt_at', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('sent_at', 'text')
    .addColumn('last_error', 'text')
    .execute();
  await db.schema.createIndex('outbox_due').on('outbox').column('next_attempt_at').execute();
  await db.schema
    .createTable('idempotency_keys')
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('answer', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_keys_key', ['scope', 'key'])
    .execute();
  await db.schema
    .createIndex('idempotency_keys_by_age')
    .on('idempotency_keys')
    .column('created_at')
    .execute();
}

async function createSiteTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('settings')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('is_placeholder', 'integer', (column) => column.notNull().check(sql`is_placeholder in (0, 1)`))
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await table(db, 'media')
    .addColumn('url', 'text', (column) => column.notNull().unique())
    .addColumn('alt', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull().check(sql`width > 0`))
    .addColumn('height', 'integer', (column) => column.notNull().check(sql`height > 0`))
    .addColumn('dominant_colour', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await createAccountTables(db);
  await createTourTables(db);
  await createEnquiryTables(db);
  await createDeliveryTables(db);
  await createSiteTables(db);
}
