import type { Db } from '../../../db/database.ts';
import { lockFound, lockTour } from '../../../db/dialect/lock-rows.ts';
import { storeEnquirySearchWords } from '../store/enquiry-search-words.ts';
import { lockSurvivors, lockWithMerged } from '../store/lock-enquiries.ts';

/**
 * Makes a change to a tour, and makes its enquiries findable by what it is called then. An enquiry that comes for it
 * meanwhile waits, or was waited for.
 */
export async function reindexEnquiriesOfTour<T>(
  trx: Db,
  tourId: string,
  changeTour: () => Promise<T>,
): Promise<T> {
  await lockTour(trx, tourId);
  const before = await titleOf(trx, tourId);
  const changed = await changeTour();
  if ((await titleOf(trx, tourId)) === before) return changed;
  await lockSurvivors(trx, await idsOfTour(trx, tourId));
  await storeEnquirySearchWords(trx, await idsFoundByTour(trx, tourId));
  return changed;
}

/** Deletes a tour, and makes its enquiries findable by the name that they gave alone. Otherwise the same. */
export async function reindexEnquiriesWithoutTour<T>(
  trx: Db,
  tourId: string,
  deleteTour: () => Promise<T>,
): Promise<T> {
  await lockWithEnquiries(trx, tourId);
  const ids = await idsFoundByTour(trx, tourId);
  const deleted = await deleteTour();
  await storeEnquirySearchWords(trx, ids);
  return deleted;
}

/** Locks a tour; where it is to be called otherwise, its enquiries before it. */
export async function lockTourToName(trx: Db, tourId: string, title: string): Promise<void> {
  if ((await titleOf(trx, tourId)) === title) await lockTour(trx, tourId);
  else await lockWithEnquiries(trx, tourId);
}

/** Enquiries first: whoever has one of them in hand may be about to write the tour down there. */
function lockWithEnquiries(trx: Db, tourId: string): Promise<string[]> {
  return lockFound(trx, () => idsOfTour(trx, tourId), {
    idsOf: (found) => found,
    lock: async (found) => {
      await lockWithMerged(trx, found);
      await lockTour(trx, tourId);
    },
  });
}

async function idsOfTour(db: Db, tourId: string): Promise<string[]> {
  const rows = await db.selectFrom('bookings').select('id').where('tour_id', '=', tourId).execute();
  return rows.map(({ id }) => id);
}

/** With those that they were merged into. */
async function idsFoundByTour(db: Db, tourId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('bookings')
    .select(['id', 'merged_into'])
    .where('tour_id', '=', tourId)
    .execute();
  return [...new Set(rows.flatMap((row) => [row.id, row.merged_into ?? row.id]))];
}

async function titleOf(db: Db, tourId: string): Promise<string | undefined> {
  const tour = await db.selectFrom('tours').select('title').where('id', '=', tourId).executeTakeFirst();
  return tour?.title;
}
