import { href } from 'react-router';
import { formatPaise } from '../../../../contracts/money/format-paise.ts';
import type { TaxKind, TaxRules, TcsKind } from '../../../../contracts/money/tax-rules.ts';
import { QUOTE_STATE_NAMES, type Treatment } from '../../../../contracts/quotes/quote-terms.ts';
import type { QuoteTotals } from '../../../../contracts/quotes/quote-totals.ts';
import type { QuoteInList } from '../../../../contracts/quotes/quotes.contract.ts';
import type { TagTone } from '../lists/tag.tsx';

export const quotePath = (enquiry: string, quote: string) =>
  href('/admin/bookings/:id/quotes/:quote', { id: enquiry, quote });

export const quoteName = ({ number }: Pick<QuoteInList, 'number'>) =>
  number === null ? 'Draft' : `Quotation ${number}`;

const FAILED = { sent: 'send', accepted: 'accept', declined: 'decline', withdrawn: 'withdraw' } as const;

/** The state that a deed leads to. */
export type QuoteOutcome = keyof typeof FAILED;

export const isOutcome = (state: QuoteInList['state']): state is QuoteOutcome => state in FAILED;

/** Names it, because other quotations may stand on the page. A draft has no number. */
export const failedText = (outcome: QuoteOutcome, { number }: Pick<QuoteInList, 'number'>) =>
  `Failed to ${FAILED[outcome]} ${outcome === 'sent' ? 'the quotation' : `quotation ${number}`}`;

/** Staff can copy a link to a quotation in one of these states. */
export const LINKED_STATES: QuoteInList['state'][] = ['sent', 'accepted'];

const TONES: Partial<Record<QuoteInList['state'], TagTone>> = {
  sent: 'attention',
  accepted: 'good',
  declined: 'off',
  lapsed: 'off',
};

/** `Opened`: sent, and looked at by a person. */
export function stateTag({ state, openedAt }: Pick<QuoteInList, 'state' | 'openedAt'>) {
  const text = state === 'sent' && openedAt ? 'Opened' : QUOTE_STATE_NAMES[state];
  return { text, tone: TONES[state] ?? ('calm' as const) };
}

export const STAFF_TREATMENTS: Record<Treatment, string> = {
  priced: 'In the price',
  passed_through: 'At cost',
  optional: 'Optional',
  own: 'They arrange it',
};

export const TAX_KIND_NAMES: Record<TaxKind, string> = {
  package: 'Tour package, without input credit',
  other: 'The usual rate',
  none: 'No GST',
};

export const TCS_KIND_NAMES: Record<TcsKind, string> = {
  none: 'None: the tour is in India',
  with_pan: 'Tour abroad, PAN known',
  without_pan: 'Tour abroad, no PAN',
};

/** With today's percentages. */
export function taxChoices({ packagePercent, otherPercent }: TaxRules): Record<TaxKind, string> {
  return {
    package: `${packagePercent}%: ${TAX_KIND_NAMES.package.toLowerCase()}`,
    other: `${otherPercent}%: ${TAX_KIND_NAMES.other.toLowerCase()}`,
    none: TAX_KIND_NAMES.none,
  };
}

export function tcsChoices({ tcsPercent, tcsPercentWithoutPan }: TaxRules): Record<TcsKind, string> {
  return {
    none: TCS_KIND_NAMES.none,
    with_pan: `${tcsPercent}%: ${TCS_KIND_NAMES.with_pan.toLowerCase().replace('pan', 'PAN')}`,
    without_pan: `${tcsPercentWithoutPan}%: ${TCS_KIND_NAMES.without_pan.toLowerCase().replace('pan', 'PAN')}`,
  };
}

/** "₹12,000 (20%)": of the price without tax. */
export function marginText(margin: number | null, totals: QuoteTotals, isTaxIncluded: boolean): string {
  if (margin === null) return 'costs missing';
  const net = totals.priced - (isTaxIncluded ? totals.tax : 0);
  return net > 0 ? `${formatPaise(margin)} (${Math.round((margin / net) * 100)}%)` : formatPaise(margin);
}
