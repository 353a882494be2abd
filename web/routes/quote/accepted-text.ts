import { formatDay } from '../../../contracts/india-time.ts';
import type { AcceptChannel } from '../../../contracts/quotes/quote-terms.ts';
import type { SentQuote } from '../../../contracts/quotes/quotes.contract.ts';
import type { OpenQuote } from './quote-states.ts';

const ACCEPTED_BY: Record<AcceptChannel | 'link', (name: string, day: string) => string> = {
  link: (name, day) => `${name} accepted this quotation on ${day}.`,
  phone: (name, day) => `${name} accepted this quotation on the phone on ${day}.`,
  whatsapp: (name, day) => `${name} accepted this quotation by WhatsApp on ${day}.`,
  email: (name, day) => `${name} accepted this quotation by mail on ${day}.`,
  in_person: (name, day) => `${name} accepted this quotation in person on ${day}.`,
};

type Accepted = Pick<OpenQuote, 'decision' | 'decidedAt'> & { quote: Pick<SentQuote, 'options'> };

export function acceptedText({ quote: { options }, decision, decidedAt }: Accepted): string {
  if (!decision || !decidedAt) return '';
  const text = ACCEPTED_BY[decision.channel ?? 'link'](decision.name, formatDay(decidedAt));
  const option = options.length > 1 ? options[decision.option] : undefined;
  return option ? `${text} Chosen: ${option.label}.` : text;
}
