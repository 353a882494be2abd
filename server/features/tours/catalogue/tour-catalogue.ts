import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { type CatalogueIndex, createCatalogueIndex } from './catalogue-index.ts';
import { shareNext } from './share-next.ts';
import { findLastRevision, listChangedTours, listPublishedIds, listTourKeys } from './tour-keys.queries.ts';
import { openTourSummaries, type TourSummaries } from './tour-summaries.ts';

/** Held in memory by each process: see docs/decisions/0027. */
export type TourCatalogue = {
  /** The same index each time, brought up to date: the next `read` of any caller changes it. */
  read: () => Promise<CatalogueIndex>;
  summarise: TourSummaries;
};

export type CatalogueDeps = Deps & { catalogue: TourCatalogue };

export function openTourCatalogue(db: Db): TourCatalogue {
  const index = createCatalogueIndex();
  let revision: number | undefined;

  async function catchUp(): Promise<CatalogueIndex> {
    if (revision === undefined) return loadWhole();
    const changed = await listChangedTours(db, { after: revision });
    if (changed.length === 0) return index;
    await load(changed.map((change) => change.tour_id));
    revision = changed.at(-1)?.revision;
    return index;
  }

  async function loadWhole(): Promise<CatalogueIndex> {
    // Before the tours, so that changes during the load are read again.
    const begun = await findLastRevision(db);
    await load(await listPublishedIds(db));
    revision = begun;
    return index;
  }

  async function load(ids: string[]): Promise<void> {
    index.replace(ids, await listTourKeys(db, ids));
  }

  return { read: shareNext(catchUp), summarise: openTourSummaries(db) };
}
