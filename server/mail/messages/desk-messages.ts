import { z } from 'zod';
import { ENQUIRY_STATUSES, type EnquiryStatus } from '../../../contracts/enquiries/enquiry-terms.ts';
import { shortenText } from '../../../contracts/fields/shorten-text.ts';
import { formatMoment } from '../../../contracts/india-time.ts';
import { type Block, paragraph, plainBlocks, written } from '../rendering/mail-blocks.ts';
import { defineMessage } from './message-kind.ts';
import { facts, peopleInMail, travelInMail, whatsAppLink } from './message-parts.ts';

/** Letters of the quoted thread; older messages are on the site. */
const MAX_QUOTED = 4_000;

const quoted = z.object({ by: z.string(), at: z.string(), text: z.string() });

export const ENQUIRY_REPLY = defineMessage({
  id: 'enquiry-reply',
  title: 'Reply from the desk',
  purpose: 'When staff answer an enquiry by mail. What staff wrote earlier stands below.',
  to: 'traveller',
  isByHand: true,
  data: z.object({
    reference: z.string(),
    subject: z.string(),
    text: z.string(),
    thread: z.array(quoted),
  }),
  fields: {
    subject: { says: 'The subject that staff gave, with the reference', required: 'subject' },
    reference: { says: 'The reference' },
    reply: { says: 'What staff wrote', isBlock: true, required: 'body' },
    thread: { says: 'What was written before, the newest first', isBlock: true },
    whatsappLink: { says: 'WhatsApp with the reference, once the number is set' },
  },
  subject: '{{subject}}',
  body: `{{reply}}

Your enquiry {{reference}}

{{thread}}`,
  reason: 'You get this mail because an enquiry was sent with your address.',
  sample: {
    reference: 'TT-7K3M2',
    subject: 'Your five days in the hills [TT-7K3M2]',
    text: 'Hello,\n\nWe hold two rooms for you from 12 April. The pass is closed on Mondays and Tuesdays, so we would go there on the Wednesday.\n\nMay we book it for three?',
    thread: [
      {
        by: 'Nima',
        at: '2026-11-22T06:10:00.000Z',
        text: 'Hello,\n\nThank you for calling. I am looking at rooms and write to you tomorrow.',
      },
    ],
  },
  values: (data, { agency }) => ({
    subject: data.subject,
    reference: data.reference,
    reply: { blocks: plainBlocks(data.text) },
    thread: { blocks: threadOf(data.thread) },
    whatsappLink:
      agency.whatsapp && whatsAppLink(agency.whatsapp, `Hello, this is about my enquiry ${data.reference}.`),
  }),
});

/** Gmail cuts off a mail of more than 100 kB. */
function threadOf(thread: z.infer<typeof quoted>[]): Block[] {
  let left = MAX_QUOTED;
  const blocks: Block[] = [];
  for (const { by, at, text } of thread) {
    if (left <= 0) break;
    const shown = text.length <= left ? text : `${shortenText(text, left)} …`;
    left -= text.length;
    blocks.push(paragraph(written(`On ${formatMoment(at)} ${by} wrote:`)), {
      kind: 'quote',
      children: plainBlocks(shown),
    });
  }
  return blocks.length > 0 ? [{ kind: 'rule' }, ...blocks] : [];
}

const SAID: Record<EnquiryStatus, string> = {
  new: 'Your enquiry is open again, and one of us is looking at it.',
  contacted: 'We are working on your enquiry and will be in touch with you about it.',
  confirmed: 'Your trip is confirmed. We look forward to travelling with you.',
  completed: 'Your trip is over. Thank you for travelling with us; we would love to hear how it was.',
  cancelled: 'Your enquiry is cancelled. Nothing more will happen unless you write to us.',
  spam: 'We have closed your enquiry.',
};

const STATUS_WORDS: Record<EnquiryStatus, string> = {
  new: 'Open',
  contacted: 'In touch',
  confirmed: 'Confirmed',
  completed: 'Completed',
  cancelled: 'Cancelled',
  spam: 'Closed',
};

export const STATUS_CHANGED = defineMessage({
  id: 'status-changed',
  title: 'Status changed',
  purpose:
    'When staff change the status of an enquiry and choose to tell the traveller. They see it before it is sent.',
  to: 'traveller',
  data: z.object({
    reference: z.string(),
    status: z.enum(ENQUIRY_STATUSES),
    guestSize: z.number().nullable(),
    bookAt: z.string(),
    /** Set where `bookAt` is empty. */
    travelWords: z.string().optional(),
    knownTrip: z.string().optional(),
  }),
  fields: {
    status: { says: 'The new status in a word' },
    details: { says: 'What the new status means for the traveller', required: 'body' },
    facts: { says: 'Reference, status, tour, date and people as a table', isBlock: true },
    whatsappLink: { says: 'WhatsApp with the reference, once the number is set' },
    accountLink: { says: 'The traveller’s enquiries on the site' },
  },
  subject: 'Your enquiry {{reference}}: {{status}}',
  body: `Hello,

{{details}}

{{facts}}

If that is not what you expected, just reply to this mail. A person reads it.

[Write to us on WhatsApp]({{whatsappLink}})`,
  reason: 'You get this mail because an enquiry was sent with your address.',
  sample: {
    reference: 'TT-7K3M2',
    status: 'confirmed',
    guestSize: 3,
    bookAt: '2027-04-12',
    knownTrip: 'Lakes and Passes in Five Days',
  },
  values: (data, { agency, siteUrl }) => ({
    reference: data.reference,
    status: STATUS_WORDS[data.status],
    details: SAID[data.status],
    facts: facts([
      ['Reference', data.reference],
      ['Status', STATUS_WORDS[data.status]],
      data.knownTrip ? ['Tour', data.knownTrip] : undefined,
      ['Date of travel', travelInMail(data)],
      ['People', peopleInMail(data)],
    ]),
    whatsappLink:
      agency.whatsapp && whatsAppLink(agency.whatsapp, `Hello, this is about my enquiry ${data.reference}.`),
    accountLink: `${siteUrl}/account`,
  }),
});
