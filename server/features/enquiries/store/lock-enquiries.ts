import { readInBatches } from '../../../db/batches.ts';
import type { Db } from '../../../db/database.ts';
import { lockEnquiries, lockFound } from '../../../db/dialect/lock-rows.ts';
import type { BookingRow } from '../../../db/schema.ts';

declare const locked: unique symbol;

/** A row that was read behind its lock: until the transaction ends it stays as it is, unless this transaction changes it. */
export type Locked<Row extends BookingRow = BookingRow> = Row & { readonly [locked]: true };

/** Reads these enquiries behind their locks. `read` asks for their rows, with whatever else of them is wanted. */
export async function readLocked<Row extends BookingRow>(
  trx: Db,
  ids: readonly string[],
  read: () => Promise<Row[]>,
): Promise<Locked<Row>[]> {
  if (ids.length === 0) return [];
  await lockSurvivors(trx, ids);
  return (await read()) as Locked<Row>[];
}

/**
 * Makes other transactions wait that change these enquiries, or merge and separate what belongs to them. Always in the
 * same order, so that two that want the same do not wait for each other.
 */
export async function lockSurvivors(trx: Db, ids: readonly string[]): Promise<void> {
  // While this waits, one of them may be merged or separated.
  await lockFound(trx, () => survivorIds(trx, ids), {
    idsOf: (found) => found,
    lock: (found) => lockEnquiries(trx, found),
  });
}

/** The same for rows that a foreign key will write: each of them, merged or not, in an order of its own. */
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
