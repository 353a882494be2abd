import { z } from 'zod';
import { DIFFICULTIES, GUIDINGS, MEALS, MONTH_MARKS, SHARINGS } from './dossier-terms.ts';
import { THEMES } from './themes.ts';

// What a traveller decides by, beside title, price and days. Each part may be empty: a tour of old has none of them.

/** What "Per Person" means. Money in whole rupees. */
export const tourPricing = z.object({
  /** Fewer can come only on a departure that has a price of its own. */
  minTravellers: z.number().int().nullable(),
  sharing: z.enum(['', ...SHARINGS]),
  /** Per person in parties of so many or more; one of these is the price on the card. In order of the people. */
  parties: z.array(z.object({ people: z.number().int(), perPerson: z.number().int() })),
  /** From and to are MM-DD, both included, and may run over the new year. `extra` per person, below zero where it is less. */
  seasons: z.array(z.object({ name: z.string(), from: z.string(), to: z.string(), extra: z.number().int() })),
  /** Percent of the price of an adult, ages included at both ends. In order of the ages. */
  childRates: z.array(
    z.object({
      fromAge: z.number().int(),
      toAge: z.number().int(),
      percent: z.number().int(),
      note: z.string(),
    }),
  ),
  /** For the whole tour. */
  extraBed: z.number().int().nullable(),
  /** What a person pays more who wants a room alone, for the whole tour. */
  singleSupplement: z.number().int().nullable(),
  /** Whether the prices include tax; null where nobody has said. */
  isTaxIncluded: z.boolean().nullable(),
  taxPercent: z.number().nullable(),
  /** What nobody can avoid and no price above has in it: paid to a state or a park, without tax. */
  fees: z.array(
    z.object({
      name: z.string(),
      /** Whole rupees that an adult pays each time. */
      perPerson: z.number().int(),
      /** Once, or for each of so many nights. */
      nights: z.number().int(),
      /** Younger ones pay nothing, or half; null: all pay alike. */
      freeBelow: z.number().int().nullable(),
      halfBelow: z.number().int().nullable(),
    }),
  ),
});

export const tourGuiding = z.object({
  guide: z.enum(['', ...GUIDINGS]),
  note: z.string(),
  languages: z.array(z.string()),
});

/** Where it begins and ends. The highest point and the longest drive follow from the days. */
export const tourEnds = z.object({
  /** By which the list is filtered: Siliguri, Gangtok. */
  startTown: z.string(),
  startPlace: z.string(),
  endPlace: z.string(),
});

export const tourSuitability = z.object({
  difficulty: z.enum(['', ...DIFFICULTIES]),
  difficultyNote: z.string(),
  /** Years. */
  minAge: z.number().int().nullable(),
  /** Up to which it is advised. */
  maxAge: z.number().int().nullable(),
  children: z.string(),
  seniors: z.string(),
  health: z.string(),
  /** Who should not go. */
  notFor: z.array(z.string()),
});

export const tourMonth = z.object({
  /** 1 is January. */
  month: z.number().int(),
  mark: z.enum(MONTH_MARKS),
  /** Flowers, snow, closed. */
  word: z.string(),
});

export const tourQuestion = z.object({ question: z.string(), answer: z.string() });

/** A day on which a tour is certain to leave. */
export const tourDeparture = z.object({
  /** YYYY-MM-DD, in India. */
  day: z.string(),
  seats: z.number().int(),
  /** What each pays who joins others on it, from one person on; null where the prices by party hold. */
  perPerson: z.number().int().nullable(),
});

/** Of one day of the itinerary. Empty, null or an empty list: nobody has said. */
export const dayFacts = z.object({
  distanceKm: z.number().nullable(),
  driveHours: z.number().nullable(),
  walkHours: z.number().nullable(),
  /** How far and how steep. */
  walkNote: z.string(),
  highPlace: z.string(),
  highMetres: z.number().int().nullable(),
  /** Where the night is spent, and how high that lies. */
  night: z.string(),
  nightMetres: z.number().int().nullable(),
  /** The hotel by name or class. */
  stay: z.string(),
  meals: z.array(z.enum(MEALS)),
});

export const tourDossier = z.object({
  highlights: z.array(z.string()),
  themes: z.array(z.enum(THEMES)),
  pricing: tourPricing,
  included: z.array(z.string()),
  notIncluded: z.array(z.string()),
  guiding: tourGuiding,
  vehicle: z.string(),
  ends: tourEnds,
  suitability: tourSuitability,
  /** In order; a month that nobody has marked is left out. */
  months: z.array(tourMonth),
  questions: z.array(tourQuestion),
  /** In order of the days. */
  departures: z.array(tourDeparture),
});

export type TourPricing = z.infer<typeof tourPricing>;
export type TourFee = TourPricing['fees'][number];
export type TourGuiding = z.infer<typeof tourGuiding>;
export type TourEnds = z.infer<typeof tourEnds>;
export type TourSuitability = z.infer<typeof tourSuitability>;
export type TourMonth = z.infer<typeof tourMonth>;
export type TourQuestion = z.infer<typeof tourQuestion>;
export type TourDeparture = z.infer<typeof tourDeparture>;
export type DayFacts = z.infer<typeof dayFacts>;
export type TourDossier = z.infer<typeof tourDossier>;
