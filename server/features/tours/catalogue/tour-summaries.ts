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

export type TourSummaries = (tours: readonly TourKey[]) => Promise<SerialisedItems<TourSummary>>;

/** Bytes: some thousand tours. */
const MAX_BYTES = 8 * 1024 * 1024;
/** Longer lists are requested without a limit. */
const LONGEST_PAGE = LIMITS.savedTours;

const serialise = serialiserOf(tourSummary);

/** Caches the JSON of each tour by its key, which the catalogue replaces when the tour changes. */
export function openTourSummaries(db: Db, { maxBytes = MAX_BYTES } = {}): TourSummaries {
  const cached = new LRUCache<TourKey, Uint8Array>({
    maxSize: maxBytes,
    sizeCalculation: (text) => text.length,
  });

  /** A list of all tours uses free room only, and evicts nothing that pages need. */
  function cache(made: ReadonlyMap<TourKey, Uint8Array>, isPage: boolean): void {
    for (const [tour, text] of made)
      if (isPage || cached.calculatedSize + text.length <= maxBytes) cached.set(tour, text);
  }

  return async (tours) => {
    // Keeps hits here, as others may evict them meanwhile.
    const found = tours.map((tour) => cached.get(tour));
    const made = await writeSummaries(
      db,
      tours.filter((_, place) => !found[place]),
    );
    cache(made, tours.length <= LONGEST_PAGE);
    // Unpublished meanwhile.
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
