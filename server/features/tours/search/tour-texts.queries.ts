import type { Choice, TourChoices } from '../../../../contracts/tours/destinations.ts';
import type { Db } from '../../../db/database.ts';
import { findNamesOfStops } from '../../stops/stops.queries.ts';
import { readTraits } from '../dossier/stored-dossier.ts';
import { findItineraries } from '../tours.queries.ts';

/** From 1 to 7: the index stores them in three bits. */
export const WEIGHTS = {
  destination: 7,
  city: 6,
  title: 5,
  themes: 4,
  address: 3,
  places: 3,
  itinerary: 2,
  description: 1,
} as const;

export type TourTexts = { id: string } & Partial<Record<keyof typeof WEIGHTS, string>>;

export async function listTourTexts(db: Db, ids: string[], choices: TourChoices): Promise<TourTexts[]> {
  const [tours, itineraries, places] = await Promise.all([
    db
      .selectFrom('tours')
      .select(['id', 'destination', 'city', 'title', 'address', 'description', 'traits', 'discount_price'])
      .where('id', 'in', ids)
      .execute(),
    findItineraries(db, ids),
    findNamesOfStops(db, ids),
  ]);
  return tours.map(({ traits, discount_price, ...tour }) => {
    const days = itineraries.get(tour.id) ?? [];
    const { themes, startTown } = readTraits({ traits, discount_price });
    return {
      ...tour,
      // Named as on cards and filters.
      destination: namesOf(choices.destinations, [tour.destination]),
      themes: namesOf(choices.themes, themes),
      places: [startTown, ...(places.get(tour.id) ?? [])].join('\n'),
      itinerary: days.map((day) => day.title).join('\n'),
      description: [tour.description, ...days.map((day) => day.description)].join('\n'),
    };
  });
}

function namesOf(choices: readonly Choice[], keys: readonly string[]): string {
  return keys.flatMap((key) => choices.find((one) => one.key === key)?.name ?? []).join('\n');
}
