export const INBOX_VIEWS = ['all', 'mine', 'nobody'] as const;
export type InboxView = (typeof INBOX_VIEWS)[number];
