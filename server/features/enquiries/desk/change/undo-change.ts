import { isDeepStrictEqual } from 'node:util';
import type { Undone } from '../../../../../contracts/enquiries/desk-work.contract.ts';
import type { Db } from '../../../../db/database.ts';
import { conflict, notFound } from '../../../../http/faults/errors.ts';
import type { StaffAction } from '../../../../http/session/staff-action.ts';
import { isVisible, type Seer, seerOf } from '../../../../http/session/visible-to.ts';
import { cancelMail } from '../../../../mail/outbox-changes.queries.ts';
import type { BothStates } from '../../../follow-up/follow-up.ts';
import { undoneEvent } from '../../../follow-up/plan-action.ts';
import { findMerge, listPartedSince } from '../../merges.queries.ts';
import { moveAgreedTrip } from '../../money/move-agreed-trip.ts';
import { type EnquiryState, stateLike } from '../../store/change-enquiry.ts';
import type { EventBody } from '../../store/enquiry-events.ts';
import { isFact } from '../../store/facts.ts';
import type { Locked } from '../../store/lock-enquiries.ts';
import {
  type ChangedItem,
  type HeldByEvent,
  lockForUndo,
  markUndone,
  statesOf,
} from '../../store/undo-records.ts';
import { mayBeTakenOver } from '../../store/values-from-merged.ts';
import { type DeskRow, lockDeskRows } from '../list/desk-list.queries.ts';
import { undoMerge } from '../merging/merge-enquiries.ts';
import { undoMessageChange } from '../of-message/undo-message-change.ts';
import { findOver } from './ask-about-change.ts';
import { changeOnDesk } from './bulk-change.ts';
import { findMailsOfMove, type Move } from './status-changed.mail.ts';

/** Restores the earlier state, of a run its latest step. Skips enquiries changed since. Also undoes merges. */
export async function undoChange(trx: Db, id: string, by: StaffAction): Promise<Undone> {
  const seer = seerOf(by.actor);
  const merge = await findMerge(trx, id);
  if (merge && !(await isVisible(trx, 'enquiry', merge.kept_id, seer))) throw notFound('change');
  if (merge) return undoMerge(trx, merge, by);
  const taken = await lockForUndo(trx, id);
  if (!taken) throw await whyNot(trx, id);
  const { items, doneAt, isMore } = taken;
  // What somebody did themselves they take back, even where they gave it away by that.
  if (taken.by !== by.actor.id && !(await seesEach(trx, items, seer))) throw notFound('change');
  const [first] = items;
  if (first && 'eventId' in first && first.about) {
    const undone = await undoOfMessage(trx, first, by);
    await markUndone(trx, taken.id, by.now);
    return undone;
  }
  const ids = items.map((item) => item.id);
  const rows = await lockDeskRows(trx, ids);
  await markUndone(trx, taken.id, by.now);
  const parted = await listPartedSince(trx, ids, doneAt);
  const skipped: Undone['skipped'] = [];
  const told: Undone['told'] = [];
  for (const item of items) {
    const row = rows.get(item.id);
    const reason = await undoItem(trx, row, item, { parted, doneAt }, by);
    if (reason) skipped.push({ _id: item.id, reference: row?.reference ?? '', reason });
    else if (row && isMove(item) && !(await stopMails(trx, { id: row.id, at: doneAt }, by.now)))
      told.push({ _id: row.id, fullName: row.full_name, status: row.status });
  }
  const over = await findOver(trx, [...rows.values()]);
  const restored = items.length - skipped.length;
  const reason = skipped[0]?.reason ?? '';
  // In a run, later steps may still be undone.
  if (restored === 0 && !(await isRun(trx, id))) throw cannotBe(reason);
  return { restored, skipped, told, over, isMore };
}

async function seesEach(trx: Db, items: readonly ChangedItem[], seer: Seer): Promise<boolean> {
  if (seer.seesAll) return true;
  for (const item of items) {
    const of = 'eventId' in item && item.about === 'message' ? 'message' : 'enquiry';
    if (!(await isVisible(trx, of, item.id, seer))) return false;
  }
  return true;
}

async function undoOfMessage(trx: Db, item: HeldByEvent, by: StaffAction): Promise<Undone> {
  const reason = await undoMessageChange(trx, item, by);
  if (reason) throw cannotBe(reason);
  return { restored: 1, skipped: [], told: [], over: [], isMore: false };
}

const isMove = (item: ChangedItem) => 'after' in item && item.after.status !== undefined;

async function stopMails(trx: Db, move: Move, now: Date): Promise<boolean> {
  let isStopped = true;
  for (const { id } of await findMailsOfMove(trx, move))
    if (!(await cancelMail(trx, id, now))) isStopped = false;
  return isStopped;
}

function cannotBe(reason: string) {
  return conflict(`This cannot be undone: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`);
}

async function whyNot(trx: Db, id: string) {
  const there = await trx.selectFrom('booking_changes').select('id').where('id', '=', id).executeTakeFirst();
  return there || (await isRun(trx, id)) ? conflict('This was undone already.') : notFound('change');
}

async function isRun(trx: Db, id: string): Promise<boolean> {
  const part = await trx
    .selectFrom('booking_changes')
    .select('id')
    .where('run_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return part !== undefined;
}

async function undoItem(
  trx: Db,
  row: Locked<DeskRow> | undefined,
  item: ChangedItem,
  since: { parted: ReadonlySet<string>; doneAt: string },
  by: StaffAction,
): Promise<string | undefined> {
  if (!row) return 'It no longer exists.';
  if (row.merged_into !== null) return `It was merged into ${row.merged_reference}.`;
  const states = await statesOf(trx, item);
  if (!states) return 'What it said before was erased.';
  // The old value may have come from the enquiry that was just separated.
  if (since.parted.has(row.id) && mayBeTakenOver(states.before))
    return 'An enquiry that was merged into it was separated in the meantime.';
  if (!isAsLeft(row, states.after)) return 'It was changed again in the meantime.';
  const [fault] = Object.values(
    await moveAgreedTrip(trx, row, states.before, { now: by.now, undoneOf: since.doneAt }),
  );
  if (fault) return fault;
  const event = await eventOf(trx, row, states);
  await changeOnDesk(trx, row, { set: states.before, action: 'booking.undo', event }, by);
  return undefined;
}

/** A tour deleted since does not count as a change. */
function isAsLeft(row: DeskRow, { tour_id: _tour, ...after }: EnquiryState): boolean {
  return isDeepStrictEqual(stateLike(row, after), after);
}

async function eventOf(
  trx: Db,
  row: DeskRow,
  { before, after }: BothStates<EnquiryState>,
): Promise<EventBody> {
  const now = stateLike(row, before);
  if (before.next_action_on === undefined) {
    if (Object.keys(before).some(isFact)) return { kind: 'corrected', before: now, after: before };
    if (before.status !== undefined && after.status !== undefined)
      return { kind: 'status', from: after.status, to: before.status };
    if (before.deleted_at !== undefined) return { kind: 'restored' };
  }
  return undoneEvent(trx, row, before, now);
}
