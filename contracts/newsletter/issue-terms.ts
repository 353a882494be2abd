// No Zod here: pages load it, see call.ts.

/** `stopped` is final; `paused` can be resumed. */
export const ISSUE_STATES = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'stopped'] as const;
export type IssueState = (typeof ISSUE_STATES)[number];

export const ISSUE_LIMITS = {
  subject: 150,
  body: 20_000,
  /** Days ahead that an issue may be scheduled for. */
  days: 366,
} as const;

/** A line that becomes a tour's card: `{{tour:gangtok-in-five-days}}`. */
export const TOUR_FIELD = 'tour:';
