// Without Zod: pages have it, see call.ts.

/** `bounced`: mails to the address come back. The others are what its owner said last. */
export const SUBSCRIBER_STATES = ['pending', 'confirmed', 'left', 'bounced'] as const;
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number];

/** Why somebody left, by what is stored of it. */
export const LEAVE_REASONS = {
  often: 'It comes too often',
  interest: 'It is not about what I look for',
  travelled: 'I have made my trip',
  never: 'I never asked for it',
  other: 'Something else',
} as const;
export type LeaveReason = keyof typeof LEAVE_REASONS;

export const LEAVE_TEXT_MAX = 1_000;
