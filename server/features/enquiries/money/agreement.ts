import type { QuoteDecision, SentQuote } from '../../../../contracts/quotes/quotes.contract.ts';
import type { Db } from '../../../db/database.ts';
import { decisionOf, sentOf } from '../quotes/present-quote.ts';
import { listQuotesOf } from '../quotes/quotes.queries.ts';

export type Agreement = {
  quoteId: string;
  decidedAt: string;
  sent: SentQuote;
  decision: QuoteDecision;
  option: SentQuote['options'][number];
};

/** The accepted quotation of an enquiry, else of what was merged into it. */
export async function findAgreement(db: Db, enquiryIds: readonly string[]): Promise<Agreement | undefined> {
  const accepted = (await listQuotesOf(db, enquiryIds)).filter(({ state }) => state === 'accepted');
  const row = accepted.find(({ booking_id }) => booking_id === enquiryIds[0]) ?? accepted[0];
  const sent = row && sentOf(row);
  const decision = row && decisionOf(row);
  const option = decision && sent?.options[decision.option];
  return row && sent && decision && option
    ? { quoteId: row.id, decidedAt: row.decided_at ?? '', sent, decision, option }
    : undefined;
}
