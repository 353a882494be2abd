import type { Undone } from '../../../../contracts/desk.contract.ts';
import type { Db } from '../../../db/database.ts';
import { newId } from '../../../db/identifiers.ts';
import type { BookingRow } from '../../../db/schema.ts';
import { badInput, conflict, notFound } from '../../../http/errors.ts';
import type { SessionUser } from '../../../http/session.queries.ts';
import { recordChange } from '../../audit/audit.queries.ts';
import { recordEvent } from '../booking-events.queries.ts';
import { storeBookingWords } from '../booking-words.ts';
import { keepChange } from './booking-changes.ts';

type By = { actor: SessionUser; now: Date };

/** What the kept enquiry takes over where it has nothing itself, and what nothing is. */
const BLANK = {
  user_id: null,
  user_email: '',
  phone: '',
  owner_id: null,
  next_action_on: null,
  first_reply_at: null,
} as const;
type Filled = keyof typeof BLANK;

/** How a merge is kept for undoing it. It names what was filled, and holds none of the traveller's data. */
export type KeptMerge = {
  kind: 'merge';
  keptId: string;
  otherId: string;
  eventIds: string[];
  filled: Filled[];
  /** The kept one was new and took over that somebody had answered. */
  isAnswered: boolean;
};

/**
 * Makes one enquiry of two: the elder keeps its reference and takes over the history and what it lacked; the other goes
 * to the bin, pointing to it.
 */
export async function mergeBookings(
  trx: Db,
  ids: readonly [string, string],
  by: By,
): Promise<{ kept: BookingRow; undoId: string }> {
  const [kept, other] = await findPair(trx, ids);
  const undoId = newId();
  const moved = await trx
    .updateTable('booking_events')
    .set({ booking_id: kept.id })
    .where('booking_id', '=', other.id)
    .returning('id')
    .execute();
  const filled = (Object.keys(BLANK) as Filled[]).filter(
    (field) => kept[field] === BLANK[field] && other[field] !== BLANK[field],
  );
  const isAnswered = kept.status === 'new' && (other.status === 'contacted' || other.status === 'confirmed');
  await putAway(trx, kept, other, by);
  await trx
    .updateTable('bookings')
    .set({
      ...Object.fromEntries(filled.map((field) => [field, other[field]])),
      status: isAnswered ? other.status : kept.status,
    })
    .where('id', '=', kept.id)
    .execute();
  await storeBookingWords(trx, kept, other);
  await keepChange(
    trx,
    {
      kind: 'merge',
      keptId: kept.id,
      otherId: other.id,
      eventIds: moved.map(({ id }) => id),
      filled,
      isAnswered,
    } satisfies KeptMerge,
    by.now,
    undoId,
  );
  await tellOfMerge(trx, kept, other, undoId, by);
  return { kept, undoId };
}

/** The elder first. */
async function findPair(trx: Db, ids: readonly [string, string]): Promise<[BookingRow, BookingRow]> {
  if (ids[0] === ids[1]) throw badInput({ otherId: 'Choose another enquiry.' });
  const [kept, other] = await trx
    .selectFrom('bookings')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  if (!kept || !other) throw notFound('enquiry');
  if (kept.deleted_at !== null || other.deleted_at !== null)
    throw conflict('One of the two is in the bin. Restore it before merging.');
  return [kept, other];
}

async function putAway(trx: Db, kept: BookingRow, other: BookingRow, { now }: By): Promise<void> {
  const gone = await trx
    .updateTable('bookings')
    .set({ merged_into: kept.id, deleted_at: now.toISOString() })
    .where('id', '=', other.id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!gone) throw conflict('Somebody else changed this enquiry at the same moment.');
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

/** Makes two enquiries of a merged one again; what staff changed in it since then stays with the elder. */
export async function undoMerge(trx: Db, merge: KeptMerge, by: By): Promise<Undone> {
  const rows = await trx
    .selectFrom('bookings')
    .selectAll()
    .where('id', 'in', [merge.keptId, merge.otherId])
    .execute();
  const kept = rows.find(({ id }) => id === merge.keptId);
  const other = rows.find(({ id }) => id === merge.otherId);
  if (!kept || !other || other.merged_into !== kept.id)
    throw conflict('This cannot be undone: one of the two enquiries is not there any more.');

  await trx
    .updateTable('bookings')
    .set({ merged_into: null, deleted_at: null })
    .where('id', '=', other.id)
    .execute();
  const given = merge.filled.filter((field) => kept[field] === other[field]);
  const isStillAnswered = merge.isAnswered && kept.status === other.status;
  const before = Object.fromEntries(given.map((field) => [field, BLANK[field]]));
  await trx
    .updateTable('bookings')
    .set({ ...before, status: isStillAnswered ? 'new' : kept.status })
    .where('id', '=', kept.id)
    .execute();
  if (merge.eventIds.length > 0) {
    await trx
      .updateTable('booking_events')
      .set({ booking_id: other.id })
      .where('id', 'in', merge.eventIds)
      .execute();
  }
  await storeBookingWords(trx, { ...kept, ...before });
  await storeBookingWords(trx, other);
  await tellOfSplit(trx, kept, other, by);
  return { restored: 1, skipped: [] };
}

async function tellOfSplit(trx: Db, kept: BookingRow, other: BookingRow, by: By): Promise<void> {
  await recordEvent(trx, {
    bookingId: kept.id,
    body: { kind: 'unmerged', reference: other.reference },
    ...by,
  });
  await recordEvent(trx, {
    bookingId: other.id,
    body: { kind: 'unmerged', reference: kept.reference },
    ...by,
  });
  await recordChange(trx, {
    ...by,
    action: 'booking.unmerge',
    subject: { kind: 'booking', id: other.id, label: other.reference },
    before: { mergedInto: kept.reference },
    after: { mergedInto: null },
  });
}
