import type { Db } from '../../../db/database.ts';
import { listRoadIdsOfTour } from '../../roads/roads.queries.ts';
import { findTourStops } from '../../stops/stops.queries.ts';
import { listTeamIdsOfTour } from '../../team/tours-of-team.queries.ts';
import { readDossier } from '../dossier/stored-dossier.ts';
import { findTourPictures } from '../pictures/tour-pictures.queries.ts';
import { findItineraries } from '../tours.queries.ts';
import { findAnyTour } from './manage-tours.queries.ts';
import { numbersOf } from './open-numbers.ts';

export type StoredTour = NonNullable<Awaited<ReturnType<typeof findStoredTour>>>;

export async function findStoredTour(db: Db, id: string) {
  const row = await findAnyTour(db, id);
  if (!row) return undefined;
  const itineraries = await findItineraries(db, [row.id]);
  const pictures = await findTourPictures(db, [row.id]);
  return {
    row,
    itinerary: itineraries.get(row.id) ?? [],
    dossier: readDossier(row.dossier),
    roadIds: await listRoadIdsOfTour(db, row.id),
    teamIds: await listTeamIdsOfTour(db, row.id),
    stops: await findTourStops(db, row.id),
    pictures: pictures.get(row.id) ?? [],
  };
}

/** As the form would send it. */
export function bodyOfTour({ row, itinerary, dossier, pictures }: StoredTour): Record<string, unknown> {
  return {
    title: row.title,
    city: row.city,
    address: row.address,
    duration: row.duration,
    desc: row.description,
    photo: row.photo,
    ...numbersOf(row),
    pictures: pictures.map(({ id }) => id),
    itinerary,
    ...dossier,
  };
}

/** With what stands beside the form's own fields. */
export function wholeBodyOfTour(tour: StoredTour): Record<string, unknown> {
  const { destination, featured, status } = tour.row;
  return {
    ...bodyOfTour(tour),
    ...{ destination, featured: featured === 1, status },
    roadIds: tour.roadIds,
    teamIds: tour.teamIds,
    stops: tour.stops.map(({ _id, day }) => ({ stop: _id, day })),
  };
}
