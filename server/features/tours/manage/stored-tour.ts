import type { TourStop } from '../../../../contracts/stops/stops.contract.ts';
import type { Db } from '../../../db/database.ts';
import type { MediaRow, TourRow } from '../../../db/schema.ts';
import { listRoadIdsOfTour } from '../../roads/roads.queries.ts';
import { findTourStops } from '../../stops/stops.queries.ts';
import { listTeamIdsOfTour } from '../../team/tours-of-team.queries.ts';
import { readDossier } from '../dossier/stored-dossier.ts';
import { findTourPictures } from '../pictures/tour-pictures.queries.ts';
import { findItineraries, type TourParts } from '../tours.queries.ts';
import { findAnyTour } from './manage-tours.queries.ts';

export type StoredTour = TourParts & {
  row: TourRow;
  roadIds: string[];
  teamIds: string[];
  stops: Pick<TourStop, '_id' | 'name' | 'day'>[];
  pictures: MediaRow[];
};

export async function findStoredTour(db: Db, id: string): Promise<StoredTour | undefined> {
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
