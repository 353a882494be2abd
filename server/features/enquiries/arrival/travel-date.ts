import { dayOf, isDay } from '../../../../contracts/india-time.ts';

/**
 * Reads a date of travel: YYYY-MM-DD, or a whole time stamp, of which the office's day is taken; one without a zone is
 * the office's time. Answers undefined for what is no day of the calendar, such as 30 February.
 */
export function readTravelDate(text: string): string | undefined {
  const [day = '', time] = text.split('T');
  if (!isDay(day)) return undefined;
  if (time === undefined) return day;
  const hasZone = /(Z|[+-]\d{2}:?\d{2})$/i.test(time);
  const moment = new Date(hasZone ? text : `${text}Z`);
  if (Number.isNaN(moment.getTime())) return undefined;
  return hasZone ? dayOf(moment) : day;
}
