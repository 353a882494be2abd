import type { DayFacts, TourDossier } from './dossier.contract.ts';

export const EMPTY_DOSSIER: TourDossier = {
  highlights: [],
  themes: [],
  pricing: {
    minTravellers: null,
    sharing: '',
    parties: [],
    seasons: [],
    childRates: [],
    extraBed: null,
    singleSupplement: null,
    isTaxIncluded: null,
    taxPercent: null,
    fees: [],
  },
  included: [],
  notIncluded: [],
  guiding: { guide: '', note: '', languages: [] },
  vehicle: '',
  ends: { startTown: '', startPlace: '', endPlace: '' },
  suitability: {
    difficulty: '',
    difficultyNote: '',
    minAge: null,
    maxAge: null,
    children: '',
    seniors: '',
    health: '',
    notFor: [],
  },
  months: [],
  questions: [],
  departures: [],
};

export const EMPTY_DAY_FACTS: DayFacts = {
  distanceKm: null,
  driveHours: null,
  walkHours: null,
  walkNote: '',
  highPlace: '',
  highMetres: null,
  night: '',
  nightMetres: null,
  stay: '',
  meals: [],
};
