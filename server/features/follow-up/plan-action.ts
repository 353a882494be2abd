import { dayOf } from '../../../contracts/india-time.ts';
import type { Db } from '../../db/database.ts';
import { badInput, conflict } from '../../http/faults/errors.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import { findStaffMember } from '../enquiries/desk/staff-members.queries.ts';
import { columnsLike, type FollowUp, type FollowUpStep, NO_ACTION } from './follow-up.ts';

/** What is to be done next, when, and by whom; without a day, nothing. What is undefined stays as it is. */
export type NextAction = {
  on?: string | undefined;
  words?: string | undefined;
  forId?: string | undefined;
};

/**
 * What is to be done next, or that nothing is. Whoever says it does it, unless somebody is named. Null where nothing is
 * another.
 */
export async function planAction(
  trx: Db,
  row: FollowUp,
  { on, ...action }: NextAction,
  by: StaffAction,
): Promise<FollowUpStep | null> {
  const set = on === undefined ? NO_ACTION : await readAction(trx, row, { ...action, on }, by);
  const before = columnsLike<FollowUp, Partial<FollowUp>>(row, set);
  if (Object.entries(set).every(([name, value]) => before[name as keyof typeof set] === value)) return null;
  const doer = set.next_action_for === null ? null : await findStaffMember(trx, set.next_action_for);
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

/** That it is done; null where it was said before. `on`: the day that staff saw; another one is another action. */
export function finishAction(row: FollowUp, on: string): FollowUpStep | null {
  // Said again, where the answer was lost.
  if (row.next_action_on === null) return null;
  if (row.next_action_on !== on) throw conflict('Somebody else has planned something else in the meantime.');
  const before = columnsLike<FollowUp, Partial<FollowUp>>(row, NO_ACTION);
  const words = row.next_action_words ?? '';
  return { set: NO_ACTION, event: { kind: 'action_done', words, before, after: NO_ACTION } };
}

async function readAction(
  trx: Db,
  row: FollowUp,
  { on, words, forId }: NextAction & { on: string },
  { actor, now }: StaffAction,
) {
  // What was planned for a day that is over keeps it, where only its words or person change.
  if (on < dayOf(now) && on !== row.next_action_on) throw badInput({ on: 'Choose today or a later day.' });
  const isNew = row.next_action_on === null;
  const unnamed = isNew ? actor.id : row.next_action_for;
  if (forId !== undefined && forId !== unnamed && !(await findStaffMember(trx, forId)))
    throw badInput({ forId: 'Choose somebody of the staff.' });
  return {
    next_action_on: on,
    next_action_words: words === undefined ? row.next_action_words : words || null,
    next_action_for: forId ?? unnamed,
  };
}
