import { z } from 'zod';
import { type Around, readTypedNumber } from './typed-number.ts';

const MAX_CHARACTERS = 100;

/** Takes digits of any script and groups; rejects empty text and too many digits. `around`: what may surround it. */
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
  noNumber?: string;
  around?: Around;
};

/** Without a fraction. Not Zod's `.int()`, which aborts the checks of the whole body. */
export function wholeNumber(fault: string, { min, max, noNumber = fault, around }: Whole) {
  return typedNumber(noNumber, around).pipe(
    z
      .number()
      .refine(Number.isInteger, fault)
      .min(...min)
      .max(...max),
  );
}

export function optionalField<T extends z.ZodType>(field: T) {
  return z.preprocess((value) => (value === '' || value === null ? undefined : value), field.optional());
}
