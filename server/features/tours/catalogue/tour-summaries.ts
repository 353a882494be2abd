import { LRUCache } from 'lru-cache';
import { LIMITS } from '../../../../contracts/fields/field-limits.ts';
import { type TourSummary, tourSummary } from '../../../../contracts/tours/tours.contract.ts';
import { readInBatches } from '../../../db/batches.ts';
import type { Db } from '../../../db/database.ts';
import { SerialisedItems, serialiserOf } from '../../../http/calls/serialised-items.ts';
import { findMediaByUrl } from '../../media/media.queries.ts';
import { presentPicture } from '../../media/present-picture.ts';
import { presentTourSummary } from '../present-tour.ts';
import { findItineraries, findTours } from '../tours.queries.ts';
import type { TourKey } from './tour-keys.queries.ts';

/** These tours of the catalogue as lists show them, in the same order. */
export type TourSummaries = (tours: readonly TourKey[]) => Promise<SerialisedItems<TourSummary>>;

/** Bytes: of some thousand tours. */
const MAX_BYTES = 8 * 1024 * 1024;
/** Longer ones are asked for without a limit. */
const LONGEST_PAGE = LIMITS.savedTours;

const serialise = serialiserOf(tourSummary);

/**
 * Caches each tour's part of a list as the JSON that goes out. A tour that changes gets another key, so that what was
 * cached under the one before is not found any more: see `TourCatalogue`.
 */
export function openTourSummaries(db: Db, { maxBytes = MAX_BYTES } = {}): TourSummaries {
  const cached = new LRUCache<TourKey, Uint8Array>({
    maxSize: maxBytes,
    sizeCalculation: (text) => text.length,
  });

  /** A list of all tours takes the room that is free, and drives out nothing that pages are made of. */
  function cache(made: ReadonlyMap<TourKey, Uint8Array>, isPage: boolean): void {
    for (const [tour, text] of made)
      if (isPage || cached.calculatedSize + text.length <= maxBytes) cached.set(tour, text);
  }

  return async (tours) => {
    // Held from here on: what others cache meanwhile may drive them out.
    const found = tours.map((tour) => cached.get(tour));
    const made = await writeSummaries(
      db,
      tours.filter((_, place) => !found[place]),
    );
    cache(made, tours.length <= LONGEST_PAGE);
    // Not published any more where there is none.
    return new SerialisedItems(tours.flatMap((tour, place) => found[place] ?? made.get(tour) ?? []));
  };
}

async function writeSummaries(db: Db, keys: readonly TourKey[]): Promise<Map<TourKey, Uint8Array>> {
  const keyOf = new Map(keys.map((key) => [key.id, key]));
  const written = await readInBatches([...keyOf.keys()], async (ids) => {
    const tours = await findTours(db, ids);
    const photos = tours.map((tour) => tour.photo);
    const [itineraries, media] = await Promise.all([findItineraries(db, ids), findMediaByUrl(db, photos)]);
    return tours.flatMap((tour) => {
      const key = keyOf.get(tour.id);
      if (!key) return [];
      const itinerary = itineraries.get(tour.id) ?? [];
      const picture = presentPicture(tour.photo, media.get(tour.photo));
      const summary = presentTourSummary(tour, { itinerary, ratings: key.ratings, picture });
      return [[key, serialise(summary)] as const];
    });
  });
  return new Map(written);
}
