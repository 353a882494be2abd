import { z } from 'zod';
import { workedOutPrice } from '../../../contracts/dossier/worked-out-price.contract.ts';
import { ADDED, type AddedName } from '../../../contracts/enquiries/fields-of-an-enquiry.ts';
import { completeContent } from '../../../contracts/page-content/content-values.ts';
import { policyFigures } from '../../../contracts/policies/policy-figures.contract.ts';
import { askingPromise } from '../../../contracts/settings/reply-within.ts';
import { type Block, type FactRow, linesOf, paragraph, written } from '../rendering/mail-blocks.ts';
import { defineMessage } from './message-kind.ts';
import {
  dayInMail,
  facts,
  link,
  peopleInMail,
  telLink,
  travelInMail,
  whatsAppLink,
} from './message-parts.ts';
import { paymentsOf } from './payments.ts';

const SAMPLE_ID = '01890a5d-ac96-774b-bcce-b302099a8057';

const trip = z.object({
  reference: z.string(),
  guestSize: z.number().nullable(),
  /** YYYY-MM-DD; empty if the date is open. */
  bookAt: z.string(),
  travelWords: z.string().optional(),
});

const added = Object.fromEntries(ADDED.map(({ name }) => [name, z.string().optional()])) as Record<
  AddedName,
  z.ZodOptional<z.ZodString>
>;

const received = trip.extend({
  /** Our own name for the trip. A proved address also gets the traveller's words. */
  knownTrip: z.string().optional(),
  /** Only for a proved address. */
  name: z.string().optional(),
  ...added,
  price: workedOutPrice.optional(),
  receivedOn: z.string().optional(),
  replyWithin: z.string(),
  figures: policyFigures,
});

/** For unproved addresses, holds no words of the sender, not even a name (docs/decisions/0016). */
export const ENQUIRY_RECEIVED = defineMessage({
  id: 'enquiry-received',
  title: 'Enquiry received',
  purpose: 'As soon as an enquiry is stored, and when staff enter one and ask for a receipt.',
  to: 'traveller',
  isForAnybody: true,
  data: received,
  fields: {
    greeting: { says: '“Hello,”; with the name where the address is proved' },
    trip: { says: 'The tour or destination, where the agency knows it by that name' },
    facts: { says: 'Reference, tour, date and people as a table', isBlock: true, required: 'body' },
    promise: { says: 'That nothing is to be paid now, and by when somebody answers' },
    replyWithin: { says: 'By when somebody answers, from the settings' },
    payments: { says: 'Price, advance and balance, where it is for a tour of the site', isBlock: true },
    whatsappLink: { says: 'WhatsApp with the reference, once the number is set' },
    policiesLink: { says: 'The page of what applies to a cancellation' },
    calendar: { says: 'That the travel date is attached for the calendar, where there is a day' },
    accountLink: { says: 'The traveller’s enquiries on the site' },
  },
  subject: 'We have your enquiry {{reference}}',
  body: `{{greeting}}

Thank you for your enquiry. {{promise}}

{{facts}}

## What happens next

1. One of us reads your enquiry, and writes or calls you.
2. We look at rooms, roads and permits for your dates, and send you a plan with its price.
3. You decide. It is booked once the advance is paid.

{{payments}}

If anything has changed, just reply to this mail. A person reads it.

[Write to us on WhatsApp]({{whatsappLink}})

[What applies when you cancel or change the date]({{policiesLink}}) is on our site.

{{calendar}}`,
  reason:
    'You get this mail because an enquiry was sent with your address. If it was not you, please reply and tell us.',
  sample: {
    reference: 'TT-7K3M2',
    guestSize: 3,
    bookAt: '2027-04-12',
    knownTrip: 'Lakes and Passes in Five Days',
    name: 'Asha Rai',
    price: {
      lines: [{ label: 'Adult', count: 3, each: 18_500, sum: 55_500 }],
      ...{ total: 55_500, isBelowLeast: false, isShared: false },
    },
    receivedOn: '2026-11-23',
    replyWithin: 'within one working day',
    figures: completeContent('policies').figures,
  },
  values: (data, { agency, siteUrl }) => ({
    reference: data.reference,
    greeting: data.name ? `Hello ${data.name},` : 'Hello,',
    trip: data.knownTrip,
    facts: facts([...tripRows(data, data.knownTrip), ...addedRows(data)]),
    promise: askingPromise(data.replyWithin),
    replyWithin: data.replyWithin,
    payments: paymentsOf(data),
    whatsappLink:
      agency.whatsapp && whatsAppLink(agency.whatsapp, `Hello, this is about my enquiry ${data.reference}.`),
    policiesLink: `${siteUrl}/cancellation`,
    accountLink: `${siteUrl}/account`,
    calendar: data.bookAt === '' ? '' : 'Your travel date is attached for your calendar.',
  }),
});

