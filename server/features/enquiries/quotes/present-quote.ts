import { dayOf } from '../../../../contracts/india-time.ts';
import type { TaxRules } from '../../../../contracts/money/tax-rules.ts';
import type { QuoteBody } from '../../../../contracts/quotes/quote-body.contract.ts';
import { shownQuoteState } from '../../../../contracts/quotes/quote-terms.ts';
import { quoteTotals } from '../../../../contracts/quotes/quote-totals.ts';
import {
  type DeskQuote,
  type QuoteDecision,
  type QuoteInList,
  quoteDecision,
  quoteShape,
  type SentQuote,
  sentQuote,
} from '../../../../contracts/quotes/quotes.contract.ts';
import type { QuoteRow } from '../../../db/quote-rows.ts';
import type { BookingRow } from '../../../db/schema.ts';

/** Staff's drafts are checked as they are saved. */
export const contentOf = ({ body }: Pick<QuoteRow, 'body'>): QuoteBody => quoteShape.parse(JSON.parse(body));

export const sentOf = ({ sent }: Pick<QuoteRow, 'sent'>): SentQuote | null =>
  sent === null ? null : sentQuote.parse(JSON.parse(sent));

export const decisionOf = ({ decision }: Pick<QuoteRow, 'decision'>): QuoteDecision | null =>
  decision === null ? null : quoteDecision.parse(JSON.parse(decision));

export function stateOf(row: Pick<QuoteRow, 'state' | 'valid_until'>, now: Date) {
  return shownQuoteState({ state: row.state, validUntil: row.valid_until }, dayOf(now));
}

export function presentQuote(row: QuoteRow, rules: TaxRules, now: Date): QuoteInList {
  const sent = sentOf(row);
  const content = contentOf(row);
  return {
    _id: row.id,
    number: row.number,
    state: stateOf(row, now),
    version: row.version,
    by: row.author_name,
    validUntil: content.validUntil,
    updatedAt: row.updated_at,
    sentAt: row.sent_at,
    openedAt: row.opened_at,
    decidedAt: row.decided_at,
    options:
      sent?.options.map(({ label, totals }) => ({ label, total: totals.total })) ??
      content.options.map((option) => ({
        label: option.label,
        total: quoteTotals(option, content, rules).total,
      })),
    decision: decisionOf(row),
    reason: row.reason,
  };
}

type Around = { rules: TaxRules; figures: DeskQuote['figures']; now: Date };

export function presentDeskQuote(
  row: QuoteRow,
  enquiry: BookingRow,
  { rules, figures, now }: Around,
): DeskQuote {
  const sent = sentOf(row);
  return {
    ...presentQuote(row, rules, now),
    enquiry: {
      ...{ _id: enquiry.id, reference: enquiry.reference, fullName: enquiry.full_name },
      ...{ userEmail: enquiry.user_email, phone: enquiry.phone, tourName: enquiry.tour_name },
    },
    content: contentOf(row),
    rules: sent?.tax.rules ?? rules,
    figures: sent?.terms.figures ?? figures,
    sent,
  };
}
