import { WISHES, type Wish } from '../../../../contracts/enquiries/fields-of-an-enquiry.ts';
import type { Db } from '../../../db/database.ts';
import { newId } from '../../../db/identifiers.ts';
import type { BookingMergeRow } from '../../../db/schema.ts';
import { findMerge, findStandingMergeOf, listStandingMerges } from '../merges.queries.ts';
import { type EnquiryAction, recordEvent } from './enquiry-events.ts';
import { setColumns } from './enquiry-rows.ts';
import { storeEnquirySearchWords } from './enquiry-search-words.ts';
import { COLUMNS_OF, isMissing } from './facts.ts';
import type { Locked } from './lock-enquiries.ts';
import {
  FIELDS,
  type Given,
  gaveAddress,
  give,
  givenBy,
  listMerged,
  OF_THE_ANSWER,
  rederiveAround,
} from './values-from-merged.ts';

/** Merges that moved along with this one, with their time and what they gave, so that a separation restores them. */
type Moved = Record<string, Given & { merged_at: string }>;

/** Moves earlier merges of the other, too. `holds`: wishes for which its values win. Returns the merge's id. */
export async function joinEnquiries(
  trx: Db,
  survivor: Locked,
  other: Locked,
  { holds = [], ...by }: EnquiryAction & { holds?: Wish[] },
): Promise<string> {
  const moved = await moveMerged(trx, other.id, { to: survivor.id, now: by.now });
  await setColumns(trx, other.id, { merged_into: survivor.id, deleted_at: by.now.toISOString() });
  const merge = await insertMerge(trx, { survivorId: survivor.id, otherId: other.id, moved, now: by.now });
  const held = await give(trx, merge, { fields: FIELDS, wishes: holds });
  for (const [id, { fields, wishes }] of Object.entries(moved)) {
    const isFromThere = (wish: Wish) =>
      wishes.includes(wish) || COLUMNS_OF[wish].some((column) => fields.some((field) => field === column));
    const theirs = WISHES.filter(isFromThere).filter(
      (wish) => holds.includes(wish) || isMissing(survivor, wish),
    );
    const child = await findMerge(trx, id);
    if (child) held.push(...(await give(trx, child, { fields, wishes: theirs })));
  }
  await storeEnquirySearchWords(trx, [survivor.id]);
  const merged = {
    kind: 'merged' as const,
    reference: other.reference,
    undoId: merge.id,
    ...(held.length > 0 && { holds: WISHES.filter((wish) => held.includes(wish)) }),
  };
  await recordEvent(trx, { enquiryId: survivor.id, body: merged, ...by });
  const into = { kind: 'merged_into' as const, reference: survivor.reference };
  await recordEvent(trx, { enquiryId: other.id, body: into, ...by });
  return merge.id;
}

async function moveMerged(trx: Db, id: string, { to, now }: { to: string; now: Date }): Promise<Moved> {
  const merges = await listStandingMerges(trx, [id]);
  const moved: Moved = {};
  if (merges.length === 0) return moved;
  await rederiveAround(trx, id, async (given) => {
    for (const [place, merge] of merges.entries()) {
      const { fields, wishes } = given.get(merge.id) ?? givenBy(merge);
      moved[merge.id] = { merged_at: merge.merged_at, fields, wishes };
      const mergedAt = new Date(now.getTime() + 1 + place).toISOString();
      await moveMerge(trx, merge, { kept_id: to, merged_at: mergedAt });
    }
  });
  return moved;
}

async function moveMerge(
  trx: Db,
  merge: BookingMergeRow,
  to: Pick<BookingMergeRow, 'kept_id' | 'merged_at'>,
): Promise<void> {
  const moved = { ...to, taken_over: '[]', replaced: '{}' };
  await trx.updateTable('booking_merges').set(moved).where('id', '=', merge.id).execute();
  if (merge.undone_at === null) await setColumns(trx, merge.other_id, { merged_into: to.kept_id });
}

function insertMerge(
  trx: Db,
  merge: { survivorId: string; otherId: string; moved: Moved; now: Date },
): Promise<BookingMergeRow> {
  return trx
    .insertInto('booking_merges')
    .values({
      id: newId(),
      kept_id: merge.survivorId,
      other_id: merge.otherId,
      taken_over: '[]',
      replaced: '{}',
      moved: JSON.stringify(merge.moved),
      merged_at: merge.now.toISOString(),
      undone_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Needs the survivor's lock. The other takes its earlier merges back; with `deletedAt` it stays in the bin. */
export async function separateEnquiries(
  trx: Db,
  merge: BookingMergeRow,
  { deletedAt, ...by }: EnquiryAction & { deletedAt: string | null },
): Promise<{ survivor: string; other: string }> {
  const { id, kept_id, other_id } = merge;
  await rederiveAround(trx, kept_id, async () => {
    await setColumns(trx, other_id, { merged_into: null, deleted_at: deletedAt });
    const undone = { undone_at: by.now.toISOString() };
    await trx.updateTable('booking_merges').set(undone).where('id', '=', id).execute();
    for (const [movedId, { merged_at }] of Object.entries(movedIn(merge))) {
      const moved = await findMerge(trx, movedId);
      if (moved?.kept_id === kept_id) await moveMerge(trx, moved, { kept_id: other_id, merged_at });
    }
  });
  await takeAgain(trx, merge);
  const [survivor, other] = [await referenceOf(trx, kept_id), await referenceOf(trx, other_id)];
  await recordEvent(trx, { enquiryId: kept_id, body: { kind: 'unmerged', reference: other }, ...by });
  await recordEvent(trx, { enquiryId: other_id, body: { kind: 'separated', reference: survivor }, ...by });
  return { survivor, other };
}

/** Restores what it had from its own merges at that time, with later answers. */
async function takeAgain(trx: Db, { other_id, merged_at, ...parted }: BookingMergeRow): Promise<void> {
  const before = movedIn(parted);
  const all = await listMerged(trx, other_id);
  for (const { merge, other } of all) {
    const { fields = [], wishes = [] } = before[merge.id] ?? {};
    const isAnsweredSince = other.first_reply_at !== null && other.first_reply_at >= merged_at;
    const answer = isAnsweredSince ? OF_THE_ANSWER : [];
    await give(trx, merge, { fields: [...fields, ...answer], wishes });
  }
  if (all.length > 0) await storeEnquirySearchWords(trx, [other_id]);
}

function movedIn({ moved }: Pick<BookingMergeRow, 'moved'>): Moved {
  return JSON.parse(moved) as Moved;
}

export async function findPlacesOf(
  trx: Db,
  id: string,
): Promise<{ survivorId: string; since: string; hasAddress: boolean }[]> {
  const merge = await findStandingMergeOf(trx, id);
  if (!merge) return [];
  const beside = await listStandingMerges(trx, [merge.kept_id]);
  const earlier = beside.flatMap((one) => {
    const given = movedIn(one)[merge.id];
    return given
      ? [{ survivorId: one.other_id, since: given.merged_at, hasAddress: gaveAddress(given) }]
      : [];
  });
  const hasAddress = gaveAddress(givenBy(merge));
  return [{ survivorId: merge.kept_id, since: merge.merged_at, hasAddress }, ...earlier];
}

async function referenceOf(trx: Db, id: string): Promise<string> {
  const query = trx.selectFrom('bookings').select('reference').where('id', '=', id);
  return (await query.executeTakeFirstOrThrow()).reference;
}
