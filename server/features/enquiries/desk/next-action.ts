import { dayOf } from '../../../../contracts/india-time.ts';
import type { Db } from '../../../db/database.ts';
import { badInput, conflict } from '../../../http/faults/errors.ts';
import type { StaffAction } from '../../../http/session/staff-action.ts';
import { changeEnquiry, stateLike } from '../store/change-enquiry.ts';
import type { Locked } from '../store/lock-enquiries.ts';
import { storeForUndo } from '../store/undo-records.ts';
import { findStaffMember } from './staff-members.queries.ts';

/** What is to be done next, when, and by whom; without a day, nothing. What is undefined stays as it is. */
export type NextAction = {
  on?: string | undefined;
  words?: string | undefined;
  forId?: string | undefined;
};

const NOTHING = { next_action_on: null, next_action_words: null, next_action_for: null };

/**
 * Says what is to be done next with an enquiry, or takes it away. Whoever says it does it, unless somebody is named.
 * Answers how to undo it; null where nothing is another.
 */
export async function setNextAction(
  trx: Db,
  enquiry: Locked,
  action: NextAction,
  by: StaffAction,
): Promise<string | null> {
  const set =
    action.on === undefined ? NOTHING : await readAction(trx, enquiry, { ...action, on: action.on }, by);
  const before = stateLike(enquiry, set);
  if (Object.entries(set).every(([name, value]) => before[name as keyof typeof set] === value)) return null;
  const doer = set.next_action_for === null ? null : await findStaffMember(trx, set.next_action_for);
  const event = {
    kind: 'next_action' as const,
    from: enquiry.next_action_on,
    to: set.next_action_on,
    words: set.next_action_words ?? '',
    ...(doer && { forWhom: doer.username }),
    ...{ before, after: set },
  };
  return change(trx, enquiry, { set, action: 'booking.next_action', event }, by);
}

/** Says that it is done. `on`: the day that staff saw; another one is another action. */
export async function finishNextAction(
  trx: Db,
  enquiry: Locked,
  on: string,
  by: StaffAction,
): Promise<string | null> {
  // Said again, where the answer was lost.
  if (enquiry.next_action_on === null) return null;
  if (enquiry.next_action_on !== on)
    throw conflict('Somebody else has planned something else in the meantime.');
  const words = enquiry.next_action_words ?? '';
  const event = {
    kind: 'action_done' as const,
    words,
    ...{ before: stateLike(enquiry, NOTHING), after: NOTHING },
  };
  return change(trx, enquiry, { set: NOTHING, action: 'booking.action_done', event }, by);
}

async function change(
  trx: Db,
  enquiry: Locked,
  step: Parameters<typeof changeEnquiry>[2],
  by: StaffAction,
): Promise<string | null> {
  const { eventId } = await changeEnquiry(trx, enquiry, step, by);
  return eventId ? storeForUndo(trx, [{ id: enquiry.id, eventId }], by.now) : null;
}

async function readAction(
  trx: Db,
  enquiry: Locked,
  { on, words, forId }: NextAction & { on: string },
  { actor, now }: StaffAction,
) {
  // What was planned for a day that is over keeps it, where only its words or person change.
  if (on < dayOf(now) && on !== enquiry.next_action_on)
    throw badInput({ on: 'Choose today or a later day.' });
  const isNew = enquiry.next_action_on === null;
  const unnamed = isNew ? actor.id : enquiry.next_action_for;
  if (forId !== undefined && forId !== unnamed && !(await findStaffMember(trx, forId)))
    throw badInput({ forId: 'Choose somebody of the staff.' });
  return {
    next_action_on: on,
    next_action_words: words === undefined ? enquiry.next_action_words : words || null,
    next_action_for: forId ?? unnamed,
  };
}
