import { z } from 'zod';
import { listAnswerOf, listQuery } from '../answers.contract.ts';
import { DIFFICULTIES } from '../dossier/dossier-terms.ts';
import { requiredLine } from '../fields/text.contract.ts';
import { browseCounts, browseQuery } from './browse.contract.ts';
import { pageNumber } from './page-number.contract.ts';
import { tourSummary } from './tours.contract.ts';

const filters = browseQuery.shape;

/**
 * `page=2` replaces `limit` and `cursor`. Filters are those of `/tours/browse`; the default sort, `newest`, is by
 * relevance within each group.
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

const typed = z.string();

export const understood = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('place'), typed, name: z.string() }),
  /** Days. Tours one day longer or shorter come after. */
  z.object({ kind: z.literal('length'), typed, from: z.number().int(), to: z.number().int() }),
  z.object({ kind: z.literal('child'), typed, age: z.number().int() }),
  z.object({ kind: z.literal('senior'), typed }),
  /** Whole rupees per person at most, with unavoidable fees. */
  z.object({ kind: z.literal('price'), typed, upTo: z.number().int() }),
  z.object({ kind: z.literal('difficulty'), typed, difficulty: z.enum(DIFFICULTIES) }),
]);

/** Order: exact destination, then `besides`, `partly`, `alike`. */
export const tourSearchAnswer = listAnswerOf(tourSummary).extend({
  /** In its own spelling; null if no tour matches exactly. */
  destination: z.string().nullable(),
  inDestination: z.number().int(),
  /** They mention the text or all its words, or have the traits asked for. */
  besides: z.number().int(),
  /** They mention some of the words, or nearly have the traits. */
  partly: z.number().int(),
  alike: z.number().int(),
  alikeSpelling: z.string().nullable(),
  spelling: z.string().nullable(),
  understood: z.array(understood),
  unfiltered: z.number().int(),
  counts: browseCounts,
});

export type Understood = z.infer<typeof understood>;
export type TourSearchQuery = z.infer<typeof tourSearchQuery>;
export type TourSearchAnswer = z.infer<typeof tourSearchAnswer>;
