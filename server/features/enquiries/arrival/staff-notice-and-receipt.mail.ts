import { z } from 'zod';
import { formatDay } from '../../../../contracts/india-time.ts';
import type { Db } from '../../../db/database.ts';
import type { OutboxRow } from '../../../db/mail-rows.ts';
import type { RenderedMail } from '../../../mail/mail-types.ts';
import { renderMail } from '../../../mail/render-mail.ts';
import { signatureOf } from '../../settings/mail-signature.ts';
import { loadKnownSettings } from '../../settings/settings.queries.ts';

/** To staff: somebody wants to travel. */
export const ENQUIRY_NOTICE_MAIL = 'enquiry-notice';
/** To the traveller: we have it. */
export const ENQUIRY_RECEIVED_MAIL = 'enquiry-received';

const trip = z.object({
  reference: z.string(),
  guestSize: z.number(),
  /** YYYY-MM-DD. */
  bookAt: z.string(),
});

const noticePayload = trip.extend({
  tourName: z.string(),
  fullName: z.string(),
  userEmail: z.string(),
  phone: z.string(),
});
export type EnquiryNotice = z.infer<typeof noticePayload>;

/**
 * Nobody has proved that the address is the sender's own: nothing that the sender worded is in here, not even a name.
 * See docs/decisions/0016.
 */
const receiptPayload = trip.extend({
  /** A title of the catalogue or a destination, or what staff call the trip. */
  knownTrip: z.string().optional(),
});
export type EnquiryReceipt = z.infer<typeof receiptPayload>;

export function buildEnquiryNoticeMail(row: OutboxRow, siteUrl: string): RenderedMail {
  const enquiry = noticePayload.parse(JSON.parse(row.payload));
  return renderMail({
    subject: `Enquiry ${enquiry.reference}: ${enquiry.tourName}`,
    greeting: `${enquiry.fullName} sent an enquiry.`,
    paragraphs: [],
    facts: [
      ...tripFacts(enquiry, enquiry.tourName),
      ['Name', enquiry.fullName],
      ['Phone', enquiry.phone],
      ['Email', enquiry.userEmail],
    ],
    action: { label: 'Open the enquiries', url: `${siteUrl}/admin/bookings` },
    closing: ['Answer this mail to write to the traveller.'],
    replyTo: enquiry.userEmail,
  });
}

export async function buildEnquiryReceivedMail(row: OutboxRow, db: Db): Promise<RenderedMail> {
  const agency = await loadKnownSettings(db);
  const receipt = receiptPayload.parse(JSON.parse(row.payload));
  return renderMail({
    subject: `We have your enquiry ${receipt.reference}`,
    greeting: 'Hello,',
    paragraphs: [
      'thank you for your enquiry. We will write or call you soon. Nothing is booked or to be paid yet.',
    ],
    facts: tripFacts(receipt, receipt.knownTrip),
    closing: signatureOf(agency),
    replyTo: agency.email,
  });
}

function tripFacts(enquiry: z.infer<typeof trip>, tourName: string | undefined): [string, string][] {
  return [
    ['Reference', enquiry.reference],
    ...(tourName ? [['Tour', tourName] satisfies [string, string]] : []),
    ['Date of travel', formatDay(enquiry.bookAt)],
    ['People', String(enquiry.guestSize)],
  ];
}
