import { OPEN_STATUSES } from '../../../contracts/booking-steps.ts';
import type { Db } from '../../db/database.ts';
import type { BookingRow } from '../../db/schema.ts';
import { eraseEventTexts, recordEvent, WEBSITE } from './booking-events.queries.ts';
import { findMerge, listStandingMerges } from './desk/merges.queries.ts';
import { separate } from './desk/separate-bookings.ts';
import { rederiveAround } from './desk/taken-over.ts';
import { findSurvivor, listMergedInto, lockSurvivors } from './merge-tree.queries.ts';

const ERASED = { full_name: 'Erased at the traveller’s wish', phone: '', user_email: '' };

/**
 * Takes a traveller out of their enquiries and cancels the open ones. Theirs is also what staff merged with them, as far
 * as it is of no other account; an enquiry of another account is separated from them and stays whole. Answers which.
 */
export async function eraseEnquiriesOf(trx: Db, userId: string, now: Date): Promise<BookingRow[]> {
  const theirs = await lockEnquiriesOf(trx, userId);
  const ids = theirs.map((booking) => booking.id);
  for (const merge of await listStandingMerges(trx, ids))
    if (!ids.includes(merge.other_id)) await partWith(trx, merge.id, now);
  for (const { id } of theirs) {
    await eraseEventTexts(trx, [id]);
    await rederiveAround(trx, id, () => eraseRow(trx, id));
    await recordEvent(trx, { bookingId: id, actor: WEBSITE, body: { kind: 'erased' }, now });
  }
  return theirs;
}

async function eraseRow(trx: Db, id: string): Promise<void> {
  await trx.updateTable('bookings').set(ERASED).where('id', '=', id).execute();
  await trx
    .updateTable('bookings')
    .set({ status: 'cancelled' })
    .where('id', '=', id)
    .where('status', 'in', [...OPEN_STATUSES])
    .execute();
}

/** Another account's enquiry goes back to where it would be if it had not been merged. */
async function partWith(trx: Db, mergeId: string, now: Date): Promise<void> {
  const merge = await findMerge(trx, mergeId);
  const kept =
    merge &&
    (await trx.selectFrom('bookings').selectAll().where('id', '=', merge.kept_id).executeTakeFirst());
  if (!kept) return;
  const { deleted_at: deletedAt } = await findSurvivor(trx, kept);
  await separate(trx, merge, { actor: WEBSITE, now, deletedAt });
}

async function lockEnquiriesOf(trx: Db, userId: string): Promise<BookingRow[]> {
  for (;;) {
    const wanted = await findEnquiriesOf(trx, userId);
    await lockSurvivors(
      trx,
      wanted.map(({ id }) => id),
    );
    // While this waited, staff may have merged or separated one of them.
    const locked = await findEnquiriesOf(trx, userId);
    if (idsOf(locked) === idsOf(wanted)) return locked;
  }
}

function idsOf(rows: BookingRow[]): string {
  return rows.map(({ id }) => id).join();
}

/** Those of the account, and from there along the merges, up and down, those of no account. */
async function findEnquiriesOf(db: Db, userId: string): Promise<BookingRow[]> {
  const found = new Map<string, BookingRow>();
  let newest = await db.selectFrom('bookings').selectAll().where('user_id', '=', userId).execute();
  while (newest.length > 0) {
    for (const row of newest) found.set(row.id, row);
    const around = [...(await listMergedInto(db, idsIn(newest))), ...(await survivorsOf(db, newest))];
    newest = around.filter((row) => row.user_id === null && !found.has(row.id));
  }
  return [...found.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
}

async function survivorsOf(db: Db, rows: BookingRow[]): Promise<BookingRow[]> {
  const ids = rows.flatMap((row) => row.merged_into ?? []);
  if (ids.length === 0) return [];
  return db.selectFrom('bookings').selectAll().where('id', 'in', ids).execute();
}

function idsIn(rows: BookingRow[]): string[] {
  return rows.map(({ id }) => id);
}
