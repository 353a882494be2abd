import { type ConsentPurpose, type ConsentWording, shownConsent } from './consents.ts';

/** What pages showed before, the newest first. */
const EARLIER_CONSENTS: Readonly<Partial<Record<ConsentPurpose, readonly ConsentWording[]>>> = {
  review: [
    {
      version: '2026-11-23',
      text: 'By sending this you agree that your review is shown here with your username; our privacy policy says more.',
    },
  ],
};

/** All wordings of a purpose, the one that pages show today first: a page that was opened before a change names the one it showed. */
export function consentWordings(purpose: ConsentPurpose): [ConsentWording, ...ConsentWording[]] {
  return [shownConsent(purpose), ...(EARLIER_CONSENTS[purpose] ?? [])];
}

/** The wording of this version; the newest where none was named, or one that never was. */
export function consentWordingOf(purpose: ConsentPurpose, version: string | undefined): ConsentWording {
  const wordings = consentWordings(purpose);
  return wordings.find((wording) => wording.version === version) ?? wordings[0];
}
