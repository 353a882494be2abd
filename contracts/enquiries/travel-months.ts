import { LIMITS } from '../fields/field-limits.ts';
import { writer } from '../india-time.ts';
import { NOT_DECIDED } from './travel-days.ts';

const monthInWords = writer('en-GB', { month: 'long', year: 'numeric' });

/** Every month that enquiries are accepted for, "March 2027". `today` is YYYY-MM-DD. */
export function travelMonths(today: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: 12 * LIMITS.travelYears + 1 }, (_, ahead) =>
    monthInWords(new Date(Date.UTC(year, month - 1 + ahead, 15))),
  );
}

export function isSuggested(words: string): boolean {
  if (words === NOT_DECIDED) return true;
  const [, year = ''] = /^\p{L}+ (20\d\d)$/u.exec(words) ?? [];
  return year !== '' && travelMonths(`${year}-01-15`).slice(0, 12).includes(words);
}
