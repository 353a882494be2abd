import type { Db } from '../../../db/database.ts';
import { listRoadIdsOfTour } from '../../roads/roads.queries.ts';
import { findTourStops } from '../../stops/stops.queries.ts';
import { listTeamIdsOfTour } from '../../team/tours-of-team.queries.ts';
import { readDossier } from '../dossier/stored-dossier.ts';
import { findTourPictures } from '../pictures/tour-pictures.queries.ts';
import { findItineraries } from '../tours.queries.ts';
import { findAnyTour } from './manage-tours.queries.ts';

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
