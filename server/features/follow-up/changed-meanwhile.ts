import { isDeepStrictEqual } from 'node:util';
import type { ActionSeen } from '../../../contracts/enquiries/seen.contract.ts';
import { formatDay } from '../../../contracts/india-time.ts';
import { changedSince } from '../../http/faults/errors.ts';
import type { NamedFollowUp } from './follow-up.ts';

/** Undefined if staff saw the current owner, or choose that one. */
export function ownerMeanwhile(
  row: NamedFollowUp,
  to: string | null,
  seen: string | null | undefined,
): string | undefined {
  if (seen === undefined || row.owner_id === seen || row.owner_id === to) return undefined;
  return `It is ${row.owner_name ? `${row.owner_name}’s` : 'nobody’s'} now.`;
}

/** Throws `changedSince`. */
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
