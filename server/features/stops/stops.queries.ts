import type { TourStop } from '../../../contracts/stops/stops.contract.ts';
import type { Db } from '../../db/database.ts';
import { locking } from '../../db/dialect/lock-rows.ts';
import { newId } from '../../db/identifiers.ts';
import type { StopRow, TourStopRow } from '../../db/stop-rows.ts';
import { presentStop, type StopContent } from './stored-stop.ts';

const DAYS_DELETED = 30;

/** All that were not deleted, by name. There are a few dozen. */
export function listStops(db: Db): Promise<StopRow[]> {
  return db
    .selectFrom('stops')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** Also one that was deleted. */
export function findStop(db: Db, id: string): Promise<StopRow | undefined> {
  return db.selectFrom('stops').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The same until the transaction ends. */
export function lockStop(trx: Db, id: string): Promise<StopRow | undefined> {
  return locking(trx, trx.selectFrom('stops').selectAll().where('id', '=', id), 'stops').executeTakeFirst();
}

export async function countStops(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('stops')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many tours come by, by place; one that is missing has none. */
export async function countToursOfStops(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('tour_stops')
    .select(({ fn }) => ['stop_id', fn.count<number>('tour_id').distinct().as('count')])
    .groupBy('stop_id')
    .execute();
  return new Map(rows.map(({ stop_id, count }) => [stop_id, Number(count)]));
}

/** Those slugs that begin like this one, of deleted places too. */
export async function takenStopSlugs(trx: Db, slug: string): Promise<Set<string>> {
  const taken = await trx.selectFrom('stops').select('slug').where('slug', 'like', `${slug}%`).execute();
  return new Set(taken.map((row) => row.slug));
}

/** Undefined when another took the slug meanwhile. */
export function insertStop(
  trx: Db,
  content: StopContent & { slug: string },
  now: Date,
): Promise<StopRow | undefined> {
  const at = now.toISOString();
  return trx
    .insertInto('stops')
    .values({ ...content, id: newId(), created_at: at, updated_at: at })
    .onConflict((on) => on.column('slug').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function updateStop(
  trx: Db,
  id: string,
  change: Partial<StopContent & Pick<StopRow, 'version' | 'updated_at' | 'deleted_at'>>,
): Promise<StopRow> {
  return trx.updateTable('stops').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Those that can be brought back no more. */
export async function removeDeletedStops(db: Db, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - DAYS_DELETED * 86_400_000).toISOString();
  await db.deleteFrom('stops').where('deleted_at', '<=', longAgo).execute();
}

/** The places of a tour in their order, without those that were deleted. */
export async function findTourStops(db: Db, tourId: string): Promise<TourStop[]> {
  const rows = await db
    .selectFrom('tour_stops')
    .innerJoin('stops', 'stops.id', 'tour_stops.stop_id')
    .selectAll('stops')
    .select('tour_stops.day')
    .where('tour_stops.tour_id', '=', tourId)
    .where('stops.deleted_at', 'is', null)
    .orderBy('tour_stops.position')
    .execute();
  return rows.map(({ day, ...row }) => ({ ...presentStop(row), day }));
}

/** What the places where these tours come by are called, by tour: all their names, of one place after the other. */
export async function findNamesOfStops(db: Db, tourIds: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('tour_stops')
    .innerJoin('stops', 'stops.id', 'tour_stops.stop_id')
    .select(['tour_stops.tour_id', 'stops.name', 'stops.also_called'])
    .where('tour_stops.tour_id', 'in', [...tourIds])
    .where('stops.deleted_at', 'is', null)
    .orderBy('tour_stops.position')
    .execute();
  const byTour = Map.groupBy(rows, (row) => row.tour_id);
  return new Map([...byTour].map(([id, own]) => [id, own.flatMap((row) => [row.name, row.also_called])]));
}

/** Those of these ids that are places by now. */
export async function findStopIds(trx: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await trx
    .selectFrom('stops')
    .select('id')
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

type StopOnDay = Pick<TourStopRow, 'stop_id' | 'day'>;

/** Places that are deleted for now stay with the tour, on their days: one may come back. */
export async function replaceTourStops(
  trx: Db,
  tourId: string,
  present: readonly StopOnDay[],
): Promise<void> {
  const stops = [...present];
  for (const deleted of await listDeletedOfTour(trx, tourId)) {
    const later = stops.findIndex(({ day }) => day > deleted.day);
    stops.splice(later < 0 ? stops.length : later, 0, deleted);
  }
  await trx.deleteFrom('tour_stops').where('tour_id', '=', tourId).execute();
  if (stops.length === 0) return;
  await trx
    .insertInto('tour_stops')
    .values(stops.map((stop, position) => ({ ...stop, tour_id: tourId, position })))
    .execute();
}

function listDeletedOfTour(trx: Db, tourId: string): Promise<StopOnDay[]> {
  return trx
    .selectFrom('tour_stops')
    .innerJoin('stops', 'stops.id', 'tour_stops.stop_id')
    .select(['tour_stops.stop_id', 'tour_stops.day'])
    .where('tour_stops.tour_id', '=', tourId)
    .where('stops.deleted_at', 'is not', null)
    .orderBy('tour_stops.position')
    .execute();
}
