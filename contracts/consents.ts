// Pages show these texts as they are; each row of `consents` stores the one shown. No Zod here: see call.ts.

export const CONSENT_PURPOSES = ['enquiry', 'review', 'contact', 'newsletter', 'registration'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

export type ConsentWording = { version: string; text: string };

/** Occurs once in each text and links to /privacy. */
export const PRIVACY_LINK = 'privacy policy';

/**
 * When you change a text, move the old one to `earlier-consents.ts` and set the new version to the day of the change.
 */
const SHOWN_CONSENTS: Readonly<Record<ConsentPurpose, ConsentWording>> = {
  enquiry: {
    version: '2026-11-23',
    text: 'By sending this you let us keep these details to answer you and arrange your trip; our privacy policy says more.',
  },
  review: {
    version: '2026-11-26',
    text: 'By sending this you agree that your review is shown here with the name that you go by, and any pictures that you add; our privacy policy says more.',
  },
  contact: {
    version: '2026-11-23',
    text: 'By sending this you let us keep these details to answer you; our privacy policy says more.',
  },
  newsletter: {
    version: '2026-11-23',
    text: 'By subscribing you agree to get our newsletter by email until you leave it; our privacy policy says more.',
  },
  registration: {
    version: '2026-11-23',
    text: 'By creating an account you let us keep these details for it; our privacy policy says more.',
  },
};

export function shownConsent(purpose: ConsentPurpose): ConsentWording {
  return SHOWN_CONSENTS[purpose];
}
