/** The parts of the policies page with third parties' rules, which staff keep up to date. */
export const POLICY_PARTS = ['notes-for-tourists', 'government-id'] as const;

export type PolicyPartId = (typeof POLICY_PARTS)[number];
