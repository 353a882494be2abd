import { z } from 'zod';

/**
 * A number, or the same as typed text: forms send both. Never an empty text, which other readings take for 0, nor more
 * digits than a number holds.
 */
export function typedNumber(fault: string) {
  return z.union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^-?\d{1,15}(\.\d{1,15})?$/)
        .transform(Number),
    ],
    { error: fault },
  );
}

/** What may be left out: an empty field counts as left out. */
export function optionalField<T extends z.ZodType>(field: T) {
  return z.preprocess((value) => (value === '' || value === null ? undefined : value), field.optional());
}
