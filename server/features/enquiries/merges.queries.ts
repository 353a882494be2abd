import { readInBatches } from '../../db/batches.ts';
import type { Db } from '../../db/database.ts';
import type { BookingMergeRow, BookingRow } from '../../db/schema.ts';

// A merged enquiry always points directly to its survivor. Holding the survivor's lock covers all that do.

/** Returns the enquiry twice if it is not merged; undefined if there is none. */
export async function findWithSurvivor(db: Db, id: string): Promise<[BookingRow, BookingRow] | undefined> {
  const find = (one: string) =>
    db.selectFrom('bookings').selectAll().where('id', '=', one).executeTakeFirst();
  const own = await find(id);
  return own && [own, own.merged_into === null ? own : ((await find(own.merged_into)) ?? own)];
}

export async function familyOf(db: Db, id: string): Promise<BookingRow[]> {
  return (await familiesOf(db, [id])).get(id) ?? [];
}

export async function familiesOf(db: Db, ids: readonly string[]): Promise<Map<string, BookingRow[]>> {
  const heads = await readInBatches(ids, (batch) =>
    db.selectFrom('bookings').selectAll().where('id', 'in', batch).execute(),
  );
  const merged = await readInBatches(ids, (batch) =>
    db
      .selectFrom('bookings')
      .selectAll()
      .where('merged_into', 'in', batch)
      .orderBy('deleted_at')
      .orderBy('id')
      .execute(),
  );
  const byHead = Map.groupBy(merged, (row) => row.merged_into);
  return new Map(heads.map((row) => [row.id, [row, ...(byHead.get(row.id) ?? [])]]));
}

export function findMerge(db: Db, id: string): Promise<BookingMergeRow | undefined> {
  return db.selectFrom('booking_merges').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findStandingMergeOf(db: Db, enquiryId: string): Promise<BookingMergeRow | undefined> {
  return db
    .selectFrom('booking_merges')
    .selectAll()
    .where('other_id', '=', enquiryId)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
}

export function listStandingMerges(db: Db, survivorIds: readonly string[]): Promise<BookingMergeRow[]> {
  return readInBatches(survivorIds, (ids) =>
    db
      .selectFrom('booking_merges')
      .selectAll()
      .where('kept_id', 'in', ids)
      .where('undone_at', 'is', null)
      .orderBy('merged_at')
      .orderBy('id')
      .execute(),
  );
}

export async function listPartedSince(
  db: Db,
  ids: readonly string[],
  moment: string,
): Promise<ReadonlySet<string>> {
  const merges = await readInBatches(ids, (batch) =>
    db
      .selectFrom('booking_merges')
      .select('kept_id')
      .where('kept_id', 'in', batch)
      .where('merged_at', '<=', moment)
      .where('undone_at', '>=', moment)
      .execute(),
  );
  return new Set(merges.map(({ kept_id }) => kept_id));
}
