import { toLatinDigits } from '../../../contracts/fields/digits.ts';

/** The `wa.me` address of a WhatsApp number, with a text that the traveller can still change before sending. */
export function whatsAppLink(number: string, text?: string): string {
  const digits = toLatinDigits(number).replace(/\D/g, '');
  return `https://wa.me/${digits}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
}
