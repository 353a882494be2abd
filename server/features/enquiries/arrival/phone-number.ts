import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { hasPhoneDigits, toPlainPhone } from '../../../../contracts/fields/digits.ts';

const MAX_DIGITS = 15;
const E164 = /^\+[1-9]\d{6,14}$/;

/**
 * A typed phone number in E.164, of India when it has no country code. Any number of 7 to 15 digits is taken: a lead
 * with an odd number is better than none. Undefined for what is no phone number.
 */
export function readPhoneNumber(typed: string): string | undefined {
  const plain = toPlainPhone(typed);
  if (!/^\(?\+?[\d\s().\-/]+$/.test(plain) || !hasPhoneDigits(plain)) return undefined;
  const digits = plain.replace(/\D/g, '');
  const parsed = parsePhoneNumberFromString(plain, 'IN');
  const number = parsed?.isPossible() ? parsed.number : keepUnusualNumber(digits, plain.includes('+'));
  return E164.test(number) ? number : undefined;
}

/** What no numbering plan knows: with India's code, as long as that leaves an E.164 number. */
function keepUnusualNumber(digits: string, hasPlus: boolean): string {
  if (hasPlus) return `+${digits}`;
  if (digits.startsWith('00')) return `+${digits.slice(2)}`;
  const national = digits.replace(/^0/, '');
  return national.length + 2 <= MAX_DIGITS ? `+91${national}` : `+${national}`;
}