const earlier = z.object({ reference: z.string(), trip: z.string(), sentOn: z.string(), id: z.string() });

export const ENQUIRY_NOTICE = defineMessage({
  id: 'enquiry-notice',
  title: 'New enquiry, to the agency',
  purpose:
    'As soon as an enquiry is stored: to the agency’s address, or to each member of staff until that is set.',
  to: 'staff',
  data: trip.extend({
    id: z.string(),
    tourName: z.string(),
    fullName: z.string(),
    userEmail: z.string(),
    phone: z.string(),
    ...added,
    history: z.object({ count: z.number(), newest: z.array(earlier) }),
  }),
  fields: {
    trip: { says: 'What the traveller asks for' },
    name: { says: 'The traveller’s name' },
    facts: { says: 'The enquiry as a table, with one-tap phone and mail', isBlock: true, required: 'body' },
    enquiryLink: { says: 'The enquiry’s page', required: 'body' },
    callLink: { says: 'Calls the traveller' },
    whatsappLink: { says: 'WhatsApp to the traveller, with the reference' },
    history: { says: 'Earlier enquiries of this traveller', isBlock: true },
  },
  subject: 'Enquiry {{reference}}: {{trip}}',
  body: `{{name}} sent an enquiry.

{{facts}}

[Call {{name}}]({{callLink}})

[Write on WhatsApp]({{whatsappLink}})

[Open the enquiry]({{enquiryLink}})

{{history}}

Answer this mail to write to the traveller.`,
  reason: 'This mail goes to those who answer enquiries at the agency.',
  sample: {
    id: SAMPLE_ID,
    reference: 'TT-7K3M2',
    guestSize: 3,
    bookAt: '2027-04-12',
    tourName: 'Lakes and Passes in Five Days',
    fullName: 'Asha Rai',
    userEmail: 'asha@example.com',
    phone: '+919832012345',
    history: {
      count: 4,
      newest: [
        { id: SAMPLE_ID, reference: 'TT-4XW9P', trip: 'Forests and Rivers', sentOn: '2026-03-02' },
        { id: SAMPLE_ID, reference: 'TT-9B2QA', trip: 'Old Monasteries', sentOn: '2025-10-11' },
      ],
    },
  },
  values: (data, { siteUrl }) => {
    const pageOf = (id: string) => `${siteUrl}/admin/bookings/${id}`;
    return {
      reference: data.reference,
      trip: data.tourName,
      name: data.fullName,
      facts: facts([
        ...tripRows(data, data.tourName),
        ['Name', data.fullName],
        ['Phone', link(data.phone, telLink(data.phone))],
        ['Email', link(data.userEmail, `mailto:${data.userEmail}`)],
        ...addedRows(data),
      ]),
      enquiryLink: pageOf(data.id),
      callLink: telLink(data.phone),
      whatsappLink: whatsAppLink(data.phone, `Hello, this is about your enquiry ${data.reference}.`),
      history: { blocks: historyOf(data.history, pageOf) },
    };
  },
});

function historyOf(
  { count, newest }: { count: number; newest: z.infer<typeof earlier>[] },
  pageOf: (id: string) => string,
): Block[] {
  if (count === 0) return [];
  const times = count === 1 ? 'once' : `${count} times`;
  const rows = newest.map(
    ({ id, reference, trip, sentOn }): FactRow => [
      dayInMail(sentOn),
      link(`${reference}, ${trip}`, pageOf(id)),
    ],
  );
  return [paragraph(written(`This traveller has asked ${times} before:`)), { kind: 'facts', rows }];
}

function tripRows(data: z.infer<typeof trip>, tourName: string | undefined): [string, string][] {
  return [
    ['Reference', data.reference],
    ...(tourName ? [['Tour', tourName] satisfies [string, string]] : []),
    ['Date of travel', travelInMail(data)],
    ['People', peopleInMail(data)],
  ];
}

function addedRows(data: Partial<Record<AddedName, string | undefined>>): FactRow[] {
  return ADDED.map(({ name, label }) => [label, linesOf(data[name] ?? '')]);
}
