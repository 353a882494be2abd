import { z } from 'zod';
import { listAnswerOf, listQuery } from '../answers.contract.ts';
import { LIMITS } from '../fields/field-limits.ts';
import { optionalField, typedNumber, wholeNumber } from '../fields/number.contract.ts';
import { cleanText, givenId, id, requiredLine, requiredText } from '../fields/text.contract.ts';
import { picture } from '../media.contract.ts';
import { review } from '../reviews/reviews.contract.ts';
import { pageNumber } from './page-number.contract.ts';
import { TOUR_STATUSES } from './tour-terms.ts';

export const itineraryDay = z.object({ day: z.number().int(), title: z.string(), description: z.string() });

const tourFields = z.object({
  _id: id,
  slug: z.string(),
  title: z.string(),
  city: z.string(),
  address: z.string(),
  /** Kilometres by road. */
  distance: z.number(),
  /** Whole rupees per person, before the discount. */
  price: z.number().int(),
  /** Whole rupees per person, the price shown. */
  discountprice: z.number().int(),
  /** Percent, follows from the two prices. */
  discount: z.number().int(),
  duration: z.string(),
  maxGroupSize: z.number().int(),
  desc: z.string(),
  /** The address of the cover; `picture` is the same with all that shows it well. */
  photo: z.string(),
  picture,
  featured: z.boolean(),
  /** One decimal; null while there is no review. */
  avgRating: z.number().nullable(),
  reviewCount: z.number().int(),
  itinerary: z.array(itineraryDay),
});

/** A tour in a list, with the ratings of its newest reviews. */
export const tourSummary = tourFields.extend({ reviews: z.array(z.object({ rating: z.number().int() })) });

/** A tour on its page, with its newest reviews whole; `reviewsCursor` leads to the rest of them. */
export const tourDetail = tourFields.extend({
  /** All of the tour's, the cover first. */
  pictures: z.array(picture),
  reviews: z.array(review),
  /** How many reviews, of all there are, gave one star, two, … five. */
  ratingCounts: z.array(z.number().int()).length(5),
  reviewsCursor: z.string().nullable(),
});

const money = (what: string) =>
  wholeNumber(`Enter ${what} in whole rupees.`, {
    min: [0, 'A price cannot be below zero.'],
    max: [LIMITS.priceMax, 'This price is too high.'],
  });

const isByHttp = (address: string) => /^http:/i.test(address);

/** A path of this site, or a page's browser loads it from elsewhere: by https alone, see the Content-Security-Policy. */
const MAX_PHOTO_ADDRESS = 2_000;
const photoAddress = requiredLine('the address of a photo', MAX_PHOTO_ADDRESS).pipe(
  z
    .string()
    .refine(
      (value) => !isByHttp(value),
      'Browsers do not show http:// pictures here. Give its https:// address, or upload the picture.',
    )
    .refine(
      (value) => isByHttp(value) || /^\/(?![/\\])/.test(value) || URL.parse(value)?.protocol === 'https:',
      'Enter the address of a photo: /media/… or https://…',
    ),
);

/** Numbers the saves of a tour. */
const version = wholeNumber('The version is a whole number.', {
  min: [1, 'Versions count from 1.'],
  max: [2_147_483_647, 'This version is not known.'],
});

/**
 * The tour form. Two of the three prices are enough: `completePrices` finds the third and refuses a contradiction.
 * A cover is needed: the first of the pictures or, without any, the address of a photo.
 */
export const tourBody = z.object({
  title: requiredLine('a title', 160),
  city: requiredLine('a city', 80),
  address: requiredLine('an address', 240),
  distance: typedNumber('Enter the distance in km.').pipe(
    z
      .number()
      .min(0, 'The distance cannot be below zero.')
      .max(100_000, 'The distance is at most 100,000 km.'),
  ),
  price: optionalField(money('the price')),
  discountprice: optionalField(money('the discounted price')),
  discount: optionalField(
    typedNumber('Enter the discount in percent.').pipe(
      z
        .number()
        .min(0, 'The discount cannot be below zero.')
        .max(100, 'The discount cannot be above 100 percent.'),
    ),
  ),
  duration: requiredLine('the duration', 80),
  maxGroupSize: wholeNumber('Enter the largest group as a whole number.', {
    min: [1, 'The largest group is at least 1.'],
    max: [LIMITS.guestSizeMax, `The largest group is at most ${LIMITS.guestSizeMax}.`],
  }),
  desc: requiredText('a description', 20_000),
  photo: optionalField(photoAddress),
  /**
   * Ids of uploaded pictures in their order, or pictures as a tour is answered with them. Left out, a tour keeps what it
   * has as long as the photo stays.
   */
  pictures: z
    .array(
      z.union(
        [
          givenId.pipe(z.string().max(64, 'This is not a picture.')),
          z.object({ url: z.string().max(MAX_PHOTO_ADDRESS, 'This is not a picture.').transform(cleanText) }),
        ],
        { error: 'This is not a picture.' },
      ),
      { error: 'The pictures are a list of ids.' },
    )
    .max(LIMITS.tourPictures, `A tour has at most ${LIMITS.tourPictures} pictures.`)
    .optional(),
  /** Left out, a new tour is published and an old one stays what it is. */
  status: z.enum(TOUR_STATUSES, { error: 'A tour is draft, published or archived.' }).optional(),
  /** The version that the form was filled from: where a newer one was saved meanwhile, nothing is overwritten. */
  version: optionalField(version),
  featured: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')], {
      error: 'Say whether the tour is featured: true or false.',
    })
    .default(false),
  itinerary: z
    .array(
      z.object(
        {
          day: wholeNumber('Enter the day as a whole number.', {
            min: [1, 'Days count from 1.'],
            max: [365, 'A tour has at most 365 days.'],
          }),
          title: requiredLine('a title for the day', 200),
          description: requiredText('what happens on the day', 5_000),
        },
        { error: 'A day of the itinerary has a number, a title and a description.' },
      ),
      { error: 'The itinerary is a list of days.' },
    )
    .max(60, 'An itinerary has at most 60 days.')
    .default([]),
});

/** `ids=a,b,c`: these tours alone, in this order; those that are gone are left out. */
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

/** `page=2`: the second of the pages that `/tours/search` shows, instead of `limit` and `cursor`. */
export const tourSearchQuery = listQuery.extend({
  city: requiredLine('a destination', 80),
  page: pageNumber.optional(),
});

/** Tours to exactly the destination searched for come first, then those that only mention it. */
export const tourSearchAnswer = listAnswerOf(tourSummary).extend({
  /** The destination's own spelling; null where no tour goes to exactly what was searched for. */
  destination: z.string().nullable(),
  /** The totals of the first kind and of the second. */
  inDestination: z.number().int(),
  besides: z.number().int(),
});

export type ItineraryDay = z.infer<typeof itineraryDay>;
export type TourSummary = z.infer<typeof tourSummary>;
export type TourDetail = z.infer<typeof tourDetail>;
export type TourSearchQuery = z.infer<typeof tourSearchQuery>;
export type TourSearchAnswer = z.infer<typeof tourSearchAnswer>;
export type TourBody = z.infer<typeof tourBody>;
