import { dayAfter } from '../india-time.ts';
import type { SentQuote } from './quotes.contract.ts';

/** When they are back. Without its days a quotation names the first alone. */
export const lastDayOfQuote = ({ travelDay, days }: Pick<SentQuote, 'travelDay' | 'days'>): string =>
  dayAfter(travelDay, Math.max(0, days.length - 1));
