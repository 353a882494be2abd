/** What of the admin area has changed. Never who or what: whoever may see it asks for it. */
export const CHANGE_KINDS = [
  'enquiries',
  'messages',
  'customers',
  'reviews',
  'tours',
  'roads',
  'mail',
  'words',
  'users',
  'subscribers',
  'issues',
  'settings',
  'history',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** What two members of staff may have open at the same time, and answer both. */
export const PRESENCE_KINDS = ['enquiry', 'message'] as const;
export type PresenceKind = (typeof PRESENCE_KINDS)[number];

export const PRESENCE_STATES = ['open', 'writing', 'gone'] as const;
export type PresenceState = (typeof PRESENCE_STATES)[number];

/** Milliseconds after the last word of it that somebody counts as writing, and as having it open. */
export const WRITING_MS = 15_000;
export const OPEN_MS = 45_000;
