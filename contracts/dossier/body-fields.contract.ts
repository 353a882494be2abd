import { z } from 'zod';
import { SERVER_LIMITS } from '../fields/field-limits.ts';
import { optionalField, wholeNumber } from '../fields/number.contract.ts';
import { beforeCleaning, cleanText, requiredLine } from '../fields/text.contract.ts';
import { DOSSIER_LIMITS } from './dossier-terms.ts';
import { isMonthDay } from './month-day.ts';

const L = DOSSIER_LIMITS;

export function maybeText(what: string, max: number) {
  const tooLong = `Keep ${what} to ${max} characters at most.`;
  return z
    .string({ error: `Write ${what} as text.` })
    .max(beforeCleaning(max), tooLong)
    .transform(cleanText)
    .pipe(z.string().max(max, tooLong));
}

export function text(what: string, max: number) {
  return maybeText(what, max)
    .nullish()
    .transform((value) => value ?? '');
}

export function listOf<T extends z.ZodType>(one: T, max: number, what: string) {
  return z.array(one, { error: `Send ${what} as a list.` }).max(max, `At most ${max} ${what}.`);
}

export function oneOf<T extends readonly [string, ...string[]]>(values: T, fault: string) {
  return z
    .union([z.literal(''), z.enum(values)], { error: fault })
    .nullish()
    .transform((value) => value ?? '');
}

export function open<T extends z.ZodType>(field: T) {
  return optionalField(field).transform((value) => value ?? null);
}

/** As `open`, but an absent field keeps its stored value. */
export function openOrLeftOut<T extends z.ZodType>(field: T) {
  return z.preprocess((value) => (value === '' ? null : value), field.nullish());
}

export const rupees = (what: string, min = 0) =>
  wholeNumber(`Enter ${what} in whole rupees.`, {
    min: [min, min < 0 ? 'This is too low.' : 'A price cannot be below zero.'],
    max: [SERVER_LIMITS.priceMax, 'This price is too high.'],
    around: 'rupees',
  });

export const years = (max: number) =>
  wholeNumber('Enter the age in whole years.', {
    min: [0, 'An age cannot be below zero.'],
    max: [max, `The age is ${max} at most.`],
  });

export const metres = wholeNumber('Enter the height in metres.', {
  min: [0, 'The height cannot be below zero.'],
  max: [L.metresMax, `No road or path is higher than ${L.metresMax} m.`],
});

export const monthDay = (fault: string) =>
  z
    .string({ error: fault })
    .max(L.line, fault)
    .transform(cleanText)
    .pipe(z.string().refine(isMonthDay, fault));

export function noTwoAlike<T>(keyOf: (entry: T) => string | number, fault: string) {
  return (entries: T[], context: z.core.$RefinementCtx<T[]>) => {
    const keys = entries.map(keyOf);
    for (const [place, key] of keys.entries())
      if (keys.indexOf(key) < place) context.addIssue({ code: 'custom', path: [place], message: fault });
  };
}

export const line = (what: string) => requiredLine(what, L.line);
