import { toPlainPhone } from '../../../contracts/fields/digits.ts';

/** The `tel:` address of a phone number written for reading: digits, as Latin ones, and a leading plus are all that stay. */
export function telLink(phone: string): string {
  return `tel:${toPlainPhone(phone)
    .trim()
    .replace(/(?!^\+)\D/g, '')}`;
}
