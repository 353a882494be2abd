export const MAIL_STATES = [
  'waiting',
  'sending',
  'retrying',
  'held',
  'sent',
  'written',
  'failed',
  'cancelled',
] as const;
export type MailState = (typeof MAIL_STATES)[number];

export const BOUNCE_ACTIONS = ['failed', 'delayed', 'complaint', 'other'] as const;
export type BounceAction = (typeof BOUNCE_ACTIONS)[number];

export const MAIL_FILTERS = ['waiting', 'retrying', 'sent', 'failed', 'cancelled'] as const;
export type MailFilter = (typeof MAIL_FILTERS)[number];

export const MAIL_SUBJECTS = [
  'booking',
  'message',
  'user',
  'invitation',
  'subscriber',
  'issue',
  'review',
] as const;

export const AGAIN_BATCH = 100;

export const FAILED_COUNT_MAX = 100;
