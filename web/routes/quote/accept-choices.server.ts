import { formatPaise } from '../../../contracts/money/format-paise.ts';
import { ABROAD, STATES, stateName } from '../../../contracts/money/indian-states.ts';
import type { SentQuote } from '../../../contracts/quotes/quotes.contract.ts';

/** Comes with the data: the page's script has no room for it. */
export type AcceptChoices = { prices: string[]; states: [code: string, name: string][] };

export function acceptChoices(options: SentQuote['options']): AcceptChoices {
  const codes = Object.keys(STATES).sort((one, other) => (stateName(one) < stateName(other) ? -1 : 1));
  return {
    prices: options.map(({ totals }) => formatPaise(totals.total)),
    states: [...codes, ABROAD].map((code) => [code, stateName(code)]),
  };
}
