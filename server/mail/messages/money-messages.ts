import { z } from 'zod';
import { formatPaise } from '../../../contracts/money/format-paise.ts';
import type { FactRow } from '../rendering/mail-blocks.ts';
import { defineMessage } from './message-kind.ts';
import { dayInMail, facts } from './message-parts.ts';

const REASON = 'You get this mail because a trip was booked with your address.';

export const MONEY_DOCUMENT = defineMessage({
  id: 'money-document',
  title: 'Receipt or invoice',
  purpose: 'When a receipt, an invoice, a refund voucher or a credit note is issued: the paper itself.',
  to: 'traveller',
  data: z.object({
    reference: z.string(),
    title: z.string(),
    number: z.string(),
    paise: z.number(),
    tourTitle: z.string(),
    token: z.string(),
  }),
  fields: {
    document: { says: 'What it is: a receipt, an invoice', required: 'body' },
    number: { says: 'Its number' },
    facts: { says: 'Number, tour and sum as a table', isBlock: true },
    tripLink: { says: 'What is due and paid, for this reader alone; empty without a quotation' },
  },
  subject: 'Your {{document}} {{number}} [{{reference}}]',
  body: `Hello,

Attached is your {{document}}.

{{facts}}

[See what is due and paid]({{tripLink}})

If something in it is wrong, reply to this mail.`,
  reason: REASON,
  sample: {
    ...{ reference: 'TT-7K3M2', title: 'Receipt voucher', paise: 33_000_00 },
    ...{ number: 'TTR/26-27/0001', tourTitle: 'Lakes and Passes in Five Days', token: 'sample' },
  },
  values: (data, { siteUrl }) => ({
    reference: data.reference,
    document: data.title.toLowerCase(),
    number: data.number,
    facts: facts([
      ['Number', data.number],
      ['Trip', data.tourTitle],
      ['Sum', formatPaise(data.paise)],
    ]),
    tripLink: data.token && `${siteUrl}/quote/${data.token}`,
  }),
});

export const PAYMENT_REMINDER = defineMessage({
  id: 'payment-reminder',
  title: 'Reminder of a payment',
  purpose: 'Seven and three days before a payment is due, on its day, and two days after, unless it is paid.',
  to: 'traveller',
  data: z.object({
    reference: z.string(),
    tourTitle: z.string(),
    travelDay: z.string(),
    dueOn: z.string(),
    paise: z.number(),
    isLate: z.boolean(),
    token: z.string(),
  }),
  fields: {
    state: { says: 'Is due, or was due' },
    sum: { says: 'The sum', required: 'body' },
    day: { says: 'The day it is due' },
    facts: { says: 'Trip, date, sum and day as a table', isBlock: true },
    tripLink: { says: 'Where to pay, for this reader alone', required: 'body' },
  },
  subject: '{{sum}} {{state}} on {{day}} [{{reference}}]',
  body: `Hello,

For your trip, {{sum}} {{state}} on {{day}}.

{{facts}}

[See how to pay]({{tripLink}})

If you have paid in the last days, thank you: tell us on the same page, and we look it up. If the day does not suit you, reply to this mail.`,
  reason: REASON,
  sample: {
    ...{ reference: 'TT-7K3M2', tourTitle: 'Lakes and Passes in Five Days', travelDay: '2027-04-12' },
    ...{ dueOn: '2027-03-13', paise: 59_000_00, isLate: false, token: 'sample' },
  },
  values: (data, { siteUrl }) => ({
    reference: data.reference,
    state: data.isLate ? 'was due' : 'is due',
    sum: formatPaise(data.paise),
    day: dayInMail(data.dueOn),
    facts: facts([
      ['Trip', data.tourTitle],
      ['Date of travel', data.travelDay === '' ? '' : dayInMail(data.travelDay)],
      ['Sum', formatPaise(data.paise)],
      ['By', dayInMail(data.dueOn)],
    ] satisfies FactRow[]),
    tripLink: `${siteUrl}/quote/${data.token}`,
  }),
});
