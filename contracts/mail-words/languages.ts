export const LANGUAGES = ['en'] as const;
export type Language = (typeof LANGUAGES)[number];

export const WORDS_LIMITS = { subject: 160, body: 6_000 } as const;
