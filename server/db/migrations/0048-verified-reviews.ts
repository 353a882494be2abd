import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await extendReviews(db);
  await db.schema
    .createTable('review_invitations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('booking_id', 'text', (column) =>
      column.notNull().unique().references('bookings.id').onDelete('cascade'),
    )
    .addColumn('token_hash', 'text', (column) => column.unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text')
    .addColumn('used_at', 'text')
    .execute();
  await db.schema
    .createTable('review_pictures')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('invitation_id', 'text', (column) =>
      column.references('review_invitations.id').onDelete('cascade'),
    )
    .addColumn('review_id', 'text', (column) => column.references('reviews.id').onDelete('cascade'))
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('waiting', 'shown', 'hidden')`),
    )
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('dominant_colour', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('review_pictures_waiting')
    .on('review_pictures')
    .column('review_id')
    .where(sql<boolean>`state = 'waiting'`)
    .execute();
  for (const column of ['invitation_id', 'review_id'])
    await db.schema
      .createIndex(`review_pictures_${column}`)
      .on('review_pictures')
      .columns([column, 'id'])
      .execute();
}

async function extendReviews(db: Kysely<unknown>): Promise<void> {
  const reviews = () => db.schema.alterTable('reviews');
  await reviews()
    .addColumn('booking_id', 'text', (column) => column.references('bookings.id').onDelete('set null'))
    .execute();
  await reviews().addColumn('verified_at', 'text').execute();
  await reviews().addColumn('travelled_in', 'text').execute();
  await reviews()
    .addColumn('is_waiting', 'integer', (column) =>
      column.notNull().defaultTo(0).check(sql`is_waiting in (0, 1)`),
    )
    .execute();
  await db.schema.createIndex('reviews_verified_by').unique().on('reviews').column('booking_id').execute();
  await db.schema
    .createIndex('reviews_waiting')
    .on('reviews')
    .columns(['created_at', 'id'])
    .where(sql<boolean>`is_waiting = 1`)
    .execute();
}
