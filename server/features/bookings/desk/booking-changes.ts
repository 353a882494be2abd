import type { BookingStatus } from '../../../../contracts/booking-steps.ts';
import { BOOKING_STEPS } from '../../../../contracts/booking-steps.ts';
import type { Change, Changed, StaffMember } from '../../../../contracts/desk.contract.ts';
import type { Db } from '../../../db/database.ts';
import { newId } from '../../../db/identifiers.ts';
import type { BookingRow } from '../../../db/schema.ts';
import type { SessionUser } from '../../../http/session.queries.ts';
import { recordChange } from '../../audit/audit.queries.ts';
import { lockSurvivors } from '../merge-tree.queries.ts';
import { type EventBody, recordEvent } from '../store/booking-events.ts';
import { type DeskRow, findDeskRows } from './desk-list.queries.ts';
import { findOwner } from './staff-members.queries.ts';

/** What a change at one stroke may touch. */
export type ChangedState = Partial<Pick<BookingRow, 'status' | 'owner_id' | 'deleted_at'>>;
export type ChangedItem = { id: string; before: ChangedState; after: ChangedState };
/** How a change is kept for undoing it. */
export type KeptChange = { items: ChangedItem[] };

/** An enquiry with the status that staff saw when they chose it. */
type Chosen = { _id: string; status: BookingStatus };
type By = { actor: SessionUser; now: Date };
type Step = { after: ChangedState; action: string; event: EventBody };

/** Changes the chosen enquiries, each for itself: one that somebody else was faster with is left out, with the reason. */
export async function applyChange(trx: Db, chosen: Chosen[], change: Change, by: By): Promise<Changed> {
  const ids = chosen.map(({ _id }) => _id);
  await lockSurvivors(trx, ids);
  const owner = change.kind === 'owner' ? await findOwner(trx, change.ownerId) : null;
  const rows = await findDeskRows(trx, ids);
  const items: ChangedItem[] = [];
  const skipped: Changed['skipped'] = [];
  for (const { _id, status } of chosen) {
    const row = rows.get(_id);
    const outcome = row ? stepOf(row, status, change, owner, by.now) : 'It is not there any more.';
    if (outcome === undefined) continue;
    const item = typeof outcome === 'string' ? undefined : row && (await takeStep(trx, row, outcome, by));
    if (item) items.push(item);
    else {
      const reason = typeof outcome === 'string' ? outcome : 'Somebody else changed it at the same moment.';
      skipped.push({ _id, reference: row?.reference ?? '', reason });
    }
  }
  const undoId = items.length > 0 ? await keepChange(trx, { items }, by.now) : null;
  return { changed: items.length, skipped, undoId };
}

/** Keeps what was done so that it can be undone. Answers under which id. */
async function keepChange(trx: Db, body: KeptChange, now: Date): Promise<string> {
  const id = newId();
  await trx
    .insertInto('booking_changes')
    .values({ id, body: JSON.stringify(body), created_at: now.toISOString(), undone_at: null })
    .execute();
  return id;
}

/** What is to be done with one enquiry; a text says why it cannot be, undefined that it is so already. */
function stepOf(
  row: DeskRow,
  seen: BookingStatus,
  change: Change,
  owner: StaffMember | null,
  now: Date,
): Step | string | undefined {
  if (row.merged_into !== null) return `It was merged into ${row.merged_reference}.`;
  if (row.deleted_at !== null) return change.kind === 'bin' ? undefined : 'It is in the bin.';
  if (change.kind === 'bin') {
    return {
      after: { deleted_at: now.toISOString() },
      action: 'booking.bin',
      event: { kind: 'binned' },
    };
  }
  if (change.kind === 'owner') {
    const to = owner?._id ?? null;
    if (row.owner_id === to) return undefined;
    const event = { kind: 'owner' as const, from: row.owner_name, to: owner?.username ?? null };
    return { after: { owner_id: to }, action: 'booking.owner', event };
  }
  return statusStep(row, seen, change.to);
}

function statusStep(row: DeskRow, seen: BookingStatus, to: BookingStatus): Step | string | undefined {
  if (row.status !== seen) return `Somebody else has set it to ${row.status} meanwhile.`;
  if (row.status === to) return undefined;
  if (!BOOKING_STEPS[row.status].includes(to))
    return `It is ${row.status} and cannot become ${to} from there.`;
  return { after: { status: to }, action: 'booking.status', event: { kind: 'status', from: row.status, to } };
}

/** Undefined where the row is not any more as it was read. */
async function takeStep(trx: Db, row: DeskRow, step: Step, by: By): Promise<ChangedItem | undefined> {
  const before = pick(row, step.after);
  const item = { id: row.id, before, after: step.after };
  if (!(await setState(trx, row.id, before, step.after))) return undefined;
  await recordEvent(trx, { bookingId: row.id, body: step.event, ...by });
  await recordChange(trx, {
    ...by,
    action: step.action,
    subject: { kind: 'booking', id: row.id, label: row.reference },
    before,
    after: step.after,
  });
  return item;
}

/** Sets a state where the enquiry is as expected; false where it is not. */
export async function setState(
  trx: Db,
  id: string,
  expected: ChangedState,
  state: ChangedState,
): Promise<boolean> {
  let query = trx.updateTable('bookings').set(state).where('id', '=', id);
  if (expected.status !== undefined) query = query.where('status', '=', expected.status);
  if (expected.owner_id !== undefined)
    query = query.where('owner_id', 'is not distinct from', expected.owner_id);
  // One that was merged meanwhile left the list for another reason, be it at the same moment.
  if (expected.deleted_at !== undefined)
    query = query
      .where('deleted_at', 'is not distinct from', expected.deleted_at)
      .where('merged_into', 'is', null);
  return (await query.returning('id').executeTakeFirst()) !== undefined;
}

function pick(row: BookingRow, like: ChangedState): ChangedState {
  return Object.fromEntries(Object.keys(like).map((name) => [name, row[name as keyof ChangedState]]));
}
