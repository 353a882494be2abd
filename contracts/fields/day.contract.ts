import { z } from 'zod';
import { isDay } from '../india-time.ts';

/** A calendar day, YYYY-MM-DD. `fault` is the message where it is missing or invalid. */
export function calendarDay(fault: string) {
  return z
    .string({ error: fault })
    .trim()
    .regex(/^\d{4}-\d{2}-\d{2}$/, fault)
    .pipe(z.string().refine(isDay, 'There is no such day.'));
}

/** The first and the last day of a query, both included, by the calendar of India. Empty fields count as absent. */
export const daysQuery = z.object({
  from: emptyOr(calendarDay('Choose the first day.')),
  to: emptyOr(calendarDay('Choose the last day.')),
});

function emptyOr<T extends z.ZodType>(day: T) {
  return z.preprocess((value) => (value === '' ? undefined : value), day.optional());
}
