export const SITE_QUESTION_LIMITS = { entries: 40, question: 200, answer: 2_000 } as const;
