import { dayAfter, isDay, weekdayOf } from '../../../../contracts/india-time.ts';

export const NO_DAY = 'Choose a day.';

export const MAX_TYPED = 40;

const FROM_TODAY: Record<string, number> = {
  today: 0,
  tomorrow: 1,
  tmrw: 1,
  'day after tomorrow': 2,
};
const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const DAYS_OF: Record<string, number> = { d: 1, day: 1, days: 1, w: 7, week: 7, weeks: 7 };
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july'],
  ...['august', 'september', 'october', 'november', 'december'],
];
const FILLERS = ['on', 'the', 'of'];

/** `today` is the day in India. Returns undefined if the text is no day. */
export function dayInWords(typed: string, today: string): string | undefined {
  if (typed.length > MAX_TYPED) return undefined;
  const text = typed.trim().toLowerCase();
  if (isDay(text)) return text;
  const words = text.match(/\d+|[a-z]+/g)?.filter((word) => !FILLERS.includes(word)) ?? [];
  const fromToday = FROM_TODAY[words.join(' ')];
  if (fromToday !== undefined) return dayAfter(today, fromToday);
  return dayAhead(words, today) ?? dayOfWeek(words, today) ?? dayOfMonth(words, today);
}

/** "in 3 days", "2w", "in a week". */
function dayAhead(words: readonly string[], today: string): string | undefined {
  const [count = '', unit = '', ...rest] = words[0] === 'in' ? words.slice(1) : words;
  const days = DAYS_OF[unit];
  const number = ['a', 'an'].includes(count)
    ? 1
    : NUMBERS.indexOf(count) > 0
      ? NUMBERS.indexOf(count)
      : count;
  if (days === undefined || rest.length > 0 || !/^\d{1,3}$/.test(`${number}`)) return undefined;
  return dayAfter(today, Number(number) * days);
}

/** "fri": the next one. "this": may be today. "next": in the next week, which begins on Monday. */
function dayOfWeek(words: readonly string[], today: string): string | undefined {
  const [name = '', ...rest] = words.at(-1) === 'week' ? [...words.slice(0, -1), 'monday'] : words;
  const [wanted, which] = rest.length === 1 ? [rest[0] ?? '', name] : [name, ''];
  const weekday = placeOf(wanted, WEEKDAYS);
  if (weekday < 0 || rest.length > 1 || !['', 'this', 'next'].includes(which)) return undefined;
  if (words.at(-1) === 'week' && which !== 'next') return undefined;
  const behind = (from: string) => dayAfter(from, (weekday - weekdayOf(from) + 7) % 7);
  if (which === 'this') return behind(today);
  const monday = dayAfter(today, 7 - ((weekdayOf(today) + 6) % 7));
  return behind(which === 'next' ? monday : dayAfter(today, 1));
}

/** "4 Dec", "Dec 4 2026", "4/12/26", "15th"; without a year or month, the next such day. A weekday must match. */
function dayOfMonth(words: readonly string[], today: string): string | undefined {
  const weekday = placeOf(words[0] ?? '', WEEKDAYS);
  const named = weekday < 0 ? words : words.slice(1);
  const said = named.filter((word) => !/^(?:st|nd|rd|th)$/.test(word));
  const [one = '', two, year = '', ...rest] = said;
  const [day, month] = placeOf(one, MONTHS) < 0 ? [one, two] : [two, one];
  const isNth = said.length === 1 && named.length === 2;
  if (!day || rest.length > 0 || !(month ?? isNth)) return undefined;
  const wanted = { day, month: month && monthOf(month), year: year.length === 2 ? `20${year}` : year };
  const found = findDay(wanted, today);
  return found && (weekday < 0 || weekdayOf(found) === weekday) ? found : undefined;
}

type Wanted = { day: string; month: string | undefined; year: string };

function findDay({ day, month, year }: Wanted, today: string): string | undefined {
  const of = (months: string) => `${months}-${day.padStart(2, '0')}`;
  if (year) return [of(`${year}-${month}`)].find(isDay);
  return comingMonths(today)
    .filter((one) => month === undefined || one.endsWith(`-${month}`))
    .map(of)
    .find((one) => isDay(one) && one >= today);
}

const monthOf = (month: string) => `${placeOf(month, MONTHS) + 1 || month}`.padStart(2, '0');

/** As YYYY-MM, far enough to reach the next 29 February. */
function comingMonths(today: string): string[] {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1];
  return Array.from({ length: 12 * 9 }, (_, ahead) => {
    const months = month + ahead;
    return `${year + Math.floor(months / 12)}-${`${(months % 12) + 1}`.padStart(2, '0')}`;
  });
}

/** Full names, or at least three letters. */
const placeOf = (word: string, names: readonly string[]) =>
  word.length < 3 ? -1 : names.findIndex((name) => name.startsWith(word));
