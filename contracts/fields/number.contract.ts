import { z } from 'zod';
import { type Around, readTypedNumber } from './typed-number.ts';

/** Characters of a typed number, with white space around it. */
const MAX_CHARACTERS = 100;

/**
 * A number, or the same as typed text, in the digits of any script and with or without groups: forms send both. Never an
 * empty text, which other readings take for 0, nor more digits than a number holds. `around`: what may be typed around it.
 */
export function typedNumber(fault: string, around?: Around) {
  return z.union(
    [
      z.number(),
      z
        .string()
        .max(MAX_CHARACTERS)
        .transform((text) => readTypedNumber(text, around))
        .pipe(z.number()),
    ],
    { error: fault },
  );
}

type Bound = readonly [value: number, fault: string];

type Whole = {
  min: Bound;
  max: Bound;
  /** The message for text that is not a number at all, if it differs from `fault`. */
  noNumber?: string;
  around?: Around;
};

/** As `typedNumber`, without a fraction. Not Zod's `.int()`, which ends the checks of the whole body. */
export function wholeNumber(fault: string, { min, max, noNumber = fault, around }: Whole) {
  return typedNumber(noNumber, around).pipe(
    z
      .number()
      .refine(Number.isInteger, fault)
      .min(...min)
      .max(...max),
  );
}

/** An optional field: an empty value counts as absent. */
export function optionalField<T extends z.ZodType>(field: T) {
  return z.preprocess((value) => (value === '' || value === null ? undefined : value), field.optional());
}
