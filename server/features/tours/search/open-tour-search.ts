import { workInTurns } from '../../../db/batches.ts';
import type { Db } from '../../../db/database.ts';
import type { CatalogueIndex } from '../catalogue/catalogue-index.ts';
import { shareNext } from '../catalogue/share-next.ts';
import type { TourCatalogue } from '../catalogue/tour-catalogue.ts';
import { listOtherNames, type OtherName } from './names-of-places.ts';
import { listTourTexts } from './tour-texts.queries.ts';
import { createWordIndex, type WordIndex } from './word-index.ts';

/** A few milliseconds of work. */
const TOURS_PER_TURN = 20;

export type TourSearch = { read: () => Promise<Searched> };
export type Searched = { catalogue: CatalogueIndex; words: WordIndex; otherNames: readonly OtherName[] };

/** Held in memory by each process. Reads changed tours only: they have a new key in the catalogue. */
export function openTourSearch(db: Db, { read }: TourCatalogue): TourSearch {
  const words = createWordIndex();
  let otherNames: readonly OtherName[] = [];

  async function catchUp(): Promise<Searched> {
    const catalogue = await read();
    for (;;) {
      const tours = catalogue.list('newest');
      const changed = tours.filter((tour) => !words.hasVersion(tour.id, tour));
      words.keepOnly(new Set(tours.map((tour) => tour.id)));
      if (changed.length === 0) return { catalogue, words, otherNames };
      // Places change together with their tours.
      otherNames = await listOtherNames(db);
      const choices = catalogue.choices();
      const keyOf = new Map(changed.map((tour) => [tour.id, tour]));
      await workInTurns([...keyOf.keys()], TOURS_PER_TURN, async (ids) => {
        const texts = new Map((await listTourTexts(db, ids, choices)).map((one) => [one.id, one]));
        for (const id of ids) {
          const key = keyOf.get(id);
          // Without texts it is gone meanwhile.
          if (key) words.replace(key, texts.get(id) ?? { id });
        }
      });
    }
  }

  return { read: shareNext(catchUp) };
}
