import type { TravellerQuote } from '../../../contracts/quotes/quotes.contract.ts';
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
