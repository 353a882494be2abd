/** The agency's clock: what "today" means for a traveller's date. */
const OFFICE_TIME_ZONE = 'Asia/Kolkata';

/** YYYY-MM-DD; `en-CA` writes dates so. */
const officeCalendar = new Intl.DateTimeFormat('en-CA', {
  timeZone: OFFICE_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day that a moment falls on at the office, YYYY-MM-DD. */
export function officeDay(moment: Date): string {
  return officeCalendar.format(moment);
}

/**
 * Reads a date of travel: YYYY-MM-DD, or a whole time stamp, of which the office's day is taken; one without a zone is
 * the office's time. Answers undefined for what is no day of the calendar, such as 30 February.
 */
export function readTravelDate(text: string): string | undefined {
  const [day = '', time] = text.split('T');
  if (!isRealDay(day)) return undefined;
  if (time === undefined) return day;
  const hasZone = /(Z|[+-]\d{2}:?\d{2})$/i.test(time);
  const moment = new Date(hasZone ? text : `${text}Z`);
  if (Number.isNaN(moment.getTime())) return undefined;
  return hasZone ? officeDay(moment) : day;
}

/** `Date` takes 30 February for 2 March. */
function isRealDay(day: string): boolean {
  const midnight = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
}
