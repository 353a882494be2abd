import { toPlainPhone } from '../../../contracts/fields/digits.ts';

export function telLink(phone: string): string {
  return `tel:${toPlainPhone(phone)
    .trim()
    .replace(/(?!^\+)\D/g, '')}`;
}
