import { z } from 'zod';
import { isDay } from '../india-time.ts';

/** A day of the calendar, YYYY-MM-DD. `fault` is said where it is none or missing. */
export function calendarDay(fault: string) {
  return z
    .string({ error: fault })
    .trim()
    .regex(/^\d{4}-\d{2}-\d{2}$/, fault)
    .pipe(z.string().refine(isDay, 'There is no such day.'));
}

/** The first and the last day of a query, both included, by the calendar of India. Empty fields count as left out. */
export const daysQuery = z.object({
  from: emptyOr(calendarDay('Choose the first day.')),
  to: emptyOr(calendarDay('Choose the last day.')),
});

function emptyOr<T extends z.ZodType>(day: T) {
  return z.preprocess((value) => (value === '' ? undefined : value), day.optional());
}
