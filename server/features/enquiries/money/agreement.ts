import { lastDayOfQuote } from '../../../../contracts/quotes/last-day-of-quote.ts';
import type { QuoteDecision, SentQuote } from '../../../../contracts/quotes/quotes.contract.ts';
import type { Db } from '../../../db/database.ts';
import type { BookingRow } from '../../../db/schema.ts';
import { decisionOf, sentOf } from '../quotes/present-quote.ts';
import { findQuoteIn } from '../quotes/quotes.queries.ts';

export type Agreement = {
  quoteId: string;
  decidedAt: string;
  sent: SentQuote;
  decision: QuoteDecision;
  option: SentQuote['options'][number];
  /** As the enquiry has them now: the trip may have been moved since, and others may have joined. */
  travelDay: string;
  lastDay: string;
  people: number;
};

/** An enquiry with an accepted quotation is never merged into another. */
export async function findAgreement(db: Db, enquiry: BookingRow | undefined): Promise<Agreement | undefined> {
  const row = enquiry && (await findQuoteIn(db, enquiry.id, 'accepted'));
  const sent = row && sentOf(row);
  const decision = row && decisionOf(row);
  const option = decision && sent?.options[decision.option];
  if (!sent || !option) return undefined;
  const travelDay = enquiry.book_at ?? sent.travelDay;
  return {
    ...{ quoteId: row.id, decidedAt: row.decided_at ?? '', sent, decision, option },
    ...{ travelDay, lastDay: lastDayOfQuote({ ...sent, travelDay }) },
    people: enquiry.guest_size ?? sent.people,
  };
}
