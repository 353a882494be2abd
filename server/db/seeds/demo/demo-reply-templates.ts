import type { Destination } from '../../../../contracts/tours/destinations.ts';

export type DemoReplyTemplate = {
  name: string;
  destination: Destination | null;
  subject: string;
  text: string;
};

const SIGNED = '\n\nWarm regards,\n{writer}\n{agency}';

/** What an agency answers with often. What only the office knows is left open as `[…]`: it is filled before it is sent. */
export const demoReplyTemplates: readonly DemoReplyTemplate[] = [
  {
    name: 'Price and next step',
    destination: null,
    subject: '',
    text: `Dear {name},

Thank you for asking about {tour} for {party} ({date}).

The tour is {price}. It includes […], and it does not include […].

If this suits you, write back by […] and I will send you the day-by-day plan and how to pay.${SIGNED}`,
  },
  {
    name: 'That day is full: another day',
    destination: null,
    subject: '',
    text: `Dear {name},

Thank you for asking about {tour} for {party}. We have no room left for {date}.

We could take you on […] or on […] instead, with the same plan. Would one of these days suit you?${SIGNED}`,
  },
  {
    name: 'Some questions first',
    destination: null,
    subject: '',
    text: `Dear {name},

Thank you for asking about {tour} ({date}). So that I can plan it well for {party}, please tell me:

1. Where do you arrive: Bagdogra airport, New Jalpaiguri or Siliguri, and at what time?
2. Are there children or elderly people among you?
3. Is there something you would not like to miss?${SIGNED}`,
  },
  {
    name: 'Nathula and Tsomgo: papers for the permit',
    destination: 'Sikkim',
    subject: 'Papers for your Nathula permit [{reference}]',
    text: `Dear {name},

For Tsomgo lake (3,753 m) and Nathula (4,310 m) we get your permits through a registered operator in Gangtok. Please send me, for each of the {party}:

- a photo ID with the address (voter card or passport), as a picture from your phone
- two passport-size photographs

I need them by […]. Nathula is open to Indian nationals only, and closed on Mondays and Tuesdays. Bring the same papers along.${SIGNED}`,
  },
  {
    name: 'Gurudongmar: is it for everybody?',
    destination: 'Sikkim',
    subject: '',
    text: `Dear {name},

Before you decide: Gurudongmar lake lies above 5,150 m. We do not take children under 8 up, and do not advise it for elderly people, or for anybody with a heart or lung condition, and it is not open to foreign nationals.

Yumthang valley (3,560 m) is easier and lies on the same way. Shall I plan {tour} for {party} with Gurudongmar or without it?${SIGNED}`,
  },
  {
    name: 'Sunrise at Tiger Hill and the toy train',
    destination: 'Darjeeling',
    subject: '',
    text: `Dear {name},

For {tour}, {date}: we leave for Tiger Hill (2,590 m) at about 4 in the morning, so bring something warm to wear, in summer too. The seats of the toy train are booked ahead by name. Please send me the full names and ages of the {party} by […].${SIGNED}`,
  },
  {
    name: 'The parks are closed on your day',
    destination: 'Dooars',
    subject: '',
    text: `Dear {name},

Thank you for asking about {tour}. Gorumara and Jaldapara are closed to visitors from mid-June to mid-September, and your day, {date}, is within that time.

The forest is green again from the end of September. Would […] suit you? Otherwise I can plan tea gardens and the hills for {party} on your day.${SIGNED}`,
  },
  {
    name: 'Bhutan: papers and the daily fee',
    destination: 'Bhutan',
    subject: '',
    text: `Dear {name},

For {tour} our licensed partner in Bhutan takes out your entry permits before you leave home. Please send me, for each of the {party}, a picture of the passport or of the voter card, and a photograph.

Bhutan asks every visitor for a Sustainable Development Fee. For Indian nationals it is ₹[…] a night (checked on […]); our sums name it as a line of its own. You enter by Phuentsholing or fly to Paro.${SIGNED}`,
  },
];
