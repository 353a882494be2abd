/** How far a mail has come. */
export const MAIL_STATES = [
  'waiting',
  /** A process hands it over at this moment. */
  'sending',
  /** It could not be handed over, and is tried again. */
  'retrying',
  /** Staff hold it back, with the rest of its issue of the newsletter. */
  'held',
  /** A mail server took it. */
  'sent',
  /** No mail server is set: it is a file. */
  'written',
  'failed',
  'cancelled',
] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** What came back of a mail: a report of a mail server, that its reader calls it spam, or what nobody but staff understands. */
export const BOUNCE_ACTIONS = ['failed', 'delayed', 'complaint', 'other'] as const;
export type BounceAction = (typeof BOUNCE_ACTIONS)[number];

/** What the list of mails can be narrowed to. */
export const MAIL_FILTERS = ['waiting', 'retrying', 'sent', 'failed', 'cancelled'] as const;
export type MailFilter = (typeof MAIL_FILTERS)[number];

/** What a mail can be about. */
export const MAIL_SUBJECTS = ['booking', 'message', 'user', 'subscriber', 'issue', 'review'] as const;

/** How many failed mails are sent again by one call. */
export const AGAIN_BATCH = 100;

/** Failed mails are counted to here; more are "99+". */
export const FAILED_COUNT_MAX = 100;
