/** Whose of what waits: everybody's, that of whoever asks, or what nobody has taken yet. */
export const INBOX_VIEWS = ['all', 'mine', 'nobody'] as const;
export type InboxView = (typeof INBOX_VIEWS)[number];
