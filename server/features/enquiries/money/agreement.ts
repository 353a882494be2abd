import { lastDayOfQuote } from '../../../../contracts/quotes/last-day-of-quote.ts';
import type { QuoteDecision, SentQuote } from '../../../../contracts/quotes/quotes.contract.ts';
import type { Db } from '../../../db/database.ts';
import { decisionOf, sentOf } from '../quotes/present-quote.ts';
import { findQuoteIn } from '../quotes/quotes.queries.ts';

export type Agreement = {
  quoteId: string;
  decidedAt: string;
  sent: SentQuote;
  decision: QuoteDecision;
  option: SentQuote['options'][number];
  /** As they are now. */
  travelDay: string;
  lastDay: string;
};

/** An enquiry with an accepted quotation is never merged into another. */
export async function findAgreement(db: Db, enquiryId: string): Promise<Agreement | undefined> {
  const row = await findQuoteIn(db, enquiryId, 'accepted');
  const sent = row && sentOf(row);
  const decision = row && decisionOf(row);
  const option = decision && sent?.options[decision.option];
  if (!sent || !option) return undefined;
  const travelDay = decision.travelDay ?? sent.travelDay;
  return {
    ...{ quoteId: row.id, decidedAt: row.decided_at ?? '', sent, decision, option },
    ...{ travelDay, lastDay: lastDayOfQuote({ ...sent, travelDay }) },
  };
}
