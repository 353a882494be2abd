import { toLatinDigits } from './digits.ts';

export type TypedAges = {
  ages: number[];
  unread: string[];
};

const MAX_TYPED = 100;
const MAX_AGE = 120;
const WRITTEN: readonly [RegExp, string | ((written: string, number: string) => string)][] = [
  [/(\d) 1\/2\b/g, '$1.5'],
  [/(\d) ?(?:years?|yrs?|y)\b\.?(?:,| and|) ?\d{1,2} ?(?:months?|mths?|mos?)\b\.?/g, '$1'],
  [/(\d{1,3}) ?(?:months?|mths?|mos?)\b\.?/g, (_, months) => `${Math.floor(Number(months) / 12)} `],
  [/(\d) ?(?:years?|yrs?|y)\b\.?/g, '$1 '],
  [/(\d) {1,2}old\b/g, '$1 '],
];
const BETWEEN = /[\s,;/&+]+/;
const NO_CHILD = /^(?:[-–—]|n\/?a|nil|no|none|nobody)(?: (?:kids?|child|children))?\.?$/;
const AGE = /^\d{0,3}(?:\.\d{1,2})?$/;

/** "38, 36 and 8", "1½", "6 months", "8 yrs old". At most 100 characters. */
export function readTypedAges(typed: string): TypedAges {
  const given = typed.slice(0, MAX_TYPED).trim().toLowerCase();
  if (NO_CHILD.test(given)) return { ages: [], unread: [] };
  // Before `toLatinDigits`, which would read ½ as a 1 and a 2.
  const text = toLatinDigits(given.replace(/½/g, '.5'));
  const words = WRITTEN.reduce(replaced, text)
    .split(BETWEEN)
    .map((word) => word.replace(/\.$/, ''))
    .filter((word) => word !== '' && word !== 'and');
  const isAge = (word: string) => AGE.test(word) && Number(word) <= MAX_AGE;
  return {
    ages: words.filter(isAge).map((word) => Math.floor(Number(word))),
    unread: words.filter((word) => !isAge(word)),
  };
}

function replaced(text: string, [pattern, by]: (typeof WRITTEN)[number]): string {
  return typeof by === 'string' ? text.replace(pattern, by) : text.replace(pattern, by);
}

export function unreadAges(unread: readonly string[]): string {
  return unread.map((word) => `“${word}”`).join(', ');
}

export function unreadAgesText({ unread }: TypedAges): string {
  if (unread.length === 0) return '';
  return `We could not read ${unreadAges(unread)}: write ages in years, like 38, 8 or 6 months.`;
}
