import type { Db } from '../../db/database.ts';
import type { ReviewRow } from '../../db/schema.ts';

/** Characters: shorter ones say too little for strangers. */
const MIN_CHARACTERS = 60;
const GOOD_RATING = 4;
const MAX_HIGHLIGHTS = 6;
/** So many of the newest are looked through, however many reviews there are. */
const MAX_CANDIDATES = 200;

export type HighlightRow = ReviewRow & { tour_title: string; tour_slug: string };

/** The newest good reviews that say something, of tours that can be looked at, one a tour, newest first. */
export async function listReviewHighlights(db: Db): Promise<HighlightRow[]> {
  const rows = await db
    .selectFrom('reviews')
    .innerJoin('tours', 'tours.id', 'reviews.tour_id')
    .selectAll('reviews')
    .select(['tours.title as tour_title', 'tours.slug as tour_slug'])
    .where('reviews.is_hidden', '=', 0)
    .where('tours.status', '=', 'published')
    .where('tours.status', '=', 'published')
    .where('reviews.rating', '>=', GOOD_RATING)
    .where((where) => where(where.fn('length', ['reviews.review_text']), '>=', MIN_CHARACTERS))
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(MAX_CANDIDATES)
    .execute();
  const newestOfTour = new Map<string, HighlightRow>();
  for (const row of rows) if (!newestOfTour.has(row.tour_id)) newestOfTour.set(row.tour_id, row);
  return [...newestOfTour.values()].slice(0, MAX_HIGHLIGHTS);
}
