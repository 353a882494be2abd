import { ASK_AGAIN } from '../../../contracts/enquiries/enquiry-terms.ts';
import { dayOf, workingDayAfter } from '../../../contracts/india-time.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import { type FollowUp, type FollowUpStep, NO_ACTION } from './follow-up.ts';

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
