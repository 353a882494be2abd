// The only file that knows India's clock. A day is YYYY-MM-DD, free of time zones; a moment is a `Date` or a stored UTC
// ISO text. The time zone of process or browser is never used.

const ZONE = 'Asia/Kolkata';
/** One offset and no summer time since 1945. */
export const INDIA_OFFSET_MINUTES = 330;

const OFFSET_MS = INDIA_OFFSET_MINUTES * 60_000;
const DAY_MS = 86_400_000;

type Moment = Date | string;

/** India's clock time, written as if it were UTC. Throws a RangeError for an invalid moment. */
function clockIn(moment: Moment): string {
  return new Date(new Date(moment).getTime() + OFFSET_MS).toISOString();
}

export function dayOf(moment: Moment): string {
  return cutDay(clockIn(moment));
}

export function todayInIndia(now = new Date()): string {
  return dayOf(now);
}

export function thisYearInIndia(now = new Date()): number {
  return Number.parseInt(clockIn(now), 10);
}

export function clockTimeOf(moment: Moment): string {
  return clockIn(moment).slice(0, 'YYYY-MM-DDTHH:mm:ss'.length).replace('T', ' ');
}

export function startOfDay(day: string): string {
  return new Date(Date.parse(day) - OFFSET_MS).toISOString();
}

export function momentAt(day: string, time: string): string {
  return new Date(Date.parse(`${day}T${time}:00Z`) - OFFSET_MS).toISOString();
}

/** The start of the next day: exclusive. */
export function endOfDay(day: string): string {
  return startOfDay(dayAfter(day, 1));
}

export function dayAfter(day: string, days: number): string {
  return cutDay(new Date(Date.parse(day) + days * DAY_MS).toISOString());
}

export function weekdayOf(day: string): number {
  return new Date(Date.parse(day)).getUTCDay();
}

const isWorkingDay = (day: string) => weekdayOf(day) !== 0;

export function workingDayAfter(day: string, days: number): string {
  let after = day;
  for (let left = days; left > 0; ) {
    after = dayAfter(after, 1);
    if (isWorkingDay(after)) left -= 1;
  }
  return after;
}

/** Counts working days of 24 hours; the clock stops on other days. */
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

/** Negative if the second is earlier, NaN if one is invalid. */
export function daysBetween(first: string, second: string): number {
  return (Date.parse(second) - Date.parse(first)) / DAY_MS;
}

/** Strict: `Date` reads 30 February as 2 March. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && dayAfter(text, 0) === text;
}

function cutDay(isoText: string): string {
  return isoText.slice(0, isoText.indexOf('T'));
}

const DAY_PARTS = { day: 'numeric', month: 'short', year: 'numeric' } as const;

export const formatDay = writer('en-IN', DAY_PARTS);

export const formatTime = writer('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

export const formatMoment = writer('en-GB', {
  ...DAY_PARTS,
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

/** Reads a plain day as midnight UTC, the same day in India. Creates the format late: unused ones cost nothing. */
export function writer(locale: string, parts: Intl.DateTimeFormatOptions): (moment: Moment) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (moment) => {
    format ??= new Intl.DateTimeFormat(locale, { ...parts, timeZone: ZONE });
    return format.format(new Date(moment));
  };
}
