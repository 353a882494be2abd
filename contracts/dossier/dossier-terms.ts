import { MAX_TOWN_LENGTH } from '../tours/tour-filters.ts';

export const MONTH_MARKS = ['best', 'good', 'mixed', 'closed'] as const;
export type MonthMark = (typeof MONTH_MARKS)[number];

export const MONTH_MARK_NAMES: Record<MonthMark, string> = {
  best: 'Best',
  good: 'Good',
  mixed: 'Mixed',
  closed: 'Closed',
};

export const SHARINGS = ['private', 'shared', 'either'] as const;
export type Sharing = (typeof SHARINGS)[number];

export const SHARING_NAMES: Record<Sharing, string> = {
  private: 'Private: your party alone',
  shared: 'Shared with other travellers',
  either: 'Private, or shared with others for less',
};

export const GUIDINGS = ['every-day', 'some-days', 'none'] as const;
export type Guiding = (typeof GUIDINGS)[number];

export const GUIDING_NAMES: Record<Guiding, string> = {
  'every-day': 'With a guide every day',
  'some-days': 'With a guide on some days',
  none: 'Without a guide: the driver shows the way',
};

export const MEALS = ['breakfast', 'lunch', 'dinner'] as const;

export const DOSSIER_LIMITS = {
  line: 200,
  note: 600,
  answer: 2_000,
  place: MAX_TOWN_LENGTH,
  highlights: 8,
  themes: 20,
  listed: 40,
  parties: 12,
  seasons: 12,
  childRates: 6,
  fees: 6,
  nightsMax: 365,
  questions: 30,
  departures: 120,
  languages: 10,
  metresMax: 8_848,
  hoursMax: 24,
  ageMax: 120,
  childAgeMax: 17,
} as const;
