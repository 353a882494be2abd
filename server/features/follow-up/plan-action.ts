import type { ActionSeen } from '../../../contracts/enquiries/seen.contract.ts';
import { dayOf } from '../../../contracts/india-time.ts';
import type { Db } from '../../db/database.ts';
import { badInput } from '../../http/faults/errors.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import { findStaffMember } from '../enquiries/desk/staff-members.queries.ts';
import { checkActionSeen } from './changed-meanwhile.ts';
import { columnsLike, type FollowUp, type FollowUpStep, type NamedFollowUp, NO_ACTION } from './follow-up.ts';

/** What is to be done next, when, and by whom, null for whoever owns it; without a day, nothing. What is undefined stays as it is. */
export type NextAction = {
  on?: string | undefined;
  words?: string | undefined;
  forId?: string | null | undefined;
  seen?: ActionSeen | undefined;
};

/**
 * What is to be done next, or that nothing is. Whoever says it does it, unless it is said who does. Null where nothing is
 * another. Refused where somebody has planned something else since it was `seen`.
 */
export async function planAction(
  trx: Db,
  row: NamedFollowUp,
  { on, seen, ...action }: NextAction,
  by: StaffAction,
): Promise<FollowUpStep | null> {
  const set = on === undefined ? NO_ACTION : readAction(row, { ...action, on }, by);
  const before = columnsLike<FollowUp, Partial<FollowUp>>(row, set);
  if (Object.entries(set).every(([name, value]) => before[name as keyof typeof set] === value)) return null;
  // First: a day that has passed may be what a colleague has changed meanwhile, and no fault of whoever sends it.
  checkActionSeen(row, seen);
  const doer = set.next_action_for === null ? null : await findStaffMember(trx, set.next_action_for);
  const faults = {
    // What was planned for a day that is over keeps it, where only its words or person change.
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

/** The next action as staff saw it: its day, and what else they did. */
export type FinishedAction = { on: string; seen?: ActionSeen | undefined };

/** That it is done; null where it was said before. Refused where there is another one than was seen. */
export function finishAction(row: NamedFollowUp, { on, seen }: FinishedAction): FollowUpStep | null {
  // Said again, where the answer was lost.
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
