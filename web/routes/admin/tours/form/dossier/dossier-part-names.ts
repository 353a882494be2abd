import type { FormDossier } from './dossier-values.ts';

export const DOSSIER_PART_NAMES: Record<keyof FormDossier, string> = {
  highlights: 'Highlights',
  themes: 'Themes',
  pricing: 'What “Per Person” means',
  included: 'Included',
  notIncluded: 'Not included',
  guiding: 'Guide',
  vehicle: 'Vehicle',
  ends: 'Beginning and end',
  suitability: 'Who it suits',
  months: 'When to go',
  questions: 'Questions and answers',
  departures: 'Fixed departures',
};
