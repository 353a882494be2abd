import type { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import type { OutboxRow } from '../../../db/mail-rows.ts';
import type { QuoteRow } from '../../../db/quote-rows.ts';
import type { BookingRow } from '../../../db/schema.ts';
import { findWhose } from '../../../http/session/visible-to.ts';
import type { RenderedMail } from '../../../mail/mail-types.ts';
import { QUOTE_NEWS } from '../../../mail/messages/quote-messages.ts';
import { enqueueMail, enqueueMails } from '../../../mail/outbox.queries.ts';
import { buildMessage, type MailContext } from '../../mail-words/build-message.ts';
import { findStaffAddresses } from '../../settings/staff-addresses.ts';
import { QUOTE_ACCEPTED_MAIL } from './quotation.mail.ts';

export const QUOTE_NEWS_MAIL = QUOTE_NEWS.id;

type News = Pick<z.input<typeof QUOTE_NEWS.data>, 'news' | 'text'>;
type Enquiry = Pick<BookingRow, 'id' | 'reference' | 'full_name' | 'user_email'>;

export function buildQuoteNewsMail(row: OutboxRow, context: MailContext): Promise<RenderedMail> {
  return buildMessage(context, QUOTE_NEWS, QUOTE_NEWS.data.parse(JSON.parse(row.payload)));
}

/** Accepted: both sides are told; declined: staff. */
export async function mailAnswer(trx: Db, row: QuoteRow, enquiry: Enquiry, now: Date): Promise<void> {
  const isAccepted = row.state === 'accepted';
  await tellStaff(trx, { row, enquiry, news: isAccepted ? 'accepted' : 'declined', text: row.reason }, now);
  if (!isAccepted || enquiry.user_email === '') return;
  const about = { kind: 'booking' as const, id: enquiry.id };
  const mail = { kind: QUOTE_ACCEPTED_MAIL, payload: { quoteId: row.id }, about };
  await enqueueMail(trx, { ...mail, recipient: enquiry.user_email }, now);
}

export async function tellStaff(
  trx: Db,
  { row, enquiry, ...news }: News & { row: QuoteRow; enquiry: Enquiry },
  now: Date,
): Promise<void> {
  const { id, reference, full_name: fullName } = enquiry;
  const payload = { ...news, reference, enquiryId: id, number: row.number ?? 0, fullName };
  const mail = { kind: QUOTE_NEWS_MAIL, payload, about: { kind: 'booking' as const, id } };
  const addresses = await findStaffAddresses(trx, await findWhose(trx, 'enquiry', id));
  await enqueueMails(
    trx,
    addresses.map((recipient) => ({ ...mail, recipient })),
    now,
  );
}
