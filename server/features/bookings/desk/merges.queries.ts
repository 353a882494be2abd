import type { Db } from '../../../db/database.ts';
import { newId } from '../../../db/identifiers.ts';
import type { BookingMergeRow } from '../../../db/schema.ts';

/** Writes down that one enquiry was merged into another. */
export function insertMerge(
  trx: Db,
  merge: { keptId: string; otherId: string; now: Date },
): Promise<BookingMergeRow> {
  return trx
    .insertInto('booking_merges')
    .values({
      id: newId(),
      kept_id: merge.keptId,
      other_id: merge.otherId,
      taken_over: '[]',
      merged_at: merge.now.toISOString(),
      undone_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function findMerge(db: Db, id: string): Promise<BookingMergeRow | undefined> {
  return db.selectFrom('booking_merges').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The merges into these enquiries that were not undone, in their order. */
export async function listStandingMerges(db: Db, keptIds: readonly string[]): Promise<BookingMergeRow[]> {
  if (keptIds.length === 0) return [];
  return db
    .selectFrom('booking_merges')
    .selectAll()
    .where('kept_id', 'in', [...keptIds])
    .where('undone_at', 'is', null)
    .orderBy('merged_at')
    .orderBy('id')
    .execute();
}
