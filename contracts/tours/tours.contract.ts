import { z } from 'zod';
import { listAnswerOf, listQuery } from '../answers.contract.ts';
import { DIFFICULTIES } from '../dossier/difficulties.ts';
import { dayFacts, tourDeparture, tourDossier, tourTraits } from '../dossier/dossier.contract.ts';
import { LIMITS } from '../fields/field-limits.ts';
import { wholeNumber } from '../fields/number.contract.ts';
import { beforeCleaning, cleanText, givenId, id, requiredLine } from '../fields/text.contract.ts';
import { galleryPicture, picture } from '../media.contract.ts';
import { review } from '../reviews/reviews.contract.ts';
import { road } from '../roads/roads.contract.ts';
import { tourStop } from '../stops/stops.contract.ts';
import { teamMember } from '../team/team.contract.ts';
import { MAX_CHOICE_LENGTH } from './destinations.ts';
import {
  COMPANIONS,
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
} from './tour-filters.ts';
import { isWhen, TRAVEL_MONTHS } from './trip.ts';

export const itineraryDay = z.object({ day: z.number().int(), title: z.string(), description: z.string() });

const tourFields = z.object({
  _id: id,
  slug: z.string(),
  title: z.string(),
  city: z.string(),
  address: z.string(),
  distance: z.number(),
  price: z.number().int(),
  discountprice: z.number().int(),
  discount: z.number().int(),
  duration: z.string(),
  maxGroupSize: z.number().int(),
  desc: z.string(),
  /** The cover's URL; `picture` is the same with sizes and focus. */
  photo: z.string(),
  picture,
  featured: z.boolean(),
  avgRating: z.number().nullable(),
  reviewCount: z.number().int(),
  itinerary: z.array(itineraryDay),
});

export const tourSummary = tourFields.extend({
  ...tourTraits.shape,
  reviews: z.array(z.object({ rating: z.number().int() })),
});

export const tourDetail = tourFields.extend({
  ...tourDossier.shape,
  takenSeats: z.array(tourDeparture.pick({ day: true, seats: true })),
  roads: z.array(road),
  team: z.array(teamMember),
  itinerary: z.array(itineraryDay.extend({ facts: dayFacts })),
  stops: z.array(tourStop),
  pictures: z.array(galleryPicture),
  reviews: z.array(review),
  ratingCounts: z.array(z.number().int()).length(5),
  reviewsCursor: z.string().nullable(),
});

export const tourIdsQuery = z
  .string()
  .transform((value) => [...new Set(value.split(',').map((one) => givenId.parse(one)))].filter(Boolean))
  .pipe(
    z
      .array(id.max(64, 'This is not a tour.'))
      .max(LIMITS.savedTours, `At most ${LIMITS.savedTours} tours can be asked for.`),
  );

export const tourListQuery = listQuery.extend({
  featured: z
    .enum(['true', 'false'], { error: 'featured must be true or false.' })
    .transform((value) => value === 'true')
    .optional(),
  ids: tourIdsQuery.optional(),
});

export type ItineraryDay = TourDetail['itinerary'][number];

export const UNKNOWN_DESTINATION = 'This is not one of our destinations.';

export const UNKNOWN_THEME = 'This is not one of the themes.';

/** A key; or a name, which the server reads. Staff write the list, so that the server knows whether it is there. */
const givenChoice = (fault: string) =>
  z.string({ error: fault }).max(beforeCleaning(MAX_CHOICE_LENGTH), fault).transform(cleanText);

export const givenDestination = givenChoice(UNKNOWN_DESTINATION);
const givenTheme = givenChoice(UNKNOWN_THEME);
/** So that the cache has one answer for all spellings. */
const folded = <T extends z.ZodType<string>>(choice: T) => choice.transform((value) => value.toLowerCase());

export const pageNumber = wholeNumber('page must be a whole number.', {
  noNumber: 'page must be a number.',
  min: [1, 'page must be at least 1.'],
  max: [100_000, 'page is too high.'],
});

const priceBandIds = PRICE_BANDS.map((band) => band.id) as [PriceBand, ...PriceBand[]];
const heightBandIds = HEIGHT_BANDS.map((band) => band.id) as [HeightBand, ...HeightBand[]];
const lengthBandIds = LENGTH_BANDS.map((band) => band.id) as [LengthBand, ...LengthBand[]];

function several<T extends z.ZodType>(one: T) {
  return z.preprocess(
    (value) => (value === undefined || value === '' ? [] : [value].flat()),
    z.array(one).max(MAX_CHOICES),
  );
}

/** Prices, their bands and their order are those of this trip, see `Trip`. */
const tripQuery = z.object({
  people: z.preprocess(
    (value) => (value === '' ? undefined : value),
    wholeNumber('people must be a whole number.', {
      noNumber: 'people must be a number.',
      min: [LIMITS.guestSizeMin, 'people must be at least 1.'],
      max: [LIMITS.guestSizeMax, `people must be at most ${LIMITS.guestSizeMax}.`],
    }).optional(),
  ),
  when: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z
      .string()
      .refine(isWhen, 'when must be one of the months, as in may, or a day, as in 2027-05-12.')
      .optional(),
  ),
});

/** Values of one parameter are alternatives, but all companions must be suited; different parameters must all match. */
export const browseQuery = tripQuery.extend({
  destination: several(folded(givenDestination)),
  theme: several(folded(givenTheme)),
  price: several(z.enum(priceBandIds, { error: 'This is not one of the price bands.' })),
  days: several(z.enum(lengthBandIds, { error: 'This is not one of the lengths.' })),
  month: several(z.enum(TRAVEL_MONTHS, { error: 'This is not one of the months.' })),
  height: several(z.enum(heightBandIds, { error: 'This is not one of the heights.' })),
  level: several(z.enum(DIFFICULTIES, { error: 'This is not one of the levels.' })),
  with: several(z.enum(COMPANIONS, { error: 'This is not one of the companions.' })),
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
  level: z.record(z.string(), z.number().int()),
  with: z.record(z.string(), z.number().int()),
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

const filters = browseQuery.shape;

/** `page=2` replaces `limit` and `cursor`. The default sort, `newest`, is by relevance within each group. */
export const tourSearchQuery = listQuery.extend({
  ...tripQuery.shape,
  city: requiredLine('a destination', 80),
  destination: filters.destination.default([]),
  theme: filters.theme.default([]),
  price: filters.price.default([]),
  days: filters.days.default([]),
  month: filters.month.default([]),
  height: filters.height.default([]),
  level: filters.level.default([]),
  with: filters.with.default([]),
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

export const mergeSavedToursBody = z.object({
  tourIds: z
    .array(givenId.pipe(z.string().max(64, 'This is not a tour.')), { error: 'Send a list of tours.' })
    .max(LIMITS.savedTours, `At most ${LIMITS.savedTours} tours can be saved.`),
});

export const savedTourIds = z.array(id);

export type TourSummary = z.infer<typeof tourSummary>;
export type TourDetail = z.infer<typeof tourDetail>;
export type BrowseQuery = z.infer<typeof browseQuery>;
export type BrowseCounts = z.infer<typeof browseCounts>;
export type BrowseAnswer = z.infer<typeof browseAnswer>;
export type Understood = z.infer<typeof understood>;
export type TourSearchQuery = z.infer<typeof tourSearchQuery>;
export type TourSearchAnswer = z.infer<typeof tourSearchAnswer>;
