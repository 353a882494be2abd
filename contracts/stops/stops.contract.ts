import { z } from 'zod';
import {
  listOf,
  metres,
  monthDay,
  oneOf,
  open,
  rupees,
  text,
  years,
} from '../dossier/body-fields.contract.ts';
import { DOSSIER_LIMITS } from '../dossier/dossier-terms.ts';
import { calendarDay } from '../fields/day.contract.ts';
import { optionalField, typedNumber, wholeNumber } from '../fields/number.contract.ts';
import { givenId, id, requiredLine, timestamp } from '../fields/text.contract.ts';
import { EMPTY_PAPER_RULES, EMPTY_STOP_FACTS } from './empty-stop-facts.ts';
import { ACCESSES, STOP_LIMITS } from './stop-terms.ts';

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

/** `stops` in the order of the tour, which may come by a place again. */
export const tourOfStops = z.object({
  slug: z.string(),
  title: z.string(),
  /** A key, empty for none. */
  destination: z.string(),
  stops: z.array(tourStop.pick({ slug: true, day: true })),
});

export const managedStop = stop.extend({
  /** Separated by commas; search uses them. */
  alsoCalled: z.string(),
  version: z.number().int(),
  updatedAt: timestamp,
  tours: z.number().int(),
});

const L = STOP_LIMITS;

const count = (what: string, max: number) =>
  wholeNumber(`Enter ${what} as a whole number.`, {
    min: [0, 'This cannot be below zero.'],
    max: [max, `At most ${max}.`],
  });

const degrees = (what: string, max: number) =>
  open(
    typedNumber(`Enter the ${what} in degrees: 27.3314.`).pipe(
      z
        .number()
        .min(-max, `The ${what} is between −${max} and ${max}.`)
        .max(max, `The ${what} is between −${max} and ${max}.`),
    ),
  );

/** Absent: unknown. */
const rulesBody = z
  .object(
    {
      access: oneOf(ACCESSES, 'A place is free, with a permit, or not allowed.'),
      permit: text('the name of the permit', L.line),
      bring: text('what to bring', L.line),
      where: text('where it is got', L.line),
      photos: open(count('the photographs', L.photosMax)),
      daysBefore: open(count('the days', L.daysBeforeMax)),
      cost: open(rupees('the cost')),
      nightFee: open(rupees('the fee for a night')),
      feeFreeBelow: open(years(DOSSIER_LIMITS.ageMax)),
      feeHalfBelow: open(years(DOSSIER_LIMITS.ageMax)),
      note: text('the note', L.note),
    },
    { error: 'The papers of a nationality are an object with a name for each.' },
  )
  .nullish()
  .transform((rules) => rules ?? EMPTY_PAPER_RULES);

const weekday = wholeNumber('Days of the week count from 1, Monday, to 7.', {
  min: [1, 'Days of the week count from 1, Monday, to 7.'],
  max: [7, 'Days of the week count from 1, Monday, to 7.'],
});

const webAddress = text('the address of the source', L.url).pipe(
  z
    .string()
    .refine(
      (value) => value === '' || /^https?:$/.test(URL.parse(value)?.protocol ?? ''),
      'Enter the address with https:// in front.',
    ),
);

const NO_VERSION = 'version must be a whole number.';

export const stopBody = z.object({
  name: requiredLine('a name', L.name),
  alsoCalled: text('the other names', L.line),
  latitude: degrees('latitude', 90),
  longitude: degrees('longitude', 180),
  metres: open(metres),
  closedWeekdays: listOf(weekday, 7, 'days of the week')
    .transform((days) => [...new Set(days)].toSorted((a, b) => a - b))
    .default([]),
  closedSeason: z
    .object(
      {
        from: monthDay('Choose the first day on which it is closed.'),
        to: monthDay('Choose the last day on which it is closed.'),
        why: text('the reason', L.line),
      },
      { error: 'A closed season is an object: from, to, why.' },
    )
    .nullish()
    .transform((season) => season ?? null),
  papers: z
    .object(
      { indian: rulesBody, foreign: rulesBody, bhutanese: rulesBody },
      { error: 'The papers are an object: indian, foreign, bhutanese.' },
    )
    .nullish()
    .transform((papers) => papers ?? EMPTY_STOP_FACTS.papers),
  childBrings: text('what a child brings', L.line),
  minAge: open(years(DOSSIER_LIMITS.ageMax)),
  maxAge: open(years(DOSSIER_LIMITS.ageMax)),
  ageNote: text('the note on the age', L.line),
  advice: text('the advice', L.note),
  source: text('the source', L.line),
  sourceUrl: webAddress,
  checkedOn: open(calendarDay('Choose the day on which it was checked.')),
  version: optionalField(z.number({ error: NO_VERSION }).int(NO_VERSION)),
});

/** Accepts a place as the API returns it. */
function asSent(given: unknown): unknown {
  return given instanceof Object && '_id' in given && !('stop' in given)
    ? { ...given, stop: given._id }
    : given;
}

export const tourStopsBody = listOf(
  z.preprocess(
    asSent,
    z.object(
      {
        stop: givenId.pipe(z.string().min(1, 'Choose a place.').max(64, 'This is not a place.')),
        day: wholeNumber('Enter the day as a whole number.', {
          min: [1, 'Days count from 1.'],
          max: [365, 'A tour has at most 365 days.'],
        }),
      },
      { error: 'A place of a tour has a place and a day.' },
    ),
  ),
  L.ofTour,
  'places',
);

export type PaperRules = z.infer<typeof paperRules>;
export type StopFacts = z.infer<typeof stopFacts>;
export type Stop = z.infer<typeof stop>;
export type TourStop = z.infer<typeof tourStop>;
export type TourOfStops = z.infer<typeof tourOfStops>;
export type ManagedStop = z.infer<typeof managedStop>;
export type StopBody = z.infer<typeof stopBody>;
export type TourStopsBody = z.infer<typeof tourStopsBody>;
