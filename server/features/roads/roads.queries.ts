import type { Db } from '../../db/database.ts';
import { locking } from '../../db/dialect/lock-rows.ts';
import { newId } from '../../db/identifiers.ts';
import type { RoadRow } from '../../db/road-rows.ts';

export type RoadContent = Pick<RoadRow, 'name' | 'state' | 'note' | 'source' | 'source_url'>;

const DAYS_DELETED = 30;

/** All that were not deleted, by name. There are some dozens at most. */
export function listRoads(db: Db): Promise<RoadRow[]> {
  return db
    .selectFrom('roads')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** The roads of these tours that were not deleted, by tour, each in its order. */
export async function findRoadsOfTours(db: Db, tourIds: readonly string[]): Promise<Map<string, RoadRow[]>> {
  const roads = new Map<string, RoadRow[]>(tourIds.map((id) => [id, []]));
  if (tourIds.length === 0) return roads;
  const rows = await db
    .selectFrom('tour_roads')
    .innerJoin('roads', 'roads.id', 'tour_roads.road_id')
    .selectAll('roads')
    .select('tour_roads.tour_id')
    .where('tour_roads.tour_id', 'in', tourIds)
    .where('roads.deleted_at', 'is', null)
    .orderBy('tour_roads.tour_id')
    .orderBy('tour_roads.position')
    .execute();
  for (const { tour_id, ...road } of rows) roads.get(tour_id)?.push(road);
  return roads;
}

/** Of these ids those that are roads, deleted ones too: they stay with their tours, for they may come back. */
export async function findRoadIds(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('roads').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map((row) => row.id));
}

/** The ids of a tour's roads in their order, deleted ones too. */
export async function listRoadIdsOfTour(db: Db, tourId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('tour_roads')
    .select('road_id')
    .where('tour_id', '=', tourId)
    .orderBy('position')
    .execute();
  return rows.map((row) => row.road_id);
}

export async function replaceRoadsOfTour(trx: Db, tourId: string, roadIds: readonly string[]): Promise<void> {
  await trx.deleteFrom('tour_roads').where('tour_id', '=', tourId).execute();
  if (roadIds.length === 0) return;
  const rows = roadIds.map((road_id, position) => ({ tour_id: tourId, position, road_id }));
  await trx.insertInto('tour_roads').values(rows).execute();
}

/** How many tours use each road, whatever their status. */
export async function countToursOfRoads(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('tour_roads')
    .select('road_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .groupBy('road_id')
    .execute();
  return new Map(rows.map(({ road_id, count }) => [road_id, Number(count)]));
}

export async function countRoads(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('roads')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Also one that was deleted. */
export function findRoad(db: Db, id: string): Promise<RoadRow | undefined> {
  return db.selectFrom('roads').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The same until the transaction ends. */
export function lockRoad(trx: Db, id: string): Promise<RoadRow | undefined> {
  return locking(trx, trx.selectFrom('roads').selectAll().where('id', '=', id), 'roads').executeTakeFirst();
}

export function insertRoad(trx: Db, content: RoadContent, now: Date): Promise<RoadRow> {
  const at = now.toISOString();
  return trx
    .insertInto('roads')
    .values({ ...content, id: newId(), checked_at: at, created_at: at, updated_at: at })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function updateRoad(
  trx: Db,
  id: string,
  change: Partial<RoadContent & Pick<RoadRow, 'checked_at' | 'version' | 'updated_at' | 'deleted_at'>>,
): Promise<RoadRow> {
  return trx.updateTable('roads').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Those that can be brought back no more. */
export async function removeDeletedRoads(db: Db, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - DAYS_DELETED * 86_400_000).toISOString();
  await db.deleteFrom('roads').where('deleted_at', '<=', longAgo).execute();
}
