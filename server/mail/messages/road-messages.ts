import { z } from 'zod';
import { formatMoment } from '../../../contracts/india-time.ts';
import { ROAD_STATE_NAMES, ROAD_STATES } from '../../../contracts/roads/road-terms.ts';
import { defineMessage } from './message-kind.ts';
import { dayInMail } from './message-parts.ts';

export const ROAD_NEWS = defineMessage({
  id: 'road-news',
  title: 'News of a road',
  purpose: 'When staff tell travellers who will soon use a road what state it is in.',
  to: 'traveller',
  data: z.object({
    reference: z.string(),
    /** YYYY-MM-DD */
    travelDay: z.string(),
    road: z.string(),
    state: z.enum(ROAD_STATES),
    note: z.string(),
    source: z.string(),
    checkedAt: z.string(),
  }),
  fields: {
    day: { says: 'The day on which the trip begins' },
    road: { says: 'The road' },
    state: { says: 'How it is: open, closed, open in convoys', required: 'body' },
    note: { says: 'What staff wrote of it' },
    source: { says: 'Who said so' },
    checked: { says: 'When that was found out' },
    roadsLink: { says: 'The page with all roads' },
  },
  subject: 'The road {{road}} on your trip [{{reference}}]',
  body: `Hello,

Your trip that begins on {{day}} uses the road **{{road}}**. As of {{checked}} it is: **{{state}}**.

{{note}}

{{source}}

You need not do anything. If it changes your days, we plan another way and tell you first. If you have a question, answer this mail. It reaches a person.

[See all roads]({{roadsLink}})`,
  reason: 'You get this mail because you travel with us soon.',
  sample: {
    reference: 'TT-7K3M2',
    travelDay: '2027-04-12',
    road: 'The road to the pass',
    state: 'convoy',
    note: 'Cars leave the 3rd Mile checkpost together at 7 and at 9 in the morning.',
    source: 'Traffic police',
    checkedAt: '2027-04-10T03:40:00.000Z',
  },
  values: (data, { siteUrl }) => ({
    reference: data.reference,
    day: data.travelDay === '' ? 'a day still open' : dayInMail(data.travelDay),
    road: data.road,
    state: ROAD_STATE_NAMES[data.state].toLowerCase(),
    note: data.note,
    source: data.source && `We have it from: ${data.source}.`,
    checked: formatMoment(data.checkedAt),
    roadsLink: `${siteUrl}/roads`,
  }),
});
