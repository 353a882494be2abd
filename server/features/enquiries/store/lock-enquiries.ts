import { readInBatches } from '../../../db/batches.ts';
import type { Db } from '../../../db/database.ts';
import { lockEnquiries, lockFound } from '../../../db/dialect/lock-rows.ts';
import type { BookingRow } from '../../../db/schema.ts';

declare const locked: unique symbol;

/** Read behind its lock: it cannot change until the transaction ends, except by this transaction. */
export type Locked<Row extends BookingRow = BookingRow> = Row & { readonly [locked]: true };

export async function readLocked<Row extends BookingRow>(
  trx: Db,
  ids: readonly string[],
  read: () => Promise<Row[]>,
): Promise<Locked<Row>[]> {
  if (ids.length === 0) return [];
  await lockSurvivors(trx, ids);
  return (await read()) as Locked<Row>[];
}

/** Blocks changes, merges and separations of these enquiries. In a fixed order, to avoid deadlocks. */
export async function lockSurvivors(trx: Db, ids: readonly string[]): Promise<void> {
  // Merges may happen while this waits.
  await lockFound(trx, () => survivorIds(trx, ids), {
    idsOf: (found) => found,
    lock: (found) => lockEnquiries(trx, found),
  });
}

/** For writes by foreign keys: locks every row, merged or not, in its own fixed order. */
export async function lockWithMerged(trx: Db, ids: readonly string[]): Promise<void> {
  await lockSurvivors(trx, ids);
  await lockEnquiries(trx, ids);
}

async function survivorIds(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await readInBatches(ids, (batch) =>
    db.selectFrom('bookings').select(['id', 'merged_into']).where('id', 'in', batch).execute(),
  );
  return [...new Set(rows.map((row) => row.merged_into ?? row.id))].sort();
}
