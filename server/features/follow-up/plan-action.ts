import type { ActionSeen } from '../../../contracts/enquiries/seen.contract.ts';
import { dayOf } from '../../../contracts/india-time.ts';
import type { Db } from '../../db/database.ts';
import { badInput } from '../../http/faults/errors.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import { findStaffMember } from '../enquiries/desk/staff-members.queries.ts';
import { checkActionSeen } from './changed-meanwhile.ts';
import { columnsLike, type FollowUp, type FollowUpStep, type NamedFollowUp, NO_ACTION } from './follow-up.ts';

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
