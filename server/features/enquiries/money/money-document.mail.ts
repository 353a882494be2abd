import { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import type { OutboxRow } from '../../../db/mail-rows.ts';
import type { RenderedMail } from '../../../mail/mail-types.ts';
import { MONEY_DOCUMENT } from '../../../mail/messages/money-messages.ts';
import { documentFileName, documentPdf } from '../../documents/document-pdf.ts';
import { contentOf, findDocument } from '../../documents/documents.queries.ts';
import { buildMessage, type MailContext } from '../../mail-words/build-message.ts';
import { familyOf, findWithSurvivor } from '../merges.queries.ts';
import { aroundLink, linkForMail, type Mailing } from '../quotes/quote-links.ts';
import { findQuote } from '../quotes/quotes.queries.ts';
import { findAgreement } from './agreement.ts';

export const MONEY_DOCUMENT_MAIL = MONEY_DOCUMENT.id;

const payload = z.object({ documentId: z.string() });

export async function buildMoneyDocumentMail(
  row: OutboxRow,
  context: MailContext,
): Promise<RenderedMail | undefined> {
  const document = await findDocument(context.db, payload.parse(JSON.parse(row.payload)).documentId);
  if (!document) return undefined;
  const content = contentOf(document);
  const token = await linkToMoney(context, document.booking_id);
  const { title, number, trip, amounts } = content;
  // Without a quotation its name is what anybody typed.
  const tourTitle = token === '' ? '' : trip.title;
  const data = { title, number, reference: trip.reference, tourTitle };
  const attachments = context.isPreview
    ? []
    : [
        {
          filename: documentFileName(content),
          contentType: 'application/pdf',
          content: await documentPdf(content, context.signal),
        },
      ];
  return buildMessage(
    context,
    MONEY_DOCUMENT,
    { ...data, paise: amounts.total, token },
    { ...aroundLink(context, token), attachments },
  );
}

/** Empty where no quotation was accepted: there is no page then. */
export async function linkToMoney(context: Mailing, enquiryId: string): Promise<string> {
  const quote = await quoteOf(context.db, enquiryId);
  return quote ? linkForMail(context, quote) : '';
}

async function quoteOf(db: Db, enquiryId: string) {
  const [, survivor] = (await findWithSurvivor(db, enquiryId)) ?? [];
  const ids = (await familyOf(db, survivor?.id ?? enquiryId)).map(({ id }) => id);
  const agreement = await findAgreement(db, ids.length > 0 ? ids : [enquiryId]);
  return agreement && findQuote(db, agreement.quoteId);
}
