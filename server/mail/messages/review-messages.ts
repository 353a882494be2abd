import { z } from 'zod';
import { monthText } from '../../../contracts/reviews/travelled-text.ts';
import { defineMessage } from './message-kind.ts';
import { dayInMail, shortReference } from './message-parts.ts';

// Goes to the reviewer's account. It does not repeat the review: anybody can register with any address.

const review = z.object({
  reviewId: z.string(),
  tourTitle: z.string(),
  tourSlug: z.string(),
});
const fields = {
  tour: { says: 'The tour that the review is about' },
  tourLink: { says: 'The tour’s page' },
} as const;
const sample = {
  reviewId: '01890a5d-ac96-774b-bcce-b302ac41d09e',
  tourTitle: 'Lakes and Passes in Five Days',
  tourSlug: 'lakes-and-passes',
};
const values = (
  { reviewId, tourTitle, tourSlug }: z.infer<typeof review>,
  { siteUrl }: { siteUrl: string },
) => ({
  reference: shortReference('M', reviewId),
  tour: tourTitle,
  tourLink: `${siteUrl}/tours/${tourSlug}`,
});
const REVIEW_REASON = 'You get this mail because a review was written with an account that has your address.';

export const REVIEW_PUBLISHED = defineMessage({
  id: 'review-published',
  title: 'Review published',
  purpose: 'When staff publish a review that was hidden.',
  to: 'traveller',
  data: review,
  fields,
  subject: 'Your review is on our site [{{reference}}]',
  body: `Hello,

Your review of **{{tour}}** is on our site for everybody to read. Thank you: it helps others to choose.

[Read it there]({{tourLink}})`,
  reason: REVIEW_REASON,
  sample,
  values,
});

export const REVIEW_HIDDEN = defineMessage({
  id: 'review-hidden',
  title: 'Review hidden',
  purpose: 'When staff hide a review, and choose to tell its writer.',
  to: 'traveller',
  data: review,
  fields,
  subject: 'Your review is not shown at present [{{reference}}]',
  body: `Hello,

Your review of **{{tour}}** is not shown on our site at present. You can still see it when you are signed in, and you can rewrite it.

If you would like to know why, or think that we are wrong, just reply to this mail. A person reads it.

[Open the tour]({{tourLink}})`,
  reason: REVIEW_REASON,
  sample,
  values,
});

/** Sent after a trip. It holds nothing that the traveller worded. */
export const REVIEW_INVITATION = defineMessage({
  id: 'review-invitation',
  title: 'How was it?',
  purpose: 'When an enquiry is completed: asks once how the trip was, with a link to write a review.',
  to: 'traveller',
  data: z.object({
    reference: z.string(),
    tourTitle: z.string(),
    /** YYYY-MM, if the trip had a day. */
    travelledIn: z.string().optional(),
    token: z.string(),
    until: z.string(),
  }),
  fields: {
    trip: { says: 'The tour, with the month of the trip' },
    reviewLink: { says: 'The link to write a review, which works once', required: 'body' },
    until: { says: 'The last day on which the link works' },
  },
  subject: 'How was your trip? [{{reference}}]',
  body: `Hello,

You are back from **{{trip}}**. How was it? A few honest lines, good or bad, help the next travellers to choose. You can add up to four pictures, and you need no account.

[Write a review]({{reviewLink}})

The link is yours alone, works once, and ends on {{until}}. If you would rather not write, simply leave it: we ask once for each trip.

If something went wrong, reply to this mail. A person reads it.`,
  reason: 'You get this mail because you travelled with us.',
  sample: {
    reference: 'TT-7K3M2',
    tourTitle: sample.tourTitle,
    travelledIn: '2027-03',
    token: 'sample',
    until: '2027-09-30T06:00:00.000Z',
  },
  values: ({ reference, tourTitle, travelledIn, token, until }, { siteUrl }) => ({
    reference,
    trip: travelledIn === undefined ? tourTitle : `${tourTitle} (${monthText(travelledIn)})`,
    reviewLink: `${siteUrl}/review/${token}`,
    until: dayInMail(until),
  }),
});
