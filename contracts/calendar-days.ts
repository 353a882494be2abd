// Days of the calendar, YYYY-MM-DD: plain texts that know no zone. Which of them a moment falls on says india-time.ts.

const DAY_MS = 86_400_000;

/** `days` may be negative. */
export function dayAfter(day: string, days: number): string {
  const midnight = new Date(Date.parse(day) + days * DAY_MS).toISOString();
  return midnight.slice(0, midnight.indexOf('T'));
}

/** Whole calendar days from one day to another; negative when the second is the earlier, NaN when one is no day. */
export function daysBetween(first: string, second: string): number {
  return (Date.parse(second) - Date.parse(first)) / DAY_MS;
}

/** Whether a text is a day of the calendar; `Date` takes 30 February for 2 March. */
export function isDay(text: string): boolean {
  return !Number.isNaN(Date.parse(text)) && dayAfter(text, 0) === text;
}
