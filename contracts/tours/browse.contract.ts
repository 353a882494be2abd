import { z } from 'zod';
import { THEMES } from '../dossier/themes.ts';
import { requiredLine } from '../fields/text.contract.ts';
import { destination } from './destination.contract.ts';
import { pageNumber } from './page-number.contract.ts';
import {
  HEIGHT_BANDS,
  type HeightBand,
  LENGTH_BANDS,
  type LengthBand,
  MAX_CHOICES,
  MAX_TOWN_LENGTH,
  PRICE_BANDS,
  type PriceBand,
  RATING_FLOORS,
  TOUR_SORTS,
  TRAVEL_MONTHS,
} from './tour-filters.ts';
import { tourSummary } from './tours.contract.ts';

const priceBandIds = PRICE_BANDS.map((band) => band.id) as [PriceBand, ...PriceBand[]];
const heightBandIds = HEIGHT_BANDS.map((band) => band.id) as [HeightBand, ...HeightBand[]];
const lengthBandIds = LENGTH_BANDS.map((band) => band.id) as [LengthBand, ...LengthBand[]];

function several<T extends z.ZodType>(one: T) {
  return z.preprocess(
    (value) => (value === undefined || value === '' ? [] : [value].flat()),
    z.array(one).max(MAX_CHOICES),
  );
}

/** Values of one parameter are alternatives; different parameters must all match. */
export const browseQuery = z.object({
  destination: several(destination),
  theme: several(z.enum(THEMES, { error: 'This is not one of the themes.' })),
  price: several(z.enum(priceBandIds, { error: 'This is not one of the price bands.' })),
  days: several(z.enum(lengthBandIds, { error: 'This is not one of the lengths.' })),
  month: several(z.enum(TRAVEL_MONTHS, { error: 'This is not one of the months.' })),
  height: several(z.enum(heightBandIds, { error: 'This is not one of the heights.' })),
  start: several(requiredLine('a town', MAX_TOWN_LENGTH)),
  rating: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.enum(RATING_FLOORS, { error: 'This is not one of the ratings.' }).optional(),
  ),
  sort: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.enum(TOUR_SORTS, { error: 'The list cannot be sorted like this.' }).default('newest'),
  ),
  page: pageNumber.default(1),
});

export const browseCounts = z.object({
  destination: z.record(z.string(), z.number().int()),
  theme: z.record(z.string(), z.number().int()),
  price: z.record(z.string(), z.number().int()),
  days: z.record(z.string(), z.number().int()),
  month: z.record(z.string(), z.number().int()),
  height: z.record(z.string(), z.number().int()),
  start: z.record(z.string(), z.number().int()),
  rating: z.record(z.string(), z.number().int()),
});

export const browseAnswer = z.object({
  success: z.literal(true),
  message: z.string().optional(),
  data: z.array(tourSummary),
  total: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
  counts: browseCounts,
});

export type BrowseQuery = z.infer<typeof browseQuery>;
export type BrowseCounts = z.infer<typeof browseCounts>;
export type BrowseAnswer = z.infer<typeof browseAnswer>;
