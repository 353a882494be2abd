import { z } from 'zod';
import { formatDay } from '../../../contracts/india-time.ts';
import type { OutboxRow } from '../../db/schema.ts';
import type { RenderedMail } from '../../mail/mail-types.ts';
import { renderMail } from '../../mail/render-mail.ts';

/** To staff: somebody wants to travel. */
export const ENQUIRY_NOTICE_MAIL = 'enquiry-notice';
/** To the traveller: we have it. */
export const ENQUIRY_RECEIVED_MAIL = 'enquiry-received';

const payload = z.object({
  reference: z.string(),
  tourName: z.string(),
  fullName: z.string(),
  userEmail: z.string(),
  phone: z.string(),
  guestSize: z.number(),
  bookAt: z.string(),
  agencyName: z.string(),
  /** Missing while it is a placeholder: an answer would reach nobody. */
  agencyEmail: z.string().optional(),
  agencyPhones: z.array(z.string()),
});
export type EnquiryPayload = z.infer<typeof payload>;

export function buildEnquiryNoticeMail(row: OutboxRow, siteUrl: string): RenderedMail {
  const enquiry = payload.parse(JSON.parse(row.payload));
  return renderMail({
    subject: `Enquiry ${enquiry.reference}: ${enquiry.tourName}`,
    greeting: `${enquiry.fullName} sent an enquiry.`,
    paragraphs: [],
    facts: [
      ...tripFacts(enquiry),
      ['Name', enquiry.fullName],
      ['Phone', enquiry.phone],
      ['Email', enquiry.userEmail],
    ],
    action: { label: 'Open the enquiries', url: `${siteUrl}/admin/bookings` },
    closing: ['Answer this mail to write to the traveller.'],
    replyTo: enquiry.userEmail,
  });
}

export function buildEnquiryReceivedMail(row: OutboxRow): RenderedMail {
  const enquiry = payload.parse(JSON.parse(row.payload));
  return renderMail({
    subject: `We have your enquiry ${enquiry.reference}`,
    greeting: `Dear ${enquiry.fullName},`,
    paragraphs: [
      'thank you for your enquiry. We will write or call you soon. Nothing is booked or to be paid yet.',
    ],
    facts: tripFacts(enquiry),
    closing: [enquiry.agencyName, ...enquiry.agencyPhones],
    ...(enquiry.agencyEmail && { replyTo: enquiry.agencyEmail }),
  });
}

function tripFacts(enquiry: EnquiryPayload): [string, string][] {
  return [
    ['Reference', enquiry.reference],
    ['Tour', enquiry.tourName],
    ['Date of travel', formatDay(enquiry.bookAt)],
    ['People', String(enquiry.guestSize)],
  ];
}
