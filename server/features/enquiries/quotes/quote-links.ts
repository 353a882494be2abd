import { dayAfter, dayOf, startOfDay } from '../../../../contracts/india-time.ts';
import type { Db } from '../../../db/database.ts';
import type { QuoteRow } from '../../../db/quote-rows.ts';
import { LEFT_OUT } from '../../../mail/mail-content.ts';
import type { RenderedMail } from '../../../mail/mail-types.ts';
import type { MailContext } from '../../mail-words/build-message.ts';
import { findPrivateLink, issuePrivateLink } from '../../private-links.queries.ts';
import { decisionOf, sentOf } from './present-quote.ts';
import { findQuote } from './quotes.queries.ts';

const DAYS_AFTER_TRAVEL = 365;

export const endOfLinks = (travelDay: string): string => startOfDay(dayAfter(travelDay, DAYS_AFTER_TRAVEL));

/** Papers are read by the link for a year after the trip, and after the mail. Undefined for a draft: nothing of it is frozen. */
export async function issueQuoteLink(db: Db, row: QuoteRow, now: Date): Promise<string | undefined> {
  const sent = sentOf(row);
  if (!sent) return undefined;
  const travelDay = decisionOf(row)?.travelDay ?? sent.travelDay;
  const [, last = travelDay] = [travelDay, dayOf(now)].sort();
  const until = endOfLinks(last);
  return issuePrivateLink(db, { purpose: 'quote', subjectId: row.id, until }, now);
}

export async function quoteOfLink(db: Db, token: string, now: Date): Promise<QuoteRow | undefined> {
  const id = await findPrivateLink(db, 'quote', token, now);
  return id === undefined ? undefined : findQuote(db, id);
}

export type Mailing = Pick<MailContext, 'db' | 'now' | 'isPreview'>;

/** Each mail has a link of its own. */
export async function linkForMail({ db, now, isPreview }: Mailing, row: QuoteRow): Promise<string> {
  return isPreview ? LEFT_OUT : ((await issueQuoteLink(db, row, now())) ?? '');
}

/** Of a mail with a link; nothing without one. */
export function aroundLink({ siteUrl }: Pick<MailContext, 'siteUrl'>, token: string): Partial<RenderedMail> {
  return token === '' ? {} : { link: `${siteUrl}/quote/${token}`, isNewEachTry: true, secrets: [token] };
}
