const DAY_MS = 86_400_000;
/** India has had one offset and no summer time since 1945. */
const OFFSET = '+05:30';

/** Where a day of the office begins, as times are stored: UTC, ISO. `day` is YYYY-MM-DD. */
export function startOfOfficeDay(day: string): string {
  return new Date(`${day}T00:00:00${OFFSET}`).toISOString();
}

/** Where the day after it begins: times before it are of that day or an earlier one. */
export function endOfOfficeDay(day: string): string {
  return startOfOfficeDay(dayAfter(day, 1));
}

/** `days` may be negative. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
