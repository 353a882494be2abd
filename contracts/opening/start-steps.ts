/** What an agency does before its site opens, in this order; each may be skipped. */
export const START_STEPS = ['agency', 'reach', 'look', 'destinations', 'mail', 'tour'] as const;
export type StartStep = (typeof START_STEPS)[number];

/** What visitors would miss, and what they would read that nobody of the agency has read. */
export const WANTED_TO_OPEN = ['name', 'phone', 'email', 'tour', 'policies', 'placeholders'] as const;
export type WantedToOpen = (typeof WANTED_TO_OPEN)[number];
