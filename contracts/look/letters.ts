/** Headings and text. Their files: `scripts/support/cut-fonts.mjs`. */
export const LETTER_PAIRS = {
  fraunces: 'Fraunces and Figtree: warm, like a printed guide',
  source: 'Source Serif and Source Sans: calm, like a book',
  bitter: 'Bitter and Source Sans: sturdy, easy to read',
  bricolage: 'Bricolage Grotesque and Figtree: modern, without serifs',
} as const;

export type LetterPair = keyof typeof LETTER_PAIRS;
