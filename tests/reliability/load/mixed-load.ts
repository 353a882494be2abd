import type { RandomSource } from '../../../scripts/support/generate/random-source.ts';
import { testPicture } from '../../support/test-picture.ts';
import type { Site } from '../site.ts';
import { type Ledger, newLedger } from './ledger.ts';
import { gatherPeople, type People } from './people.ts';
import { binEnquiry, deletePicture, tourEditor, uploadPicture } from './staff-actions.ts';
import {
  type Action,
  askForEnquiry,
  readPage,
  sendEnquiry,
  sendMessage,
  subscribe,
  writeReview,
} from './visitor-actions.ts';

const AT_ONCE = 12;

/** Visitors and staff, who do everything at once that the site lets them do. */
export type MixedLoad = {
  ledger: Ledger;
  people: People;
  /** Goes on until `work` is done; whatever is still asked for then is waited for. */
  during: <T>(work: () => Promise<T>) => Promise<T>;
  /** Asks once more for what was not answered. */
  askAgain: () => Promise<void>;
};

/** On a site that runs. */
export async function openMixedLoad(site: Site, random: RandomSource): Promise<MixedLoad> {
  const ledger = newLedger();
  const people = await gatherPeople(site.client);
  const picture = await testPicture({ width: 240, height: 160 });
  let number = 0;
  const nextNumber = () => {
    number += 1;
    return number;
  };
  const editors = people.tours.map((_, place) => tourEditor(place)).slice(0, AT_ONCE);

  async function goOn(place: number, isOver: () => boolean): Promise<void> {
    const actions: [Action, number][] = [
      [sendEnquiry, 30],
      [sendMessage, 6],
      [writeReview, 8],
      [subscribe, 10],
      [readPage, 25],
      [editors[place] ?? readPage, 12],
      [binEnquiry, 4],
      [uploadPicture, place === 0 ? 3 : 0],
      [deletePicture, place === 0 ? 1 : 0],
    ];
    while (!isOver()) {
      const act = random.weighted(actions);
      await act({ client: site.client, ledger, people, random, nextNumber, picture });
    }
  }

  return {
    ledger,
    people,
    async during(work) {
      let isDone = false;
      const visitors = Promise.all(Array.from({ length: AT_ONCE }, (_, place) => goOn(place, () => isDone)));
      try {
        return await work();
      } finally {
        isDone = true;
        await visitors;
      }
    },
    async askAgain() {
      for (const [key, { answer }] of ledger.enquiries)
        if (!answer) await askForEnquiry({ client: site.client, ledger }, key);
    },
  };
}
