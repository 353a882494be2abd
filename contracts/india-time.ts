// The one place that knows India's clock. A day is YYYY-MM-DD, a plain text that no zone can shift; a moment is a `Date`,
// or the UTC ISO text that times are stored as. What a process or a browser takes for its own zone plays no part.

const ZONE = 'Asia/Kolkata';
/** India has had one offset and no summer time since 1945. */
export const INDIA_OFFSET_MINUTES = 330;

const OFFSET_MS = INDIA_OFFSET_MINUTES * 60_000;
const DAY_MS = 86_400_000;

type Moment = Date | string;

/** What the clocks of India show, written as if it were UTC. Throws a RangeError for what is no moment. */
function clockIn(moment: Moment): string {
  return new Date(new Date(moment).getTime() + OFFSET_MS).toISOString();
}

/** The day that a moment falls on. */
export function dayOf(moment: Moment): string {
  return cutDay(clockIn(moment));
}

export function todayInIndia(now = new Date()): string {
  return dayOf(now);
}

export function thisYearInIndia(now = new Date()): number {
  return Number.parseInt(clockIn(now), 10);
}

/** Day and time as every spreadsheet reads them: 2026-11-21 14:50:09. */
export function clockTimeOf(moment: Moment): string {
  return clockIn(moment).slice(0, 'YYYY-MM-DDTHH:mm:ss'.length).replace('T', ' ');
}

/** Where a day begins, as times are stored. */
export function startOfDay(day: string): string {
  return new Date(Date.parse(day) - OFFSET_MS).toISOString();
}

/** When India's clocks show this time, HH:MM, on this day; as times are stored. */
export function momentAt(day: string, time: string): string {
  return new Date(Date.parse(`${day}T${time}:00Z`) - OFFSET_MS).toISOString();
}

/** Where the day after it begins: times before it are of that day or an earlier one. */
export function endOfDay(day: string): string {
  return startOfDay(dayAfter(day, 1));
}

/** `days` may be negative. */
export function dayAfter(day: string, days: number): string {
  return cutDay(new Date(Date.parse(day) + days * DAY_MS).toISOString());
}

/** 0 is Sunday, 6 Saturday. */
export function weekdayOf(day: string): number {
  return new Date(Date.parse(day)).getUTCDay();
}

/** The office works from Monday to Saturday. */
const isWorkingDay = (day: string) => weekdayOf(day) !== 0;

/** So many working days after a day, whether that is one or not. */
export function workingDayAfter(day: string, days: number): string {
  let after = day;
  for (let left = days; left > 0; ) {
    after = dayAfter(after, 1);
    if (isWorkingDay(after)) left -= 1;
  }
  return after;
}

/** Since when so many working days have passed, each of 24 hours: the clock stands still on days that are none. */
export function workingDaysBefore(now: Date, days: number): string {
  let at = now.getTime();
  for (let left = days * DAY_MS; left > 0; ) {
    const day = dayOf(new Date(at - 1));
    const begins = Date.parse(startOfDay(day));
    const passed = isWorkingDay(day) ? Math.min(left, at - begins) : 0;
    left -= passed;
    at = left > 0 ? begins : at - passed;
  }
  return new Date(at).toISOString();
}

/** Whole calendar days from one day to another; negative when the second is the earlier, NaN when one is no day. */
export function daysBetween(first: string, second: string): number {
  return (Date.parse(second) - Date.parse(first)) / DAY_MS;
}

/** Whether a text is a day of the calendar; `Date` takes 30 February for 2 March. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && dayAfter(text, 0) === text;
}

function cutDay(isoText: string): string {
  return isoText.slice(0, isoText.indexOf('T'));
}

const DAY_PARTS = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** 3 Nov 2026, of a day or of the day that a moment falls on. */
export const formatDay = writer('en-IN', DAY_PARTS);

/** 19:48. */
export const formatTime = writer('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** 20 Nov 2026, 7:48 pm. */
export const formatMoment = writer('en-GB', {
  ...DAY_PARTS,
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

/**
 * Writes a day, or a moment by India's clock, for people. A plain day is read as midnight UTC, which is that day in India
 * too. The format is made at its first use: a page pays for none that it does not write with.
 */
export function writer(locale: string, parts: Intl.DateTimeFormatOptions): (moment: Moment) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (moment) => {
    format ??= new Intl.DateTimeFormat(locale, { ...parts, timeZone: ZONE });
    return format.format(new Date(moment));
  };
}
