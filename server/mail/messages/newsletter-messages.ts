import { z } from 'zod';
import { formatDay } from '../../../contracts/india-time.ts';
import { defineMessage } from './message-kind.ts';
import { shortReference } from './message-parts.ts';

const SAMPLE_ID = '01890a5d-ac96-774b-bcce-b302a4f1207c';
const LINKS = { subscriberId: z.string(), token: z.string(), leaveLink: z.string() };
const SAMPLE_LINKS = {
  subscriberId: SAMPLE_ID,
  token: 'sample',
  leaveLink: 'https://teesta.example/newsletter/leave/sample',
};
const LINK_FIELDS = {
  confirmLink: { says: 'The page with the button that confirms', required: 'body' },
  leaveLink: { says: 'The page with the button to leave', required: 'body' },
} as const;
/** Only the agency's words: the person who typed the address may not own it. */
const REASON = 'You get this mail because this address was entered for our newsletter.';

type Links = { subscriberId: string; token: string; leaveLink: string };

function linkValues({ subscriberId, token, leaveLink }: Links, siteUrl: string) {
  return {
    reference: shortReference('A', subscriberId),
    confirmLink: `${siteUrl}/newsletter/confirm/${token}`,
    leaveLink,
  };
}

export const NEWSLETTER_CONFIRM = defineMessage({
  id: 'newsletter-confirm',
  title: 'Confirm the newsletter',
  purpose:
    'When somebody subscribes. Until the button of its page is pressed, the address gets no newsletter.',
  to: 'traveller',
  isForAnybody: true,
  data: z.object(LINKS),
  fields: LINK_FIELDS,
  subject: 'Do you want the newsletter of {{agencyName}}? [{{reference}}]',
  body: `Hello,

Somebody, we hope you, asked for our newsletter to be sent to this address.

[Confirm it]({{confirmLink}})

The link works for 30 days. If it was not you, do nothing: you will not get the newsletter, and after 30 days we delete the address.

Or ask us [never to write again]({{leaveLink}}).`,
  reason: REASON,
  sample: SAMPLE_LINKS,
  values: (data, { siteUrl }) => linkValues(data, siteUrl),
});

export const NEWSLETTER_ASK = defineMessage({
  id: 'newsletter-ask',
  title: 'Newsletter: ask an address from before',
  purpose: 'Once, when staff ask the addresses that subscribed before anybody was asked to confirm.',
  to: 'traveller',
  data: z.object({ ...LINKS, subscribedAt: z.string() }),
  fields: { ...LINK_FIELDS, subscribedOn: { says: 'The day on which the address was given' } },
  subject: 'Do you still want the newsletter of {{agencyName}}? [{{reference}}]',
  body: `Hello,

Your address has been on our newsletter list since {{subscribedOn}}. We never asked whether it was you who put it there, so we are asking now.

[Yes, send me the newsletter]({{confirmLink}})

The link works for 30 days. If you do nothing, you will not get the newsletter, and after 30 days we delete the address.

Or ask us [never to write again]({{leaveLink}}).`,
  reason: REASON,
  sample: { ...SAMPLE_LINKS, subscribedAt: '2025-01-05T06:30:00.000Z' },
  values: ({ subscribedAt, ...links }, { siteUrl }) => ({
    ...linkValues(links, siteUrl),
    subscribedOn: formatDay(subscribedAt),
  }),
});
