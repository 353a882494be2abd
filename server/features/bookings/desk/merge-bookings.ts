import type { Db } from '../../../db/database.ts';
import type { BookingRow } from '../../../db/schema.ts';
import { badInput, conflict, notFound } from '../../../http/errors.ts';
import type { SessionUser } from '../../../http/session.queries.ts';
import { recordChange } from '../../audit/audit.queries.ts';
import { lockSurvivors } from '../merge-tree.queries.ts';
import { recordEvent } from '../store/booking-events.ts';
import { storeBookingWords } from '../store/booking-words.ts';
import { takeOverAll } from '../store/taken-over.ts';
import { insertMerge } from './merges.queries.ts';

type By = { actor: SessionUser; now: Date };

/**
 * Makes one enquiry of two: the elder stays in the list, shows the other's history with its own and takes over what it
 * lacks; the other leaves the list, pointing to it. What happened to each stays with it: so they can part again.
 */
export async function mergeBookings(
  trx: Db,
  ids: readonly [string, string],
  by: By,
): Promise<{ kept: BookingRow; undoId: string }> {
  if (ids[0] === ids[1]) throw badInput({ otherId: 'Choose another enquiry.' });
  await lockSurvivors(trx, ids);
  const [kept, other] = await findPair(trx, ids);
  await trx
    .updateTable('bookings')
    .set({ merged_into: kept.id, deleted_at: by.now.toISOString() })
    .where('id', '=', other.id)
    .execute();
  const merge = await insertMerge(trx, { keptId: kept.id, otherId: other.id, now: by.now });
  await takeOverAll(trx, merge);
  await storeBookingWords(trx, kept.id);
  await tellOfMerge(trx, kept, other, merge.id, by);
  return { kept, undoId: merge.id };
}

/** The elder first. */
async function findPair(trx: Db, ids: readonly [string, string]): Promise<[BookingRow, BookingRow]> {
  const [kept, other] = await trx
    .selectFrom('bookings')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  if (!kept || !other) throw notFound('enquiry');
  if (kept.merged_into !== null || other.merged_into !== null)
    throw conflict('One of the two was merged into another already. Load the page again.');
  if (kept.deleted_at !== null || other.deleted_at !== null)
    throw conflict('One of the two is in the bin. Restore it before merging.');
  return [kept, other];
}

async function tellOfMerge(trx: Db, kept: BookingRow, other: BookingRow, undoId: string, by: By) {
  const { reference } = other;
  await recordEvent(trx, { bookingId: kept.id, body: { kind: 'merged', reference, undoId }, ...by });
  const into = { kind: 'merged_into' as const, reference: kept.reference };
  await recordEvent(trx, { bookingId: other.id, body: into, ...by });
  await recordChange(trx, {
    ...by,
    action: 'booking.merge',
    subject: { kind: 'booking', id: other.id, label: reference },
    before: { mergedInto: null },
    after: { mergedInto: kept.reference },
  });
}
