import { z } from 'zod';
import { DIFFICULTIES } from './difficulties.ts';
import { GUIDINGS, MEALS, MONTH_MARKS, SHARINGS } from './dossier-terms.ts';

// Every part may be empty: old tours have none.

/** Whole rupees. */
export const tourPricing = z.object({
  /** Smaller parties can only join a departure with its own price. */
  minTravellers: z.number().int().nullable(),
  sharing: z.enum(['', ...SHARINGS]),
  /** Per person in parties of this size or more, ascending; one of these is the card's price. */
  parties: z.array(z.object({ people: z.number().int(), perPerson: z.number().int() })),
  /** MM-DD, both included; may span the new year. `extra` is per person and may be negative. */
  seasons: z.array(z.object({ name: z.string(), from: z.string(), to: z.string(), extra: z.number().int() })),
  /** Percent of the adult price; ages inclusive, ascending. */
  childRates: z.array(
    z.object({
      fromAge: z.number().int(),
      toAge: z.number().int(),
      percent: z.number().int(),
      note: z.string(),
    }),
  ),
  extraBed: z.number().int().nullable(),
  singleSupplement: z.number().int().nullable(),
  isTaxIncluded: z.boolean().nullable(),
  taxPercent: z.number().nullable(),
  /** Unavoidable state or park fees on top of the price, untaxed. */
  fees: z.array(
    z.object({
      name: z.string(),
      perPerson: z.number().int(),
      nights: z.number().int(),
      freeBelow: z.number().int().nullable(),
      halfBelow: z.number().int().nullable(),
    }),
  ),
});

/** What the price of a party of adults depends on, besides the headline and the fees. */
export const tourRates = tourPricing.pick({
  minTravellers: true,
  parties: true,
  seasons: true,
  isTaxIncluded: true,
  taxPercent: true,
});

export const tourGuiding = z.object({
  guide: z.enum(['', ...GUIDINGS]),
  note: z.string(),
  languages: z.array(z.string()),
});

export const tourEnds = z.object({
  startTown: z.string(),
  startPlace: z.string(),
  endPlace: z.string(),
});

export const tourSuitability = z.object({
  difficulty: z.enum(['', ...DIFFICULTIES]),
  difficultyNote: z.string(),
  minAge: z.number().int().nullable(),
  maxAge: z.number().int().nullable(),
  children: z.string(),
  seniors: z.string(),
  health: z.string(),
  notFor: z.array(z.string()),
});

export const tourMonth = z.object({
  month: z.number().int(),
  mark: z.enum(MONTH_MARKS),
  word: z.string(),
});

export const tourQuestion = z.object({ question: z.string(), answer: z.string() });

export const tourDeparture = z.object({
  day: z.string(),
  seats: z.number().int(),
  /** Per person who joins, from one person on; null: the party prices apply. */
  perPerson: z.number().int().nullable(),
});

export const dayFacts = z.object({
  distanceKm: z.number().nullable(),
  driveHours: z.number().nullable(),
  walkHours: z.number().nullable(),
  walkNote: z.string(),
  highPlace: z.string(),
  highMetres: z.number().int().nullable(),
  night: z.string(),
  nightMetres: z.number().int().nullable(),
  stay: z.string(),
  meals: z.array(z.enum(MEALS)),
});

export const tourDossier = z.object({
  highlights: z.array(z.string()),
  /** Keys. */
  themes: z.array(z.string()),
  pricing: tourPricing,
  included: z.array(z.string()),
  notIncluded: z.array(z.string()),
  guiding: tourGuiding,
  vehicle: z.string(),
  ends: tourEnds,
  suitability: tourSuitability,
  months: z.array(tourMonth),
  questions: z.array(tourQuestion),
  departures: z.array(tourDeparture),
});

export type TourFee = TourPricing['fees'][number];

export const tourTraits = z.object({
  /** Keys. */
  themes: z.array(z.string()),
  startTown: z.string(),
  goodMonths: z.array(z.number().int()),
  highestMetres: z.number().int().nullable(),
  difficulty: z.enum(['', ...DIFFICULTIES]),
  minAge: z.number().int().nullable(),
  maxAge: z.number().int().nullable(),
  feesPerPerson: z.number().int(),
  closedMonths: z.array(z.number().int()),
  rates: tourRates,
});

export type TourPricing = z.infer<typeof tourPricing>;
export type TourRates = z.infer<typeof tourRates>;
export type TourSuitability = z.infer<typeof tourSuitability>;
export type TourMonth = z.infer<typeof tourMonth>;
export type TourQuestion = z.infer<typeof tourQuestion>;
export type TourDeparture = z.infer<typeof tourDeparture>;
export type DayFacts = z.infer<typeof dayFacts>;
export type TourDossier = z.infer<typeof tourDossier>;
export type TourTraits = z.infer<typeof tourTraits>;
