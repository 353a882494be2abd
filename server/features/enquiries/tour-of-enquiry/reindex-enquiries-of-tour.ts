import type { Db } from '../../../db/database.ts';
import { lockTour } from '../../../db/dialect/lock-rows.ts';
import { idsAbove } from '../merge-tree.queries.ts';
import { storeEnquirySearchWords } from '../store/enquiry-search-words.ts';
import { lockSurvivors } from '../store/lock-enquiries.ts';

/**
 * Makes a change to a tour, or deletes it, and makes its enquiries findable by what it is called then. An enquiry that
 * comes for it meanwhile waits, or was waited for.
 */
export async function reindexEnquiriesOfTour<T>(
  trx: Db,
  tourId: string,
  changeTour: () => Promise<T>,
): Promise<T> {
  await lockTour(trx, tourId);
  const before = await titleOf(trx, tourId);
  // Of a deleted tour nobody could tell any more which were its own.
  const theirs = await trx.selectFrom('bookings').select('id').where('tour_id', '=', tourId).execute();
  const changed = await changeTour();
  if ((await titleOf(trx, tourId)) === before) return changed;
  const ids = theirs.map(({ id }) => id);
  await lockSurvivors(trx, ids);
  await storeEnquirySearchWords(trx, await idsAbove(trx, ids));
  return changed;
}

async function titleOf(db: Db, tourId: string): Promise<string | undefined> {
  const tour = await db.selectFrom('tours').select('title').where('id', '=', tourId).executeTakeFirst();
  return tour?.title;
}
