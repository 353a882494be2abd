import type { Wish } from '../../../../contracts/enquiries/enquiry-terms.ts';
import type { Db } from '../../../db/database.ts';
import { newId } from '../../../db/identifiers.ts';
import type { BookingMergeRow } from '../../../db/schema.ts';
import { type EventActor, recordEvent } from './enquiry-events.ts';
import { setColumns } from './enquiry-rows.ts';
import { storeEnquirySearchWords } from './enquiry-search-words.ts';
import type { Locked } from './lock-enquiries.ts';
import { holdWishes, rederiveAround, takeOverAll } from './values-from-merged.ts';

type MergeAction = { actor: EventActor; now: Date };

/**
 * Merges an enquiry into another, and tells both histories. `holds`: what of the other's wish takes the place of the
 * survivor's own. Answers the merge's id.
 */
export async function joinEnquiries(
  trx: Db,
  survivor: Locked,
  other: Locked,
  { holds = [], ...by }: MergeAction & { holds?: Wish[] },
): Promise<string> {
  await setColumns(trx, other.id, { merged_into: survivor.id, deleted_at: by.now.toISOString() });
  const merge = await insertMerge(trx, { survivorId: survivor.id, otherId: other.id, now: by.now });
  await takeOverAll(trx, merge);
  const held = await holdWishes(trx, merge, holds);
  await storeEnquirySearchWords(trx, [survivor.id]);
  const merged = {
    kind: 'merged' as const,
    reference: other.reference,
    undoId: merge.id,
    ...(held.length > 0 && { holds: held }),
  };
  await recordEvent(trx, { enquiryId: survivor.id, body: merged, ...by });
  const into = { kind: 'merged_into' as const, reference: survivor.reference };
  await recordEvent(trx, { enquiryId: other.id, body: into, ...by });
  return merge.id;
}

function insertMerge(
  trx: Db,
  merge: { survivorId: string; otherId: string; now: Date },
): Promise<BookingMergeRow> {
  return trx
    .insertInto('booking_merges')
    .values({
      id: newId(),
      kept_id: merge.survivorId,
      other_id: merge.otherId,
      taken_over: '[]',
      replaced: '{}',
      merged_at: merge.now.toISOString(),
      undone_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Takes apart what was merged, and tells both histories; the caller holds the survivor's lock. `deletedAt`: null brings
 * the other back into the list, a moment leaves it in the bin since then.
 */
export async function separateEnquiries(
  trx: Db,
  { id, kept_id, other_id }: BookingMergeRow,
  { deletedAt, ...by }: MergeAction & { deletedAt: string | null },
): Promise<{ survivor: string; other: string }> {
  await rederiveAround(trx, kept_id, async () => {
    await setColumns(trx, other_id, { merged_into: null, deleted_at: deletedAt });
    const undone = { undone_at: by.now.toISOString() };
    await trx.updateTable('booking_merges').set(undone).where('id', '=', id).execute();
  });
  const [survivor, other] = [await referenceOf(trx, kept_id), await referenceOf(trx, other_id)];
  await recordEvent(trx, { enquiryId: kept_id, body: { kind: 'unmerged', reference: other }, ...by });
  await recordEvent(trx, { enquiryId: other_id, body: { kind: 'separated', reference: survivor }, ...by });
  return { survivor, other };
}

async function referenceOf(trx: Db, id: string): Promise<string> {
  const query = trx.selectFrom('bookings').select('reference').where('id', '=', id);
  return (await query.executeTakeFirstOrThrow()).reference;
}
