import { toLatinDigits } from '../../../../contracts/fields/digits.ts';
import { type Codec, fold, Unread } from './codec.ts';

const MONTHS: readonly (readonly string[])[] = [
  ['january', 'jan', 'जनवरी', 'जन'],
  ['february', 'feb', 'फरवरी', 'फ़रवरी'],
  ['march', 'mar', 'मार्च'],
  ['april', 'apr', 'अप्रैल'],
  ['may', 'मई'],
  ['june', 'jun', 'जून'],
  ['july', 'jul', 'जुलाई'],
  ['august', 'aug', 'अगस्त'],
  ['september', 'sept', 'sep', 'सितंबर', 'सितम्बर'],
  ['october', 'oct', 'अक्टूबर', 'अक्तूबर'],
  ['november', 'nov', 'नवंबर', 'नवम्बर'],
  ['december', 'dec', 'दिसंबर', 'दिसम्बर'],
];

const BY_YEAR = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[t ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?z?)?$/;
const BY_DAY = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?: \d{1,2}:\d{2}(?::\d{2})?)?$/;
const DAY_FIRST = /^(\d{1,2})(?:st|nd|rd|th)?[-/. ,]{1,3}([\p{L}\p{M}]{2,12})\.?[-/. ,]{1,3}(\d{4}|\d{2})$/u;
const MONTH_FIRST = /^([\p{L}\p{M}]{2,12})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4}|\d{2})$/u;

/** "15/3/27", "15-03-2027", "15 March 2027", "१५ मार्च २०२७" → 2027-03-15: in India the day comes first. */
export function readDay(typed: string): string {
  const text = fold(toLatinDigits(typed));
  const [, year, month, day] = BY_YEAR.exec(text) ?? [];
  if (year && month && day) return dayOfParts(day, month, year);
  const [, first, second, last] = BY_DAY.exec(text) ?? [];
  if (first && second && last) {
    if (Number(second) > 12 && Number(first) <= 12)
      throw new Unread(`Write the day before the month: ${second}/${first}/${last}.`);
    return dayOfParts(first, second, last);
  }
  const [, ofMonth, name, yearAfter] = DAY_FIRST.exec(text) ?? [];
  if (ofMonth && name && yearAfter) return withName(ofMonth, name, yearAfter) ?? typed;
  const [, nameFirst, dayAfter, yearLast] = MONTH_FIRST.exec(text) ?? [];
  if (nameFirst && dayAfter && yearLast) return withName(dayAfter, nameFirst, yearLast) ?? typed;
  return typed;
}

function withName(day: string, name: string, year: string): string | undefined {
  const month = MONTHS.findIndex((names) => names.includes(name));
  return month < 0 ? undefined : dayOfParts(day, String(month + 1), year);
}

/** May be no day of the calendar: the contract says so. */
function dayOfParts(day: string, month: string, year: string): string {
  const whole = year.length === 2 ? `20${year}` : year;
  return `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const DAY_OF_YEAR = /^(\d{1,2})(?:st|nd|rd|th)?[-/. ]([\p{L}\p{M}]{2,12})$/u;

/** "1 Oct" → 10-01; MM-DD stays. */
export function readMonthDay(typed: string): string {
  const [, day = '', name = ''] = DAY_OF_YEAR.exec(fold(toLatinDigits(typed))) ?? [];
  const month = MONTHS.findIndex((names) => names.includes(name));
  return month < 0 ? typed : `${String(month + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** "March" or "3" → 3. */
export function readMonth(typed: string): number | string {
  const month = MONTHS.findIndex((names) => names.includes(fold(typed)));
  return month < 0 ? typed : month + 1;
}

const NIGHTS = /(\d{1,3})\s?(?:n\b|nights?\b|nts?\b|रात)/;
const DAYS = /(\d{1,3})\s?(?:d\b|days?\b|दिन)/;
/** What a length may be made of. */
const PARTS = /\d{1,3}\s?(?:nights?|nts?|n|days?|d|रातें|रात|दिन)|and|और|[\s/,&+()|.-]/g;

/** "5N/6D" and "6 Days & 5 Nights" → "6 days / 5 nights"; other words stay. */
export function readDuration(typed: string): string {
  const text = fold(toLatinDigits(typed));
  if (!/^\d{0,3}$/.test(text.replace(PARTS, ''))) return typed;
  // So that "5n6d" has a word's end.
  const spaced = text.replace(/([a-z])(?=\d)/g, '$1 ');
  const nights = Number(NIGHTS.exec(spaced)?.[1] ?? Number.NaN);
  const days = Number(DAYS.exec(spaced)?.[1] ?? (/^\d{1,3}$/.exec(text)?.[0] || nights + 1));
  if (!(days >= 1)) return typed;
  const length = `${days} ${days === 1 ? 'day' : 'days'}`;
  return nights >= 1 ? `${length} / ${nights} ${nights === 1 ? 'night' : 'nights'}` : length;
}

export const asDay: Codec = { read: readDay, write: (value) => String(value ?? '') };
export const asDuration: Codec = { read: readDuration, write: (value) => String(value ?? '') };

const BETWEEN = /(?: to | till | until | - |–|-|—| से )/;

/** "March to June, October" says which months are the best; what is a table stays one. */
export function asMonths(table: Codec): Codec {
  return {
    read(text) {
      if (/[|\n]/.test(text)) return table.read(text);
      const months = text.split(/,|&| and | और /).map((part) => monthsIn(fold(part)));
      if (months.some((part) => part.length === 0)) return table.read(text);
      return [...new Set(months.flat())]
        .toSorted((one, other) => one - other)
        .map((month) => ({ month, mark: 'best' }));
    },
    write: table.write,
  };
}

/** Both included; may span the new year. */
function monthsIn(part: string): number[] {
  const [first, last = first, ...more] = part.split(BETWEEN).map((name) => readMonth(name.trim()));
  if (typeof first !== 'number' || typeof last !== 'number' || more.length > 0) return [];
  const count = ((last - first + 12) % 12) + 1;
  return Array.from({ length: count }, (_, at) => ((first - 1 + at) % 12) + 1);
}
