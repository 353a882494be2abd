import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('tours_listed').on('tours').columns(['featured', 'status', 'id']).execute();
  await db.schema.dropIndex('tours_featured').execute();
  // A covering index for counting ratings.
  await db.schema
    .createIndex('reviews_published_of_tour')
    .on('reviews')
    .columns(['tour_id', 'is_hidden', 'created_at', 'id', 'rating'])
    .execute();
  await db.schema.dropIndex('reviews_of_tour_newest').execute();
  // Word for word as in `review-highlights.queries.ts`.
  await sql`create index reviews_for_strangers on reviews (
    (case when is_hidden = 0 and rating >= 4 and length(review_text) >= 60 then 1 end), created_at, id)`.execute(
    db,
  );
  // Partial: in a full index most entries are null, so SQLite finds it unselective and reads every enquiry.
  await db.schema.dropIndex('bookings_merged').execute();
  await db.schema
    .createIndex('bookings_merged')
    .on('bookings')
    .column('merged_into')
    .where(sql<boolean>`merged_into is not null`)
    .execute();
}
