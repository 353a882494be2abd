import type {
  Difficulty,
  Guiding,
  Meal,
  MonthMark,
  Sharing,
} from '../../../../../../contracts/dossier/dossier-terms.ts';
import type { Theme } from '../../../../../../contracts/dossier/themes.ts';

// A dossier as form fields: numbers are text as typed, and a list of short texts is one text with a line each.

export type FormParty = { people: string; perPerson: string };
export type FormSeason = { name: string; from: string; to: string; extra: string };
export type FormChildRate = { fromAge: string; toAge: string; percent: string; note: string };
export type FormFee = {
  name: string;
  perPerson: string;
  nights: string;
  freeBelow: string;
  halfBelow: string;
};
export type FormQuestion = { question: string; answer: string };
/** An empty `perPerson` means the prices by party. */
export type FormDeparture = { day: string; seats: string; perPerson: string };

export type FormDossier = {
  highlights: string;
  themes: Theme[];
  pricing: {
    minTravellers: string;
    sharing: Sharing | '';
    parties: FormParty[];
    seasons: FormSeason[];
    childRates: FormChildRate[];
    extraBed: string;
    singleSupplement: string;
    tax: '' | 'included' | 'added';
    taxPercent: string;
    fees: FormFee[];
  };
  included: string;
  notIncluded: string;
  /** `languages`: comma-separated. */
  guiding: { guide: Guiding | ''; note: string; languages: string };
  vehicle: string;
  ends: { startTown: string; startPlace: string; endPlace: string };
  suitability: {
    difficulty: Difficulty | '';
    difficultyNote: string;
    minAge: string;
    maxAge: string;
    children: string;
    seniors: string;
    health: string;
    notFor: string;
  };
  months: { mark: MonthMark | ''; word: string }[];
  questions: FormQuestion[];
  departures: FormDeparture[];
};

export type FormDayFacts = {
  distanceKm: string;
  driveHours: string;
  walkHours: string;
  walkNote: string;
  highPlace: string;
  highMetres: string;
  night: string;
  nightMetres: string;
  stay: string;
  meals: Meal[];
};

export const EMPTY_FORM_DOSSIER: FormDossier = {
  highlights: '',
  themes: [],
  pricing: {
    minTravellers: '',
    sharing: '',
    parties: [],
    seasons: [],
    childRates: [],
    extraBed: '',
    singleSupplement: '',
    tax: '',
    taxPercent: '',
    fees: [],
  },
  included: '',
  notIncluded: '',
  guiding: { guide: '', note: '', languages: '' },
  vehicle: '',
  ends: { startTown: '', startPlace: '', endPlace: '' },
  suitability: {
    difficulty: '',
    difficultyNote: '',
    minAge: '',
    maxAge: '',
    children: '',
    seniors: '',
    health: '',
    notFor: '',
  },
  months: Array.from({ length: 12 }, () => ({ mark: '', word: '' })),
  questions: [],
  departures: [],
};

export const EMPTY_FORM_DAY_FACTS: FormDayFacts = {
  distanceKm: '',
  driveHours: '',
  walkHours: '',
  walkNote: '',
  highPlace: '',
  highMetres: '',
  night: '',
  nightMetres: '',
  stay: '',
  meals: [],
};

export const DOSSIER_PARTS = Object.keys(EMPTY_FORM_DOSSIER) as (keyof FormDossier)[];
