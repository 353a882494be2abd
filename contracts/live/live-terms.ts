/** Never who or what: clients reload what they may see. */
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

export const PRESENCE_KINDS = ['enquiry', 'message'] as const;
export type PresenceKind = (typeof PRESENCE_KINDS)[number];

export const PRESENCE_STATES = ['open', 'writing', 'gone'] as const;
export type PresenceState = (typeof PRESENCE_STATES)[number];

export const WRITING_MS = 15_000;
export const OPEN_MS = 45_000;
