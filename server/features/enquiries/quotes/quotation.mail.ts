import { z } from 'zod';
import type { ShownQuoteState } from '../../../../contracts/quotes/quote-terms.ts';
import type { SentQuote } from '../../../../contracts/quotes/quotes.contract.ts';
import type { OutboxRow } from '../../../db/mail-rows.ts';
import type { QuoteRow } from '../../../db/quote-rows.ts';
import type { RenderedMail } from '../../../mail/mail-types.ts';
import { QUOTATION, QUOTE_ACCEPTED } from '../../../mail/messages/quote-messages.ts';
import { buildMessage, type MailContext } from '../../mail-words/build-message.ts';
import { decisionOf, sentOf, stateOf } from './present-quote.ts';
import { aroundLink, linkForMail } from './quote-links.ts';
import { findQuote } from './quotes.queries.ts';

export const QUOTATION_MAIL = QUOTATION.id;
export const QUOTE_ACCEPTED_MAIL = QUOTE_ACCEPTED.id;

const payload = z.object({ quoteId: z.string() });

/** Undefined if it lapsed, or was superseded, answered or withdrawn, before the mail left. */
export async function buildQuotationMail(
  row: OutboxRow,
  context: MailContext,
): Promise<RenderedMail | undefined> {
  return withQuote(row, context, 'sent', (_quote, sent, token) => {
    const options = sent.options.map(({ label, totals }) => ({ label, total: totals.total }));
    const data = { ...told(sent), token, validUntil: sent.validUntil, words: sent.words, options };
    return buildMessage(context, QUOTATION, data, aroundLink(context, token));
  });
}

export async function buildQuoteAcceptedMail(
  row: OutboxRow,
  context: MailContext,
): Promise<RenderedMail | undefined> {
  return withQuote(row, context, 'accepted', async (quote, sent, token) => {
    const decision = decisionOf(quote);
    const option = decision && sent.options[decision.option];
    if (!option) return undefined;
    const data = {
      ...{ ...told(sent), token, option: option.label, total: option.totals.total },
      plan: decision.plan,
    };
    return buildMessage(context, QUOTE_ACCEPTED, data, aroundLink(context, token));
  });
}

type Build = (quote: QuoteRow, sent: SentQuote, token: string) => Promise<RenderedMail | undefined>;

async function withQuote(
  { payload: stored }: OutboxRow,
  context: MailContext,
  state: ShownQuoteState,
  build: Build,
): Promise<RenderedMail | undefined> {
  const { db, now, isPreview } = context;
  const quote = await findQuote(db, payload.parse(JSON.parse(stored)).quoteId);
  const sent = quote && sentOf(quote);
  if (!quote || !sent || (!isPreview && stateOf(quote, now()) !== state)) return undefined;
  return build(quote, sent, await linkForMail(context, quote));
}

function told({ reference, number, tour, travelDay, people }: SentQuote) {
  return { reference, number, tourTitle: tour.title, travelDay, people };
}
