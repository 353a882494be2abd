import { LRUCache } from 'lru-cache';
import { LIMITS } from '../../../../contracts/fields/field-limits.ts';
import { type TourSummary, tourSummary } from '../../../../contracts/tours/tours.contract.ts';
import { readInBatches } from '../../../db/batches.ts';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { SerialisedItems, serialiserOf } from '../../../http/calls/serialised-items.ts';
import { findMediaByUrl } from '../../media/media.queries.ts';
import { presentPicture } from '../../media/present-picture.ts';
import { findChoices, type StoredChoices } from '../../page-content/choices.queries.ts';
import { presentTourSummary } from '../present-tour.ts';
import { findItineraries, findTours } from '../tours.queries.ts';
import { type CatalogueIndex, createCatalogueIndex } from './catalogue-index.ts';
import { shareNext } from './share-next.ts';
import type { TourKey } from './tour-keys.queries.ts';
import { findLastRevision, listChangedTours, listPublishedIds, listTourKeys } from './tour-keys.queries.ts';

/** Bytes: some thousand tours. */
const MAX_BYTES = 8 * 1024 * 1024;
/** Longer lists are requested without a limit. */
const LONGEST_PAGE = LIMITS.savedTours;
const serialise = serialiserOf(tourSummary);

export type TourCatalogue = ReturnType<typeof openTourCatalogue>;
export type CatalogueDeps = Deps & { catalogue: TourCatalogue };

/** Held in memory by each process: see docs/decisions/0027. */
export function openTourCatalogue(db: Db) {
  const index = createCatalogueIndex();
  let revision: number | undefined;
  let choices: StoredChoices | undefined;

  async function catchUp(): Promise<CatalogueIndex> {
    const listed = await findChoices(db);
    if (revision === undefined || listed !== choices) return loadWhole(listed);
    const changed = await listChangedTours(db, { after: revision });
    if (changed.length === 0) return index;
    await load(
      changed.map((change) => change.tour_id),
      listed,
    );
    revision = changed.at(-1)?.revision;
    return index;
  }

  async function loadWhole(listed: StoredChoices): Promise<CatalogueIndex> {
    // Before the tours, so that changes during the load are read again.
    const begun = await findLastRevision(db);
    const known = index.list('newest').map(({ id }) => id);
    await load([...new Set([...known, ...(await listPublishedIds(db))])], listed);
    revision = begun;
    choices = listed;
    return index;
  }

  async function load(ids: string[], listed: StoredChoices): Promise<void> {
    index.replace(ids, await listTourKeys(db, ids, listed), listed);
  }

  return {
    /** The same index each time, brought up to date: the next `read` of any caller changes it. */
    read: shareNext(catchUp),
    summarise: openTourSummaries(db),
  };
}

type TourSummaries = (tours: readonly TourKey[]) => Promise<SerialisedItems<TourSummary>>;

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
