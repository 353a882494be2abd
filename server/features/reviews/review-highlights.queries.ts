import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { ReviewRow } from '../../db/schema.ts';

/** Must match the expression of its index in migration 0010 word for word. */
const isForStrangers = sql<
  number | null
>`(case when is_hidden = 0 and rating >= 4 and length(review_text) >= 60 then 1 end)`;
const MAX_HIGHLIGHTS = 6;
const MAX_CANDIDATES = 200;
/** Enough to find six tours, as a rule. */
const FEW_CANDIDATES = 12;

export type HighlightRow = ReviewRow & { tour_title: string; tour_slug: string };

export async function listReviewHighlights(db: Db): Promise<HighlightRow[]> {
  const few = newestOfEach(await listCandidates(db, FEW_CANDIDATES));
  return few.length === MAX_HIGHLIGHTS ? few : newestOfEach(await listCandidates(db, MAX_CANDIDATES));
}

function listCandidates(db: Db, limit: number): Promise<HighlightRow[]> {
  return db
    .selectFrom('reviews')
    .innerJoin('tours', 'tours.id', 'reviews.tour_id')
    .selectAll('reviews')
    .select(['tours.title as tour_title', 'tours.slug as tour_slug'])
    .where(isForStrangers, '=', 1)
    .where('tours.status', '=', 'published')
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(limit)
    .execute();
}

function newestOfEach(rows: HighlightRow[]): HighlightRow[] {
  const newestOfTour = new Map<string, HighlightRow>();
  for (const row of rows) if (!newestOfTour.has(row.tour_id)) newestOfTour.set(row.tour_id, row);
  return [...newestOfTour.values()].slice(0, MAX_HIGHLIGHTS);
}
