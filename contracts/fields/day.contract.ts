import { z } from 'zod';
import { isDay } from '../india-time.ts';

export function calendarDay(fault: string) {
  return z
    .string({ error: fault })
    .trim()
    .regex(/^\d{4}-\d{2}-\d{2}$/, fault)
    .pipe(z.string().refine(isDay, 'There is no such day.'));
}

/** Indian days, both included. Empty fields count as absent. */
export const daysQuery = z.object({
  from: emptyOr(calendarDay('Choose the first day.')),
  to: emptyOr(calendarDay('Choose the last day.')),
});

function emptyOr<T extends z.ZodType>(day: T) {
  return z.preprocess((value) => (value === '' ? undefined : value), day.optional());
}
