import type { Db } from '../../db/database.ts';
import type { RoadRow } from '../../db/site-rows.ts';

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

/** Includes deleted roads, which may be restored. */
export async function findRoadIds(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('roads').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map((row) => row.id));
}

/** Includes deleted roads. */
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

export async function countToursOfRoads(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('tour_roads')
    .select('road_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .groupBy('road_id')
    .execute();
  return new Map(rows.map(({ road_id, count }) => [road_id, Number(count)]));
}
