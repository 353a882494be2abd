import { z } from 'zod';

/** A day of the calendar, YYYY-MM-DD. `fault` is said where it is none or missing. */
export function calendarDay(fault: string) {
  return z
    .string({ error: fault })
    .trim()
    .regex(/^\d{4}-\d{2}-\d{2}$/, fault)
    .refine(isRealDay, 'There is no such day.');
}

/** `Date` takes 30 February for 2 March. */
function isRealDay(day: string): boolean {
  const midnight = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
}

/** The first and the last day of a query, both included, by the calendar of India. Empty fields count as left out. */
export const daysQuery = z.object({
  from: emptyOr(calendarDay('Choose the first day.')),
  to: emptyOr(calendarDay('Choose the last day.')),
});

function emptyOr<T extends z.ZodType>(day: T) {
  return z.preprocess((value) => (value === '' ? undefined : value), day.optional());
}
