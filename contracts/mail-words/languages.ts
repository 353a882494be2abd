/** In which the site speaks. The words of its mails are stored for each. */
export const LANGUAGES = ['en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Letters that staff may give a mail's words. */
export const WORDS_LIMITS = { subject: 160, body: 6_000 } as const;
