import type { TourOfStops, TourStop } from '../../../contracts/stops/stops.contract.ts';
import type { Db } from '../../db/database.ts';
import type { TourStopRow } from '../../db/site-rows.ts';
import { findChoices } from '../page-content/choices.queries.ts';
import { presentStop } from './stored-stop.ts';

export async function countToursOfStops(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('tour_stops')
    .select(({ fn }) => ['stop_id', fn.count<number>('tour_id').distinct().as('count')])
    .groupBy('stop_id')
    .execute();
  return new Map(rows.map(({ stop_id, count }) => [stop_id, Number(count)]));
}

export async function takenStopSlugs(trx: Db, slug: string): Promise<Set<string>> {
  const taken = await trx.selectFrom('stops').select('slug').where('slug', 'like', `${slug}%`).execute();
  return new Set(taken.map((row) => row.slug));
}

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

export async function listToursOfStops(db: Db): Promise<TourOfStops[]> {
  const rows = await db
    .selectFrom('tour_stops')
    .innerJoin('stops', 'stops.id', 'tour_stops.stop_id')
    .innerJoin('tours', 'tours.id', 'tour_stops.tour_id')
    .select(['tours.slug as tour', 'tours.title', 'tours.destination', 'stops.slug', 'tour_stops.day'])
    .where('tours.status', '=', 'published')
    .where('stops.deleted_at', 'is', null)
    .orderBy('tours.title')
    .orderBy('tours.id')
    .orderBy('tour_stops.position')
    .execute();
  const { destinations } = await findChoices(db);
  const listed = new Set(destinations.map(({ key }) => key));
  return [...Map.groupBy(rows, ({ tour }) => tour)].map(([slug, own]) => ({
    slug,
    title: own[0]?.title ?? '',
    destination: own[0] && listed.has(own[0].destination) ? own[0].destination : '',
    stops: own.map((row) => ({ slug: row.slug, day: row.day })),
  }));
}

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

/** Keeps deleted places on their days, as they may be restored. */
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
