import { formatDay } from '../../../contracts/india-time.ts';
import type { AcceptChannel } from '../../../contracts/quotes/quote-terms.ts';
import type { QuoteDecision, TravellerQuote } from '../../../contracts/quotes/quotes.contract.ts';
import { PAID_FORM, QUESTION_FORM } from './acceptance-values.ts';

export type OpenQuote = Extract<TravellerQuote, { quote: unknown }>;
export type DeadState = Exclude<TravellerQuote, OpenQuote>['state'];

/** Whether the form that was sent is no longer on the page. */
export function isWithoutForm(form: string, shown: TravellerQuote, hasMoney: boolean): boolean {
  if (!isOpenQuote(shown)) return true;
  if (form === PAID_FORM) return !hasMoney;
  return form !== QUESTION_FORM && shown.state !== 'sent';
}

export const isOpenQuote = (shown: TravellerQuote): shown is OpenQuote => 'quote' in shown;

const ACCEPTED_BY: Record<AcceptChannel | 'link', (name: string, day: string) => string> = {
  link: (name, day) => `${name} accepted this quotation on ${day}.`,
  phone: (name, day) => `${name} accepted this quotation on the phone on ${day}.`,
  whatsapp: (name, day) => `${name} accepted this quotation by WhatsApp on ${day}.`,
  email: (name, day) => `${name} accepted this quotation by mail on ${day}.`,
  in_person: (name, day) => `${name} accepted this quotation in person on ${day}.`,
};

export function acceptedText({ name, channel }: QuoteDecision, decidedAt: string): string {
  return ACCEPTED_BY[channel ?? 'link'](name, formatDay(decidedAt));
}
