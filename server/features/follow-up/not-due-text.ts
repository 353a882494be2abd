import { formatDay } from '../../../contracts/india-time.ts';
import type { FollowUp } from './follow-up.ts';

/** The next action of a closed item stays, and is due again once it is open. */
export function notDueText({ next_action_on: on }: FollowUp): string {
  return on === null ? '' : ` Its next action of ${formatDay(on)} is not due any more.`;
}
