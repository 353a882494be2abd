import { z } from 'zod';
import type { OutboxRow } from '../../../db/mail-rows.ts';
import type { RenderedMail } from '../../../mail/mail-types.ts';
import { MONEY_DOCUMENT } from '../../../mail/messages/money-messages.ts';
import { documentFileName, documentPdf } from '../../documents/document-pdf.ts';
import { contentOf, findDocument } from '../../documents/documents.queries.ts';
import { buildMessage, type MailContext } from '../../mail-words/build-message.ts';
import { findWithSurvivor } from '../merges.queries.ts';
import { aroundLink, linkForMail, type Mailing } from '../quotes/quote-links.ts';
import { findQuoteIn } from '../quotes/quotes.queries.ts';

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
  const [, survivor] = (await findWithSurvivor(context.db, enquiryId)) ?? [];
  const quote = survivor && (await findQuoteIn(context.db, survivor.id, 'accepted'));
  return quote ? linkForMail(context, quote) : '';
}
