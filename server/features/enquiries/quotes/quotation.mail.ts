import { z } from 'zod';
import { dayAfter, dayOf, startOfDay } from '../../../../contracts/india-time.ts';
import type { ShownQuoteState } from '../../../../contracts/quotes/quote-terms.ts';
import type { SentQuote } from '../../../../contracts/quotes/quotes.contract.ts';
import type { OutboxRow } from '../../../db/mail-rows.ts';
import type { QuoteRow } from '../../../db/quote-rows.ts';
import { LEFT_OUT } from '../../../mail/mail-content.ts';
import type { RenderedMail } from '../../../mail/mail-types.ts';
import { QUOTATION, QUOTE_ACCEPTED } from '../../../mail/messages/quote-messages.ts';
import { buildMessage, type MailContext } from '../../mail-words/build-message.ts';
import { issuePrivateLink } from '../../private-links.queries.ts';
import { decisionOf, sentOf, stateOf } from './present-quote.ts';
import { findQuote } from './quotes.queries.ts';

export const QUOTATION_MAIL = QUOTATION.id;
export const QUOTE_ACCEPTED_MAIL = QUOTE_ACCEPTED.id;

const payload = z.object({ quoteId: z.string() });

const DAYS_AFTER_TRAVEL = 365;

/** Its papers are read by the link for a year after the trip. */
export function linkEndsAt(row: QuoteRow): string {
  return startOfDay(dayAfter(sentOf(row)?.travelDay ?? dayOf(row.created_at), DAYS_AFTER_TRAVEL));
}

/** Undefined if it lapsed, or was superseded, answered or withdrawn, before the mail left. */
export async function buildQuotationMail(
  row: OutboxRow,
  context: MailContext,
): Promise<RenderedMail | undefined> {
  return withQuote(row, context, 'sent', (_quote, sent, token) => {
    const options = sent.options.map(({ label, totals }) => ({ label, total: totals.total }));
    const data = { ...told(sent), token, validUntil: sent.validUntil, words: sent.words, options };
    return buildMessage(context, QUOTATION, data, around(context, token));
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
    return buildMessage(context, QUOTE_ACCEPTED, data, around(context, token));
  });
}

type Build = (quote: QuoteRow, sent: SentQuote, token: string) => Promise<RenderedMail | undefined>;

async function withQuote(
  { payload: stored }: OutboxRow,
  { db, now, isPreview }: MailContext,
  state: ShownQuoteState,
  build: Build,
): Promise<RenderedMail | undefined> {
  const quote = await findQuote(db, payload.parse(JSON.parse(stored)).quoteId);
  const sent = quote && sentOf(quote);
  if (!quote || !sent || (!isPreview && stateOf(quote, now()) !== state)) return undefined;
  const link = { purpose: 'quote' as const, subjectId: quote.id, until: linkEndsAt(quote) };
  return build(quote, sent, isPreview ? LEFT_OUT : await issuePrivateLink(db, link, now()));
}

function told({ reference, number, tour, travelDay, people }: SentQuote) {
  return { reference, number, tourTitle: tour.title, travelDay, people };
}

function around({ siteUrl }: MailContext, token: string): Partial<RenderedMail> {
  return { link: `${siteUrl}/quote/${token}`, isNewEachTry: true, secrets: [token] };
}
