import { z } from 'zod';
import { plainBlocks } from '../rendering/mail-blocks.ts';
import { defineMessage } from './message-kind.ts';
import { dayInMail, facts, link, shortReference, telLink, whatsAppLink } from './message-parts.ts';

const SAMPLE_ID = '01890a5d-ac96-774b-bcce-b302a3f09c57';

export const CONTACT_NOTICE = defineMessage({
  id: 'contact-notice',
  title: 'Contact message, to the agency',
  purpose: 'As soon as a message of the contact form is stored.',
  to: 'staff',
  data: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    mobile: z.string(),
    tourType: z.string(),
    message: z.string(),
  }),
  fields: {
    name: { says: 'Who wrote' },
    message: { says: 'What was written', isBlock: true, required: 'body' },
    facts: { says: 'Tour type, mobile and email as a table', isBlock: true },
    messageLink: { says: 'The message’s page', required: 'body' },
  },
  subject: 'Message from {{name}} [{{reference}}]',
  body: `{{name}} wrote through the contact form:

{{message}}

{{facts}}

[Open the message]({{messageLink}})

Answer this mail to write to the traveller.`,
  reason: 'This mail goes to those who answer messages at the agency.',
  sample: {
    id: SAMPLE_ID,
    name: 'Bikash Sharma',
    email: 'bikash@example.com',
    mobile: '98320 12345',
    tourType: 'Family tour',
    message:
      'Namaste, we are two couples and four children and would like to see the forests in the October holidays.\n\nIs a jeep safari possible with a child of three?',
  },
  values: (data, { siteUrl }) => ({
    reference: shortReference('M', data.id),
    name: data.name,
    message: { blocks: [{ kind: 'quote', children: plainBlocks(data.message) }] },
    facts: facts([
      ['Tour type', data.tourType],
      // A number written in words is no link.
      ['Mobile', /\d/.test(data.mobile) ? link(data.mobile, telLink(data.mobile)) : data.mobile],
      ['Email', link(data.email, `mailto:${data.email}`)],
    ]),
    messageLink: `${siteUrl}/admin/messages/${data.id}`,
  }),
});

/** The address is unproved: the mail repeats neither the message nor the name. */
export const CONTACT_RECEIVED = defineMessage({
  id: 'contact-received',
  title: 'Contact message received',
  purpose:
    'To the sender of a contact message. It repeats nothing of the message: the address may be another’s.',
  to: 'traveller',
  isForAnybody: true,
  data: z.object({ id: z.string(), replyWithin: z.string() }),
  fields: {
    replyWithin: { says: 'By when somebody answers, from the settings' },
    toursLink: { says: 'All tours' },
    whatsappLink: { says: 'WhatsApp with the reference, once the number is set' },
  },
  subject: 'We have your message [{{reference}}]',
  body: `Hello,

Thank you for your message. It has reached us, and one of us will answer {{replyWithin}}.

If you want to add something, just reply to this mail. A person reads it.

[Write to us on WhatsApp]({{whatsappLink}})

Meanwhile, [all our tours]({{toursLink}}) are on the site, with days, heights and prices.`,
  reason:
    'You get this mail because somebody wrote to us with your address. If it was not you, you need not do anything.',
  sample: { id: SAMPLE_ID, replyWithin: 'within one working day' },
  values: (data, { agency, siteUrl }) => ({
    reference: shortReference('M', data.id),
    replyWithin: data.replyWithin,
    toursLink: `${siteUrl}/tours`,
    whatsappLink:
      agency.whatsapp &&
      whatsAppLink(agency.whatsapp, `Hello, this is about my message ${shortReference('M', data.id)}.`),
  }),
});

export const CONTACT_REPLY = defineMessage({
  id: 'contact-reply',
  title: 'Reply to a contact message',
  purpose: 'When staff answer a message of the contact form.',
  to: 'traveller',
  isByHand: true,
  data: z.object({
    id: z.string(),
    reply: z.string(),
    writtenOn: z.string(),
    writtenBy: z.string(),
  }),
  fields: {
    reply: { says: 'What staff wrote', isBlock: true, required: 'body' },
    writtenBy: { says: 'Who of the staff wrote it' },
    writtenOn: { says: 'The day on which the traveller had written' },
  },
  subject: 'Your message to {{agencyName}} [{{reference}}]',
  body: `{{reply}}

{{writtenBy}}, {{agencyName}}

You wrote to us on {{writtenOn}}.`,
  reason: 'You get this mail because somebody wrote to us with your address.',
  sample: {
    id: SAMPLE_ID,
    reply:
      'Hello,\n\nYes: jeep safaris at Jaldapara take children from three on. For eight people we would book two jeeps.\n\nShall we hold rooms from 16 October?',
    writtenOn: '2026-11-21',
    writtenBy: 'Nima',
  },
  values: (data) => ({
    reference: shortReference('M', data.id),
    reply: { blocks: plainBlocks(data.reply) },
    writtenBy: data.writtenBy,
    writtenOn: dayInMail(data.writtenOn),
  }),
});
