import { writer } from '../../../../../contracts/india-time.ts';

const withoutYear = writer('en-IN', { day: 'numeric', month: 'short' });
const withYear = writer('en-IN', { day: 'numeric', month: 'short', year: 'numeric' });
const monthName = writer('en-IN', { month: 'long', year: 'numeric' });

/** "30 Nov – 6 Dec 2026" */
export const weekText = (from: string, to: string) =>
  `${from.slice(0, 4) === to.slice(0, 4) ? withoutYear(from) : withYear(from)} – ${withYear(to)}`;

/** Of that day's month and those before it, the newest first: `2026-11`, "November 2026". */
export function monthsUntil(day: string, count: number): [month: string, name: string][] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: count }, (_, back) => {
    const whole = year * 12 + month - 1 - back;
    const text = `${Math.floor(whole / 12)}-${String((whole % 12) + 1).padStart(2, '0')}`;
    return [text, monthName(`${text}-15`)];
  });
}
