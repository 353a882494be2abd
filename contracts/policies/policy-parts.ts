export const POLICY_PARTS = ['notes-for-tourists', 'government-id'] as const;

export type PolicyPartId = (typeof POLICY_PARTS)[number];
