// No Zod here: pages load it, see call.ts.

/** `bounced`: mails come back. The other states are the reader's own choice. */
export const SUBSCRIBER_STATES = ['pending', 'confirmed', 'left', 'bounced'] as const;
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number];

export const LEAVE_REASONS = {
  often: 'It comes too often',
  interest: 'It is not about what I look for',
  travelled: 'I have made my trip',
  never: 'I never asked for it',
  other: 'Something else',
} as const;
export type LeaveReason = keyof typeof LEAVE_REASONS;

export const LEAVE_TEXT_MAX = 1_000;
