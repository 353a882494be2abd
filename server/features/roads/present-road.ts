import type { ManagedRoad, Road } from '../../../contracts/roads/roads.contract.ts';
import type { Db } from '../../db/database.ts';
import type { RoadRow } from '../../db/site-rows.ts';
import { listTripsSoon } from './road-news.ts';
import { countToursOfRoads } from './roads.queries.ts';

export function presentRoad(row: RoadRow): Road {
  const { id, name, state, note, source, source_url, checked_at } = row;
  return { _id: id, name, state, note, source, sourceUrl: source_url, checkedAt: checked_at };
}

export async function presentManagedRoads(
  db: Db,
  rows: readonly RoadRow[],
  now: Date,
): Promise<ManagedRoad[]> {
  const tours = await countToursOfRoads(db);
  const trips = await listTripsSoon(db, now);
  return rows.map((row) => ({
    ...presentRoad(row),
    version: row.version,
    tours: tours.get(row.id) ?? 0,
    tripsSoon: trips.filter((trip) => trip.road_id === row.id).length,
  }));
}
