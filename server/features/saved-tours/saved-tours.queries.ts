import { sql } from 'kysely';
import { LIMITS } from '../../../contracts/fields/field-limits.ts';
import type { Db } from '../../db/database.ts';
import { hideFromPlanner } from '../../db/dialect/hide-from-planner.ts';
import type { TourRow } from '../../db/schema.ts';

function savedTours(db: Db, userId: string) {
  return (
    db
      .selectFrom('saved_tours')
      .innerJoin('tours', 'tours.id', 'saved_tours.tour_id')
      .where('saved_tours.user_id', '=', userId)
      // An unpublished tour stays saved, and shows again when it is published.
      .where(hideFromPlanner(sql`tours.status = 'published'`))
      .orderBy('saved_tours.created_at', 'desc')
      .orderBy('tours.id', 'desc')
      .limit(LIMITS.savedTours)
  );
}

type NamedSavedTour = Pick<TourRow, 'title' | 'slug'> & { saved_at: string };

export function listSavedTours(db: Db, userId: string): Promise<NamedSavedTour[]> {
  return savedTours(db, userId)
    .select(['tours.title', 'tours.slug', 'saved_tours.created_at as saved_at'])
    .execute();
}

export async function listSavedIds(db: Db, userId: string): Promise<string[]> {
  const rows = await savedTours(db, userId).select('tours.id').execute();
  return rows.map((row) => row.id);
}

export async function savedIds(db: Db, userId: string): Promise<Set<string>> {
  const rows = await db.selectFrom('saved_tours').select('tour_id').where('user_id', '=', userId).execute();
  return new Set(rows.map((row) => row.tour_id));
}

/** The first becomes the latest saved. Skips missing and already saved tours, and those beyond the limit. */
export async function saveTours(trx: Db, userId: string, tourIds: string[], now: Date): Promise<void> {
  const saved = await savedIds(trx, userId);
  const wanted = tourIds.filter((id) => !saved.has(id));
  if (wanted.length === 0) return;
  const existing = await trx
    .selectFrom('tours')
    .select('id')
    .where('id', 'in', wanted)
    .where('status', '=', 'published')
    .execute();
  const known = new Set(existing.map(({ id }) => id));
  const room = Math.max(0, LIMITS.savedTours - saved.size);
  const added = wanted.filter((id) => known.has(id)).slice(0, room);
  if (added.length === 0) return;
  await trx
    .insertInto('saved_tours')
    .values(
      added.map((id, place) => ({
        user_id: userId,
        tour_id: id,
        // One millisecond between them keeps their order.
        created_at: new Date(now.getTime() - place).toISOString(),
      })),
    )
    .onConflict((on) => on.columns(['user_id', 'tour_id']).doNothing())
    .execute();
}

export async function unsaveTour(db: Db, userId: string, tourId: string): Promise<void> {
  await db.deleteFrom('saved_tours').where('user_id', '=', userId).where('tour_id', '=', tourId).execute();
}
