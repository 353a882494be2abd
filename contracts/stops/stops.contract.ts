import { z } from 'zod';
import { id, timestamp } from '../fields/text.contract.ts';
import { ACCESSES } from './stop-terms.ts';

// A place where tours come by. Empty, null or an empty list: nobody has said.

/** What one nationality needs to go there. */
export const paperRules = z.object({
  access: z.enum(['', ...ACCESSES]),
  /** Its name: the same name at two places is one permit. */
  permit: z.string(),
  /** What each person brings for it. */
  bring: z.string(),
  /** Where it is got, and by whom. */
  where: z.string(),
  photos: z.number().int().nullable(),
  daysBefore: z.number().int().nullable(),
  /** Whole rupees for each person. */
  cost: z.number().int().nullable(),
  /** What comes on top for each night, in whole rupees for an adult. */
  nightFee: z.number().int().nullable(),
  feeFreeBelow: z.number().int().nullable(),
  feeHalfBelow: z.number().int().nullable(),
  note: z.string(),
});

export const closedSeason = z.object({
  /** MM-DD, both included; they may run over the new year. */
  from: z.string(),
  to: z.string(),
  why: z.string(),
});

export const stopFacts = z.object({
  /** 1 is Monday. In order. */
  closedWeekdays: z.array(z.number().int()),
  closedSeason: closedSeason.nullable(),
  papers: z.object({ indian: paperRules, foreign: paperRules, bhutanese: paperRules }),
  /** What a child brings in place of what an adult brings. */
  childBrings: z.string(),
  /** Years. */
  minAge: z.number().int().nullable(),
  /** Up to which it is advised. */
  maxAge: z.number().int().nullable(),
  ageNote: z.string(),
  /** On height, cold or the way. */
  advice: z.string(),
});

export const stop = z.object({
  _id: id,
  slug: z.string(),
  name: z.string(),
  /** Degrees; both null of a place that no map shows. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  metres: z.number().int().nullable(),
  ...stopFacts.shape,
  /** Who says so, and where it can be read. */
  source: z.string(),
  sourceUrl: z.string(),
  /** YYYY-MM-DD: when staff last asked; null: never. */
  checkedOn: z.string().nullable(),
});

/** A place of a tour, on which day of it. */
export const tourStop = stop.extend({ day: z.number().int() });

export const managedStop = stop.extend({
  /** Other names that it is found by, with commas between. */
  alsoCalled: z.string(),
  version: z.number().int(),
  updatedAt: timestamp,
  /** How many tours come by. */
  tours: z.number().int(),
});

export type PaperRules = z.infer<typeof paperRules>;
export type StopFacts = z.infer<typeof stopFacts>;
export type Stop = z.infer<typeof stop>;
export type TourStop = z.infer<typeof tourStop>;
export type ManagedStop = z.infer<typeof managedStop>;
