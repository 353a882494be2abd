import type { SettingName } from './settings-form-values.ts';

export const SETTING_NAMES: Record<SettingName, string> = {
  agencyName: 'Name of the agency',
  tagline: 'Tagline',
  phones: 'Phone numbers',
  email: 'Email',
  whatsapp: 'WhatsApp number',
  addressLines: 'Address',
  latitude: 'Latitude',
  longitude: 'Longitude',
  officeHours: 'Office hours',
  replyWithin: 'By when you answer',
  areReviewsHeld: 'Look at unverified reviews before they are shown',
  lateAfter: 'When an answer is late',
  socials: 'Social links',
  registrations: 'Licence and registrations',
  seasonStarts: 'Season starts',
  policyFacts: 'Facts on the policies page',
  questions: 'Questions and answers',
};
