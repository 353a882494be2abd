import { toLatinDigits } from './digits.ts';

export type TypedAges = {
  /** Whole years. */
  ages: number[];
  /** What cannot be an age, as it was typed: a year of birth, a word. */
  unread: string[];
};

const MAX_TYPED = 100;
const MAX_AGE = 120;
const MONTHS = /(\d{1,3}) ?(?:months?|mths?|mos?)\b/g;
const YEARS = /(\d) ?(?:years? old|years?|yrs?|y)\b/g;
const BETWEEN = /[\s,;/&+]+/;
const AGE = /^\d{1,3}(?:\.\d{1,2})?$/;

/** "38, 36 and 8", "1.5", "6 months", "8 yrs". As many as a field of ages holds: 100 characters. */
export function readTypedAges(typed: string): TypedAges {
  const words = toLatinDigits(typed.slice(0, MAX_TYPED))
    .toLowerCase()
    .replace(MONTHS, (_, months: string) => ` ${Math.floor(Number(months) / 12)} `)
    .replace(YEARS, '$1 ')
    .split(BETWEEN)
    .filter((word) => word !== '' && word !== 'and');
  const isAge = (word: string) => AGE.test(word) && Number(word) <= MAX_AGE;
  return {
    ages: words.filter(isAge).map((word) => Math.floor(Number(word))),
    unread: words.filter((word) => !isAge(word)),
  };
}

/** What to say of it; empty where all was read. */
export function unreadAgesText({ unread }: TypedAges): string {
  if (unread.length === 0) return '';
  return `We could not read ${unread.map((word) => `“${word}”`).join(', ')}: write ages in years, like 38, 8 or 6 months.`;
}
