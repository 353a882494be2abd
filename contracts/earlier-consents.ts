import { type ConsentPurpose, type ConsentWording, shownConsent } from './consents.ts';

const EARLIER_CONSENTS: Readonly<Partial<Record<ConsentPurpose, readonly ConsentWording[]>>> = {
  review: [
    {
      version: '2026-11-23',
      text: 'By sending this you agree that your review is shown here with your username; our privacy policy says more.',
    },
  ],
};

export function consentWordings(purpose: ConsentPurpose): [ConsentWording, ...ConsentWording[]] {
  return [shownConsent(purpose), ...(EARLIER_CONSENTS[purpose] ?? [])];
}

/** The newest if the version is absent or unknown. */
export function consentWordingOf(purpose: ConsentPurpose, version: string | undefined): ConsentWording {
  const wordings = consentWordings(purpose);
  return wordings.find((wording) => wording.version === version) ?? wordings[0];
}
