import { z } from 'zod';
import { id, timestamp } from '../fields/text.contract.ts';
import { ACCESSES } from './stop-terms.ts';

// Empty, null or an empty list: unknown.

export const paperRules = z.object({
  access: z.enum(['', ...ACCESSES]),
  /** The same name at two places is one permit. */
  permit: z.string(),
  bring: z.string(),
  where: z.string(),
  photos: z.number().int().nullable(),
  daysBefore: z.number().int().nullable(),
  /** Whole rupees for each person. */
  cost: z.number().int().nullable(),
  /** Whole rupees per adult and night, on top. */
  nightFee: z.number().int().nullable(),
  feeFreeBelow: z.number().int().nullable(),
  feeHalfBelow: z.number().int().nullable(),
  note: z.string(),
});

export const closedSeason = z.object({
  /** MM-DD, both included; may span the new year. */
  from: z.string(),
  to: z.string(),
  why: z.string(),
});

export const stopFacts = z.object({
  /** 1 is Monday. In order. */
  closedWeekdays: z.array(z.number().int()),
  closedSeason: closedSeason.nullable(),
  papers: z.object({ indian: paperRules, foreign: paperRules, bhutanese: paperRules }),
  childBrings: z.string(),
  minAge: z.number().int().nullable(),
  maxAge: z.number().int().nullable(),
  ageNote: z.string(),
  advice: z.string(),
});

export const stop = z.object({
  _id: id,
  slug: z.string(),
  name: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  metres: z.number().int().nullable(),
  ...stopFacts.shape,
  source: z.string(),
  sourceUrl: z.string(),
  /** YYYY-MM-DD: when staff last asked; null: never. */
  checkedOn: z.string().nullable(),
});

export const tourStop = stop.extend({ day: z.number().int() });

export const managedStop = stop.extend({
  /** Separated by commas; search uses them. */
  alsoCalled: z.string(),
  version: z.number().int(),
  updatedAt: timestamp,
  tours: z.number().int(),
});

export type PaperRules = z.infer<typeof paperRules>;
export type StopFacts = z.infer<typeof stopFacts>;
export type Stop = z.infer<typeof stop>;
export type TourStop = z.infer<typeof tourStop>;
export type ManagedStop = z.infer<typeof managedStop>;
