import type { Db } from '../../db/database.ts';

/** Search engines read no more addresses from one file. */
const MAX_ADDRESSES = 50_000;

/** What search engines are told of every tour. */
export function listToursForSitemap(db: Db) {
  return db
    .selectFrom('tours')
    .select(['id', 'slug', 'photo', 'updated_at'])
    .where('status', '=', 'published')
    .orderBy('id', 'desc')
    .limit(MAX_ADDRESSES)
    .execute();
}
