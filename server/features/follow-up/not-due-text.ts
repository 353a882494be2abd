import { formatDay } from '../../../contracts/india-time.ts';
import type { FollowUp } from './follow-up.ts';

/**
 * Said where something is closed that has a next action: that stays, is not due as long as it is closed, and is due again
 * once it is open.
 */
export function notDueText({ next_action_on: on }: FollowUp): string {
  return on === null ? '' : ` Its next action of ${formatDay(on)} is not due any more.`;
}
