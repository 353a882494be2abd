/** Bounds of the questions that the site answers for all tours: entries, and characters. */
export const SITE_QUESTION_LIMITS = { entries: 40, question: 200, answer: 2_000 } as const;
