import { z } from 'zod';
import { listAnswerOf, listQuery } from '../answers.contract.ts';
import { DIFFICULTIES } from '../dossier/dossier-terms.ts';
import { requiredLine } from '../fields/text.contract.ts';
import { browseCounts, browseQuery } from './browse.contract.ts';
import { pageNumber } from './page-number.contract.ts';
import { tourSummary } from './tours.contract.ts';

const filters = browseQuery.shape;

/**
 * `page=2`: the second of the pages that `/tours/search` shows, instead of `limit` and `cursor`. The filters are those of
 * `/tours/browse`; `sort=newest`, which is what comes without any, has what tells most of each part first.
 */
export const tourSearchQuery = listQuery.extend({
  city: requiredLine('a destination', 80),
  destination: filters.destination.default([]),
  theme: filters.theme.default([]),
  price: filters.price.default([]),
  days: filters.days.default([]),
  month: filters.month.default([]),
  height: filters.height.default([]),
  start: filters.start.default([]),
  rating: filters.rating,
  sort: filters.sort,
  page: pageNumber.optional(),
});

/** As these words were typed. */
const typed = z.string();

/** How words of a search were read that are no plain names: another name of a place, or what a tour is to be like. */
export const understood = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('place'), typed, name: z.string() }),
  /** Days. Those of one more or less come after. */
  z.object({ kind: z.literal('length'), typed, from: z.number().int(), to: z.number().int() }),
  /** Years. */
  z.object({ kind: z.literal('child'), typed, age: z.number().int() }),
  z.object({ kind: z.literal('senior'), typed }),
  /** Whole rupees that a person pays at most, with the fees that nobody can avoid. */
  z.object({ kind: z.literal('price'), typed, upTo: z.number().int() }),
  z.object({ kind: z.literal('difficulty'), typed, difficulty: z.enum(DIFFICULTIES) }),
]);

/** Tours to exactly the destination searched for come first, then the others in the order of these figures. */
export const tourSearchAnswer = listAnswerOf(tourSummary).extend({
  /** The destination's own spelling; null where no tour goes to exactly what was searched for. */
  destination: z.string().nullable(),
  inDestination: z.number().int(),
  /** Those that only mention it: the text, or all of its words; or are like what was asked for in it. */
  besides: z.number().int(),
  /** Those that mention some of several words, or are nearly what was asked for. */
  partly: z.number().int(),
  /** Those that mention `alikeSpelling`, which sounds the same. */
  alike: z.number().int(),
  alikeSpelling: z.string().nullable(),
  /** What all of these were found by, where nothing is spelt as it was sought; else null. */
  spelling: z.string().nullable(),
  understood: z.array(understood),
  /** How many there are in all without the filters. */
  unfiltered: z.number().int(),
  /** How many of what was found each choice of each filter would show. */
  counts: browseCounts,
});

export type Understood = z.infer<typeof understood>;
export type TourSearchQuery = z.infer<typeof tourSearchQuery>;
export type TourSearchAnswer = z.infer<typeof tourSearchAnswer>;
