import { readInBatches } from '../../../../db/batches.ts';
import type { Db } from '../../../../db/database.ts';
import type { BookingMergeRow } from '../../../../db/schema.ts';

export function findMerge(db: Db, id: string): Promise<BookingMergeRow | undefined> {
  return db.selectFrom('booking_merges').selectAll().where('id', '=', id).executeTakeFirst();
}

/** By which this enquiry is a part of another now. */
export function findStandingMergeOf(db: Db, enquiryId: string): Promise<BookingMergeRow | undefined> {
  return db
    .selectFrom('booking_merges')
    .selectAll()
    .where('other_id', '=', enquiryId)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
}

/** The merges into these enquiries that were not undone, in their order. */
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

/**
 * Those of these enquiries that something has been taken out of, itself or with what had been merged into that, which was
 * a part of them at a moment.
 */
export async function listPartedSince(
  db: Db,
  ids: readonly string[],
  moment: string,
): Promise<ReadonlySet<string>> {
  const parted = new Set<string>();
  let level = new Map(ids.map((id) => [id, id]));
  while (level.size > 0) {
    const merges = await db
      .selectFrom('booking_merges')
      .selectAll()
      .where('kept_id', 'in', [...level.keys()])
      .where('merged_at', '<=', moment)
      .where((where) => where.or([where('undone_at', 'is', null), where('undone_at', '>=', moment)]))
      .execute();
    const below = new Map<string, string>();
    for (const { kept_id, other_id, undone_at } of merges) {
      const whole = level.get(kept_id) ?? kept_id;
      below.set(other_id, whole);
      if (undone_at !== null) parted.add(whole);
    }
    level = below;
  }
  return parted;
}
