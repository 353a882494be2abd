import { DIFFICULTIES } from '../../../../contracts/dossier/difficulties.ts';
import type { Want } from './wants.ts';

export type ReadWants = {
  wants: Want[];
  rest: string;
};

const COUNTS = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(' ');
const NUMBER = String.raw`(?:(?<!\p{N})\d{1,2}|(?<![\p{L}\p{N}])(?:${COUNTS.join('|')}))`;
const WORD = (words: string) => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words})(?![\p{L}\p{N}])`, 'gu');

const COUNTED = (words: string) =>
  new RegExp(String.raw`${NUMBER}[\s-]{0,2}(?:${words})(?![\p{L}\p{N}])`, 'gu');
const PEOPLE = (words: string) =>
  new RegExp(String.raw`(?:${NUMBER}[\s-]{0,2}|(?<![\p{L}\p{N}]))(?:${words})(?![\p{L}\p{N}])`, 'gu');

/** Years, for a child without an age. */
const ANY_CHILD = 8;
const SENIOR = 60;
const ADULT = 18;
const LEAST_PRICE = 1_000;

/** Undefined: not a want, the text stays. Null: drops the text, which says nothing about a tour. */
type Read = (typed: string, first: string, second?: string) => Want | null | undefined;
type Reader = { pattern: RegExp; read: Read };

/** Order matters: text that one has read is gone for the next. */
export const composeReaders = (): readonly Reader[] => [
  {
    pattern:
      /(?<![\p{L}\p{N}])(?:under|below|within|up ?to|(?<!not )less than|not more than|max(?:imum|\.)?) (?:₹|rs\.?|inr)? ?(\d[\d,]*)( ?k)?(?:\/-)?(?: ?(?:rs\.?|inr|rupees?)(?!\p{L}))?(?: ?(?:pp|(?:per|a|each) (?:person|head|pax))(?!\p{L}))?(?! ?(?:m|mtrs?|m?a?sl|met(?:re|er)s?|ft|feet|km)(?!\p{L}))(?![\p{L}\p{N}])/gu,
    read: (typed, digits, thousands) => ofPrice(typed, Number(digits.replaceAll(',', '')), thousands),
  },
  {
    pattern:
      /(?<!\p{N})\d{1,3}(?: ?(?:-|–|to|or|and|&|,) ?\d{1,3}){0,5}[\s-]{0,2}(?:yo|(?:years?|yrs?)(?:[\s-]{0,2}olds?)?)(?! ?(?:wedding|anniversary|married))(?![\p{L}\p{N}])/gu,
    read: (typed) => ofAge(typed, Math.min(...(typed.match(/\d+/g) ?? []).map(Number))),
  },
  {
    pattern: /(?<![\p{L}\p{N}])aged?(?: of)? (\d{1,3})(?!\p{N})/gu,
    read: (typed, age) => ofAge(typed, Number(age)),
  },
  { pattern: /(?<!\p{N})(\d{2}) ?\+/gu, read: (typed, age) => ofAge(typed, Number(age)) },
  {
    pattern: new RegExp(
      String.raw`(${NUMBER})(?: ?(?:-|–|to|or) ?(${NUMBER}))?[\s-]{0,2}(?:days?|d)(?!\p{L})`,
      'gu',
    ),
    read: (typed, from, to = from) => ofLength(typed, countOf(from), countOf(to)),
  },
  {
    pattern: new RegExp(
      String.raw`(${NUMBER})(?: ?(?:-|–|to|or) ?(${NUMBER}))?[\s-]{0,2}(?:nights?|n)(?!\p{L})`,
      'gu',
    ),
    read: (typed, from, to = from) => ofLength(typed, countOf(from) + 1, countOf(to) + 1),
  },
  {
    pattern: new RegExp(String.raw`(${NUMBER})[\s-]{0,2}weeks?(?!\p{L})`, 'gu'),
    read: (typed, weeks) => ofLength(typed, countOf(weeks) * 7, countOf(weeks) * 7),
  },
  { pattern: WORD('(?:a )?week'), read: (typed) => ofLength(typed, 7, 7) },
  { pattern: WORD('(?:a )?fortnight'), read: (typed) => ofLength(typed, 14, 14) },
  { pattern: WORD('(?:a )?long weekend'), read: (typed) => ofLength(typed, 3, 4) },
  { pattern: WORD('(?:a )?weekends?'), read: (typed) => ofLength(typed, 2, 3) },
  { pattern: WORD('day ?trips?'), read: (typed) => ofLength(typed, 1, 1) },
  {
    pattern: PEOPLE('senior citizens?|seniors?|elderly|elders?|(?:old|older) people|pensioners?|retirees?'),
    read: (typed) => ({ kind: 'senior', typed }),
  },
  {
    pattern: PEOPLE('grand(?:mother|father|parent|ma|pa|mom|mum|dad)s?|grann(?:y|ies)'),
    read: (typed) => ({ kind: 'senior', typed }),
  },
  { pattern: PEOPLE('baby|babies|infants?'), read: (typed) => ({ kind: 'child', typed, age: 1 }) },
  { pattern: PEOPLE('toddlers?'), read: (typed) => ({ kind: 'child', typed, age: 2 }) },
  { pattern: PEOPLE('kids?|child(?:ren)?'), read: (typed) => ({ kind: 'child', typed, age: ANY_CHILD }) },
  { pattern: COUNTED('adults?|people|persons?|pax|of us'), read: () => null },
  {
    pattern: WORD(DIFFICULTIES.join('|')),
    read: (typed) => ({ kind: 'difficulty', typed, difficulty: typed as (typeof DIFFICULTIES)[number] }),
  },
];
const READERS = composeReaders();

export function readWants(folded: string): ReadWants {
  const wants: Want[] = [];
  let rest = folded;
  for (const { pattern, read } of READERS)
    rest = rest.replace(pattern, (typed: string, first: string, second?: string) => {
      const want = read(typed, first, typeof second === 'string' ? second : undefined);
      if (want === undefined) return typed;
      if (want && !wants.some((one) => isSame(one, want))) wants.push(want);
      return ' ';
    });
  return { wants, rest: rest.replace(/\s+/g, ' ').trim() };
}

/** "5d/4n" is one length, "kids, age 5" one child. Readers are sorted from precise to vague. */
function isSame(one: Want, other: Want): boolean {
  if (one.kind === 'length' && other.kind === 'length') return one.from === other.from && one.to === other.to;
  return one.kind === other.kind;
}

function ofAge(typed: string, age: number): Want | undefined {
  if (age >= SENIOR && age <= 120) return { kind: 'senior', typed };
  return age < ADULT ? { kind: 'child', typed, age } : undefined;
}

/** Less than any tour costs: a count of something else. */
function ofPrice(typed: string, count: number, thousands?: string): Want | undefined {
  const upTo = thousands ? count * 1_000 : count;
  return upTo >= LEAST_PRICE && upTo < 10_000_000 ? { kind: 'price', typed, upTo } : undefined;
}

function ofLength(typed: string, from: number, to: number): Want | undefined {
  return from > 0 && from <= to ? { kind: 'length', typed, from, to } : undefined;
}

function countOf(written: string): number {
  const place = COUNTS.indexOf(written);
  return place < 0 ? Number(written) : place + 1;
}
