import type { Db } from '../../../db/database.ts';
import { lockFound, lockTour } from '../../../db/dialect/lock-rows.ts';
import { storeEnquirySearchWords } from '../store/enquiry-search-words.ts';
import { lockSurvivors, lockWithMerged } from '../store/lock-enquiries.ts';

/** Reindexes the tour's enquiries under its new name. Locks out new enquiries for it meanwhile. */
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

/** For a rename, locks its enquiries first. */
export async function lockTourToName(trx: Db, tourId: string, title: string): Promise<void> {
  if ((await titleOf(trx, tourId)) === title) await lockTour(trx, tourId);
  else await lockWithEnquiries(trx, tourId);
}

/** Enquiries before the tour: a transaction that holds one may be about to reference the tour. */
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
