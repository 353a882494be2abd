import { isDeepStrictEqual } from 'node:util';
import { ASK_AGAIN } from '../../../contracts/enquiries/enquiry-terms.ts';
import type { ActionSeen } from '../../../contracts/enquiries/seen.contract.ts';
import { dayOf, formatDay, workingDayAfter } from '../../../contracts/india-time.ts';
import type { Db } from '../../db/database.ts';
import { badInput, changedSince } from '../../http/faults/errors.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import { findStaffMember } from '../enquiries/desk/staff-members.queries.ts';
import {
  columnsLike,
  type FollowUp,
  type FollowUpEvent,
  type FollowUpStep,
  type NamedFollowUp,
  NO_ACTION,
} from './follow-up.ts';

/** Undefined fields stay as they are; `forId` null means the owner; without `on` there is no action. */
export type NextAction = {
  on?: string | undefined;
  words?: string | undefined;
  forId?: string | null | undefined;
  seen?: ActionSeen | undefined;
};

/** Returns null if nothing changes. Throws `changedSince` if a colleague has planned something else. */
export async function planAction(
  trx: Db,
  row: NamedFollowUp,
  { on, seen, ...action }: NextAction,
  by: StaffAction,
): Promise<FollowUpStep | null> {
  const set = on === undefined ? NO_ACTION : readAction(row, { ...action, on }, by);
  const before = columnsLike<FollowUp, Partial<FollowUp>>(row, set);
  if (Object.entries(set).every(([name, value]) => before[name as keyof typeof set] === value)) return null;
  // Before other checks: a past day may come from a colleague's change.
  checkActionSeen(row, seen);
  const doer = set.next_action_for === null ? null : await findStaffMember(trx, set.next_action_for);
  const faults = {
    // A past day may stay if only words or person change.
    ...(on !== undefined &&
      on !== row.next_action_on &&
      on < dayOf(by.now) && { on: 'Choose today or a later day.' }),
    ...(doer === undefined &&
      set.next_action_for !== row.next_action_for && { forId: 'Choose somebody of the staff.' }),
  };
  if (Object.keys(faults).length > 0) throw badInput(faults);
  return {
    set,
    event: {
      kind: 'next_action',
      from: row.next_action_on,
      to: set.next_action_on,
      words: set.next_action_words ?? '',
      ...(doer && { forWhom: doer.username }),
      ...{ before, after: set },
    },
  };
}

export type FinishedAction = { on: string; seen?: ActionSeen | undefined };

/** Returns null if it is already done. Throws `changedSince` if another action is planned. */
export function finishAction(row: NamedFollowUp, { on, seen }: FinishedAction): FollowUpStep | null {
  if (row.next_action_on === null) return null;
  checkActionSeen(row, { ...seen, on });
  const before = columnsLike<FollowUp, Partial<FollowUp>>(row, NO_ACTION);
  const words = row.next_action_words ?? '';
  return { set: NO_ACTION, event: { kind: 'action_done', words, before, after: NO_ACTION } };
}

function readAction(
  row: FollowUp,
  { on, words, forId }: NextAction & { on: string },
  { actor }: StaffAction,
): Omit<FollowUp, 'owner_id'> {
  const unnamed = row.next_action_on === null ? actor.id : row.next_action_for;
  return {
    next_action_on: on,
    next_action_words: words === undefined ? row.next_action_words : words || null,
    next_action_for: forId === undefined ? unnamed : forId,
  };
}

export type AnswerWay = 'reply' | 'whatsapp' | 'call';

/** Plans to ask again if no answer comes. Undefined if something is planned. */
export function askAgainStep(
  { next_action_on }: FollowUp,
  answered: AnswerWay,
  { actor, now }: StaffAction,
): (FollowUpStep & { on: string }) | undefined {
  if (next_action_on !== null || answered === 'call') return undefined;
  const on = workingDayAfter(dayOf(now), ASK_AGAIN.workingDays);
  const after = { next_action_on: on, next_action_words: ASK_AGAIN.words, next_action_for: actor.id };
  const said = { from: null, to: on, words: ASK_AGAIN.words, forWhom: actor.username };
  return { on, set: after, event: { kind: 'next_action', ...said, before: NO_ACTION, after } };
}

/** The next action of a closed item stays, and is due again once it is open. */
export function notDueText({ next_action_on: on }: FollowUp): string {
  return on === null ? '' : ` Its next action of ${formatDay(on)} is not due any more.`;
}

export async function undoneEvent<State extends Partial<FollowUp>>(
  trx: Db,
  row: Pick<FollowUp, 'next_action_on'> & { owner_name: string | null },
  before: State,
  now: State,
): Promise<FollowUpEvent<State>> {
  if (before.next_action_on !== undefined) {
    const [from, to, words] = [row.next_action_on, before.next_action_on, before.next_action_words ?? ''];
    const forWhom = await findName(trx, before.next_action_for);
    const named = forWhom ? { forWhom } : {};
    return { kind: 'next_action', from, to, words, ...named, before: now, after: before };
  }
  return { kind: 'owner', from: row.owner_name, to: (await findName(trx, before.owner_id)) ?? null };
}

async function findName(trx: Db, id: string | null | undefined): Promise<string | undefined> {
  if (!id) return undefined;
  const person = await trx.selectFrom('users').select('username').where('id', '=', id).executeTakeFirst();
  return person?.username;
}

/** Undefined if staff saw the current owner, or choose that one. */
export function ownerMeanwhile(
  row: NamedFollowUp,
  to: string | null,
  seen: string | null | undefined,
): string | undefined {
  if (seen === undefined || row.owner_id === seen || row.owner_id === to) return undefined;
  return `It is ${row.owner_name ? `${row.owner_name}’s` : 'nobody’s'} now.`;
}

export function checkOwnerSeen(row: NamedFollowUp, to: string | null, seen: string | null | undefined): void {
  const now = ownerMeanwhile(row, to, seen);
  if (now) throw changedSince(now, presentState(row));
}

/** Throws `changedSince`. Checks nothing if `seen` is missing. */
export function checkActionSeen(row: NamedFollowUp, seen: Partial<ActionSeen> | undefined): void {
  const { action } = presentState(row);
  if (!seen || isDeepStrictEqual({ ...action, ...seen }, action)) return;
  const now = [action.on && formatDay(action.on), action.words, row.action_for_name];
  const text = action.on
    ? `The next action is another now (${now.filter(Boolean).join(' · ')}).`
    : 'There is no next action any more.';
  throw changedSince(text, presentState(row));
}

function presentState(row: NamedFollowUp) {
  const { owner_id: ownerId, next_action_on: on, next_action_words, next_action_for: forId } = row;
  return { ownerId, action: { on, words: next_action_words ?? '', forId } };
}
