import { z } from 'zod';
import { countPeople } from '../../../contracts/count-of.ts';
import { formatPaise } from '../../../contracts/money/format-paise.ts';
import { type FactRow, plainBlocks } from '../rendering/mail-blocks.ts';
import { defineMessage } from './message-kind.ts';
import { dayInMail, facts, whatsAppLink } from './message-parts.ts';

const REASON = 'You get this mail because an enquiry was sent with your address.';

const option = z.object({ label: z.string(), total: z.number() });
const due = z.object({ dueOn: z.string(), paise: z.number() });

const quoted = {
  reference: z.string(),
  number: z.number(),
  tourTitle: z.string(),
  travelDay: z.string(),
  people: z.number(),
  token: z.string(),
};

const sample = {
  ...{ reference: 'TT-7K3M2', number: 2, tourTitle: 'Lakes and Passes in Five Days' },
  ...{ travelDay: '2027-04-12', people: 3, token: 'sample' },
};

const tripRows = (data: Pick<typeof sample, 'tourTitle' | 'travelDay' | 'people'>): FactRow[] => [
  ['Tour', data.tourTitle],
  ['Date of travel', dayInMail(data.travelDay)],
  ['People', countPeople(data.people)],
];

const linkFields = {
  quoteLink: { says: 'The quotation’s page, for this reader alone', required: 'body' },
  facts: { says: 'Tour, date, people and prices as a table', isBlock: true },
  whatsappLink: { says: 'WhatsApp with the reference, once the number is set' },
} as const;

export const QUOTATION = defineMessage({
  id: 'quotation',
  title: 'Quotation',
  purpose: 'When staff send a quotation: its price, and the link to accept it, decline it or ask.',
  to: 'traveller',
  isByHand: true,
  data: z.object({ ...quoted, validUntil: z.string(), words: z.string(), options: z.array(option) }),
  fields: {
    ...linkFields,
    words: { says: 'What staff wrote', isBlock: true },
    until: { says: 'The last day on which the price holds' },
    tour: { says: 'The tour' },
  },
  subject: 'Your quotation for {{tour}} [{{reference}}]',
  body: `Hello,

Here is our quotation for your trip.

{{words}}

{{facts}}

[Look at it and answer]({{quoteLink}})

The price holds until {{until}}. On the page you can accept it, ask us something, or say no. You need no account; the link is yours alone, so please do not forward it.`,
  reason: REASON,
  sample: {
    ...sample,
    validUntil: '2026-12-07',
    words: 'As we said on the phone, the second night is in Lachung.',
    options: [
      { label: 'Standard', total: 94_500_00 },
      { label: 'Deluxe', total: 1_18_000_00 },
    ],
  },
  values: (data, { agency, siteUrl }) => ({
    reference: data.reference,
    tour: data.tourTitle,
    words: { blocks: plainBlocks(data.words) },
    facts: facts([
      ...tripRows(data),
      ...data.options.map(
        ({ label, total }): FactRow => [data.options.length > 1 ? label : 'Total', formatPaise(total)],
      ),
    ]),
    until: dayInMail(data.validUntil),
    quoteLink: `${siteUrl}/quote/${data.token}`,
    whatsappLink: linkTo(agency.whatsapp, data.reference),
  }),
});

export const QUOTE_ACCEPTED = defineMessage({
  id: 'quotation-accepted',
  title: 'Quotation accepted',
  purpose: 'When a quotation is accepted, by its link or by staff: what was agreed and what is due when.',
  to: 'traveller',
  data: z.object({ ...quoted, option: z.string(), total: z.number(), plan: z.array(due) }),
  fields: { ...linkFields, tour: { says: 'The tour' } },
  subject: 'Your trip is confirmed [{{reference}}]',
  body: `Hello,

Thank you: your quotation is accepted and your trip is confirmed.

{{facts}}

[Your quotation]({{quoteLink}})

If you did not accept it, or something is wrong, reply to this mail at once. A person reads it.`,
  reason: REASON,
  sample: {
    ...{ ...sample, option: 'Deluxe', total: 1_18_000_00 },
    plan: [
      { dueOn: '2026-11-30', paise: 59_000_00 },
      { dueOn: '2027-03-13', paise: 59_000_00 },
    ],
  },
  values: (data, { agency, siteUrl }) => ({
    reference: data.reference,
    tour: data.tourTitle,
    facts: facts([
      ...tripRows(data),
      ['Accepted', data.option],
      ['Total', formatPaise(data.total)],
      ...data.plan.map(({ dueOn, paise }): FactRow => [`By ${dayInMail(dueOn)}`, formatPaise(paise)]),
    ]),
    quoteLink: `${siteUrl}/quote/${data.token}`,
    whatsappLink: linkTo(agency.whatsapp, data.reference),
  }),
});

const NEWS = {
  accepted: 'accepted the quotation',
  declined: 'declined the quotation',
  asked: 'asked about the quotation',
  paid: 'says that they have paid for the quotation',
} as const;

export const QUOTE_NEWS = defineMessage({
  id: 'quotation-news',
  title: 'Answer to a quotation',
  purpose:
    'To staff, when somebody accepts or declines a quotation, asks about it, or says that they have paid.',
  to: 'staff',
  data: z.object({
    reference: z.string(),
    enquiryId: z.string(),
    number: z.number(),
    fullName: z.string(),
    news: z.enum(['accepted', 'declined', 'asked', 'paid']),
    text: z.string(),
  }),
  fields: {
    name: { says: 'The traveller’s name' },
    news: { says: 'What happened, in a few words', required: 'body' },
    text: { says: 'The reason or the question', isBlock: true },
    enquiryLink: { says: 'The enquiry on the desk', required: 'body' },
  },
  subject: '{{name}} {{news}} [{{reference}}]',
  body: `{{name}} {{news}}.

{{text}}

[Open the enquiry]({{enquiryLink}})`,
  reason: 'You get this mail because you are told of enquiries.',
  sample: {
    ...{ reference: 'TT-7K3M2', enquiryId: '01890a5d-ac96-774b-bcce-b302a27e41b6', number: 2 },
    ...{ fullName: 'Asha Rai', news: 'asked', text: 'Could we leave a day later?' },
  },
  values: (data, { siteUrl }) => ({
    reference: data.reference,
    name: data.fullName,
    news: `${NEWS[data.news]} ${data.number}`,
    text: { blocks: plainBlocks(data.text) },
    enquiryLink: `${siteUrl}/admin/bookings/${data.enquiryId}`,
  }),
});

const linkTo = (whatsapp: string | undefined, reference: string) =>
  whatsapp && whatsAppLink(whatsapp, `Hello, this is about my quotation ${reference}.`);
