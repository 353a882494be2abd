import { isDeepStrictEqual } from 'node:util';
import type { ActionSeen } from '../../../contracts/enquiries/seen.contract.ts';
import { formatDay } from '../../../contracts/india-time.ts';
import { changedSince } from '../../http/faults/errors.ts';
import type { NamedFollowUp } from './follow-up.ts';

/** Whose it is by now, where staff saw that it is another's and give it to a third one; undefined where nothing is to be asked. */
export function ownerMeanwhile(
  row: NamedFollowUp,
  to: string | null,
  seen: string | null | undefined,
): string | undefined {
  if (seen === undefined || row.owner_id === seen || row.owner_id === to) return undefined;
  return `It is ${row.owner_name ? `${row.owner_name}’s` : 'nobody’s'} now.`;
}

/** Refuses to give away what somebody else has given to another since staff looked. */
export function checkOwnerSeen(row: NamedFollowUp, to: string | null, seen: string | null | undefined): void {
  const now = ownerMeanwhile(row, to, seen);
  if (now) throw changedSince(now, presentState(row));
}

/** Refuses what is said of another next action than there is. Where nothing is told of what was seen, nothing is asked. */
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
