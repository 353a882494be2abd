import { toLatinDigits } from '../../../../contracts/fields/digits.ts';
import { readTypedNumber } from '../../../../contracts/fields/typed-number.ts';
import type { Codec } from './codec.ts';

const BEFORE = /^(?:₹|rs\b\.?|inr\b|rupees\b|रु\.?|रुपये)\s*/i;
const AFTER =
  /(?:\/-|\/|-|₹|inr|rs\.?|rupees|रुपये|only|onwards|p\.?p\.?|\/ ?(?:person|pax|head)|per (?:person|pax|head)|प्रति व्यक्ति)$/i;
const TIMES: Readonly<Record<string, number>> = { k: 1_000, lakh: 100_000, lac: 100_000, लाख: 100_000 };
const UNIT = /(k|lakh|lac|लाख)s?$/i;
/** Words that may stand around a sum: "Rs. 12,500/- per person only". */
const MAX_WORDS = 6;

/** "₹1,23,456", "Rs. 12,500/- per person", "1.2 lakh", "१२,५००" → whole rupees; what is no sum stays as it is. */
export function readMoney(typed: string): number | string {
  let text = toLatinDigits(typed).trim().replace(BEFORE, '');
  for (let at = 0; at < MAX_WORDS && AFTER.test(text); at += 1) text = text.replace(AFTER, '').trimEnd();
  const unit = UNIT.exec(text)?.[1]?.toLowerCase();
  const number = readTypedNumber(unit ? text.replace(UNIT, '').trimEnd() : text);
  if (number === undefined) return typed;
  // What is left of the multiplication is no fraction of a rupee.
  return unit ? Math.round(number * (TIMES[unit] ?? 1) * 100) / 100 : number;
}

export const asMoney: Codec = {
  read: readMoney,
  write: (value) => (value === null || value === undefined ? '' : String(value)),
};

export const asNumber: Codec = {
  read: (text) => readTypedNumber(text) ?? text,
  write: asMoney.write,
};
