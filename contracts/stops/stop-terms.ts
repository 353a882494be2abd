/** By passport. */
export const NATIONALITIES = ['indian', 'foreign', 'bhutanese'] as const;
export type Nationality = (typeof NATIONALITIES)[number];

export const NATIONALITY_NAMES: Record<Nationality, string> = {
  indian: 'Indians',
  foreign: 'Foreigners',
  bhutanese: 'Bhutanese',
};

export const NATIONALITY_CHOICES: Record<Nationality, string> = {
  indian: 'Indian',
  foreign: 'Another country',
  bhutanese: 'Bhutanese',
};

export const ACCESSES = ['free', 'paper', 'closed'] as const;
export type Access = (typeof ACCESSES)[number];

export const ACCESS_NAMES: Record<Access, string> = {
  free: 'No permit needed',
  paper: 'With a permit',
  closed: 'Not allowed',
};

/** 1 is Monday. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** Lengths in characters, lists in entries. */
export const STOP_LIMITS = {
  name: 80,
  line: 200,
  note: 600,
  url: 500,
  /** Places altogether. */
  count: 200,
  ofTour: 60,
  photosMax: 20,
  daysBeforeMax: 365,
} as const;
