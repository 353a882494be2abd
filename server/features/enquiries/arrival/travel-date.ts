import { dayOf, isDay } from '../../../../contracts/india-time.ts';

/**
 * YYYY-MM-DD or a time stamp, as a day in India; without a zone, it is India's time. Undefined for an invalid day, such
 * as 30 February.
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
