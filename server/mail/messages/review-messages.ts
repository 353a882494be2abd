import { z } from 'zod';
import { defineMessage, REFERENCE_FIELD } from './message-kind.ts';
import { shortReference } from './message-parts.ts';

// To the address of the reviewer's account. What they wrote is not repeated: anybody can register with any address.

const review = z.object({
  reviewId: z.string(),
  /** The tour's title, which is the agency's own word. */
  tourTitle: z.string(),
  tourSlug: z.string(),
});
const fields = {
  reference: REFERENCE_FIELD,
  tour: { says: 'The tour that the review is about' },
  tourLink: { says: 'The tour’s page' },
} as const;
const sample = {
  reviewId: '01890a5d-ac96-774b-bcce-b302ac41d09e',
  tourTitle: 'Gangtok, Tsomgo Lake and Nathula in Five Days',
  tourSlug: 'gangtok-tsomgo-nathula',
};
const values = (
  { reviewId, tourTitle, tourSlug }: z.infer<typeof review>,
  { siteUrl }: { siteUrl: string },
) => ({
  reference: shortReference('M', reviewId),
  tour: tourTitle,
  tourLink: `${siteUrl}/tours/${tourSlug}`,
});
const REASON = 'You get this mail because a review was written with an account that has your address.';

export const REVIEW_PUBLISHED = defineMessage({
  id: 'review-published',
  title: 'Review published',
  purpose: 'When staff publish a review that was hidden.',
  to: 'traveller',
  data: review,
  fields,
  words: {
    en: {
      subject: 'Your review is on our site [{{reference}}]',
      body: `Hello,

Your review of **{{tour}}** is on our site for everybody to read. Thank you: it helps others to choose.

[Read it there]({{tourLink}})`,
    },
  },
  reason: REASON,
  sample,
  values,
});

export const REVIEW_HIDDEN = defineMessage({
  id: 'review-hidden',
  title: 'Review hidden',
  purpose: 'When staff hide a review, and choose to tell whoever wrote it.',
  to: 'traveller',
  data: review,
  fields,
  words: {
    en: {
      subject: 'Your review is not shown at present [{{reference}}]',
      body: `Hello,

Your review of **{{tour}}** is not shown on our site at present. You can still see it when you are signed in, and you can rewrite it.

If you would like to know why, or think that we are wrong, just reply to this mail. A person reads it.

[Open the tour]({{tourLink}})`,
    },
  },
  reason: REASON,
  sample,
  values,
});
