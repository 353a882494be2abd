import { toLatinDigits } from '../../../contracts/fields/digits.ts';

export function whatsAppLink(number: string, text?: string): string {
  const digits = toLatinDigits(number).replace(/\D/g, '');
  return `https://wa.me/${digits}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
}
