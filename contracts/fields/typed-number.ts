import { toLatinDigits } from './digits.ts';

/** Removed before reading: "₹ 1,23,456/-", "120 km", "10 %". */
export const AROUND = {
  rupees: { before: /^(?:₹|rs\.?|inr)\s*/i, after: /\/-$/ },
  kilometres: { after: /kms?\.?$/i },
  percent: { after: /%$/ },
} as const satisfies Record<string, { before?: RegExp; after?: RegExp }>;

export type Around = keyof typeof AROUND;

const PLAIN = /^-?\d{1,15}(?:\.\d{1,15})?$/;
/** "1,23,456" and "1 23 456" (Indian), "123,456"; never "1,5", which may be a fraction. */
const INDIAN = /^-?\d{1,2}(?:[, ]\d\d){0,5}[, ]\d{3}(?:\.\d{1,15})?$/;
const WESTERN = /^-?\d{1,3}(?:[, ]\d{3}){1,4}(?:\.\d{1,15})?$/;

export function readTypedNumber(typed: string, around?: Around): number | undefined {
  const { before, after }: { before?: RegExp; after?: RegExp } = around ? AROUND[around] : {};
  let text = toLatinDigits(typed).trim();
  if (before) text = text.replace(before, '');
  if (after) text = text.replace(after, '').trimEnd();
  if (PLAIN.test(text)) return Number(text);
  return INDIAN.test(text) || WESTERN.test(text) ? Number(text.replace(/[, ]/g, '')) : undefined;
}
