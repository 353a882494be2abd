import type { Db } from '../../db/database.ts';

/** Search engines read no more addresses from one file. */
const MAX_ADDRESSES = 50_000;

/** What search engines are told of every tour: its newest review changes its page, too. */
export async function listToursForSitemap(db: Db) {
  const rows = await db
    .selectFrom('tours')
    .leftJoin('reviews', (join) =>
      join.onRef('reviews.tour_id', '=', 'tours.id').on('reviews.is_hidden', '=', 0),
    )
    .select(['tours.id', 'slug', 'photo', 'updated_at'])
    .select((select) => select.fn.max('reviews.created_at').as('newest_review'))
    .where('tours.status', '=', 'published')
    .groupBy(['tours.id', 'slug', 'photo', 'updated_at'])
    .orderBy('tours.id', 'desc')
    .limit(MAX_ADDRESSES)
    .execute();
  return rows.map(({ slug, photo, updated_at, newest_review }) => ({
    slug,
    photo,
    changedAt: newest_review && newest_review > updated_at ? newest_review : updated_at,
  }));
}
