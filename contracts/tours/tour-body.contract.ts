import { z } from 'zod';
import { dayFactsBody, dossierBody } from '../dossier/dossier-body.contract.ts';
import { DESK_LIMITS } from '../fields/desk-limits.ts';
import { LIMITS, SERVER_LIMITS } from '../fields/field-limits.ts';
import { optionalField, typedNumber, wholeNumber } from '../fields/number.contract.ts';
import { cleanText, givenId, requiredLine, requiredText } from '../fields/text.contract.ts';
import { ROAD_LIMITS } from '../roads/road-terms.ts';
import { tourStopsBody } from '../stops/stops.contract.ts';
import { tourTeamBody } from '../team/team.contract.ts';
import { SKETCH_DAYS } from './sketch-days.ts';
import { TOUR_STATUSES } from './tour-terms.ts';
import { givenDestination } from './tours.contract.ts';

const money = (what: string) =>
  wholeNumber(`Enter ${what} in whole rupees.`, {
    min: [0, 'A price cannot be below zero.'],
    max: [SERVER_LIMITS.priceMax, 'This price is too high.'],
    around: 'rupees',
  });

const isByHttp = (address: string) => /^http:/i.test(address);

/** A path of this site, or an https URL (the Content-Security-Policy allows no other). */
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

const MAX_DAYS = 60;
const TOO_MANY_DAYS = `An itinerary has at most ${MAX_DAYS} days.`;

const version = wholeNumber('The version is a whole number.', {
  min: [1, 'Versions count from 1.'],
  max: [2_147_483_647, 'This version is not known.'],
});

const tourDay = z.object(
  {
    day: wholeNumber('Enter the day as a whole number.', {
      min: [1, 'Days count from 1.'],
      max: [365, 'A tour has at most 365 days.'],
    }),
    title: requiredLine('a title for the day', 200),
    description: requiredText('what happens on the day', 5_000),
    /** If absent, a day keeps the facts of the stored day with the same number. */
    facts: dayFactsBody.nullish(),
  },
  { error: 'A day of the itinerary has a number, a title and a description.' },
);

const writtenDay = tourDay.extend({
  description: tourDay.shape.description.refine(
    (text) => !SKETCH_DAYS.some((asked) => asked === text),
    'This still has the sketch’s words: say what happens on the day.',
  ),
});

/** For published tours. Two of the three prices suffice, see `completePrices`. A picture or photo is required. */
export const tourBody = z.object({
  title: requiredLine('a title', 160),
  city: requiredLine('a city', 80),
  address: requiredLine('an address', 240),
  /** Empty: derived from city and address. Absent: kept, unless those change. */
  destination: givenDestination.nullish(),
  distance: typedNumber('Enter the distance in km.', 'kilometres').pipe(
    z
      .number()
      .min(0, 'The distance cannot be below zero.')
      .max(100_000, 'The distance is at most 100,000 km.'),
  ),
  price: optionalField(money('the price')),
  discountprice: optionalField(money('the discounted price')),
  discount: optionalField(
    typedNumber('Enter the discount in percent.', 'percent').pipe(
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
  /** Upload ids or pictures as the API returns them, in order. Absent: kept while the photo stays. */
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
    .max(DESK_LIMITS.tourPictures, `A tour has at most ${DESK_LIMITS.tourPictures} pictures.`)
    .optional(),
  /** Absent: a new tour is published, an existing one keeps its status. */
  status: z.enum(TOUR_STATUSES, { error: 'A tour is draft, published or archived.' }).optional(),
  /** The version that the form loaded: the save fails if a newer one exists. */
  version: optionalField(version),
  featured: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')], {
      error: 'Say whether the tour is featured: true or false.',
    })
    .default(false),
  itinerary: z
    .array(writtenDay, { error: 'The itinerary is a list of days.' })
    .max(MAX_DAYS, TOO_MANY_DAYS)
    .default([]),
  ...dossierBody.shape,
  /** In order. Absent: kept. */
  roadIds: z
    .array(givenId.pipe(z.string().max(64, 'This is not a road.')), { error: 'The roads are a list of ids.' })
    .max(ROAD_LIMITS.ofTour, `A tour uses at most ${ROAD_LIMITS.ofTour} roads.`)
    .transform((ids) => [...new Set(ids)])
    .nullish(),
  teamIds: tourTeamBody.nullish(),
  stops: tourStopsBody.nullish(),
});

function orNothing<T extends z.ZodType>(field: T) {
  const isBlank = (value: unknown) => value === null || (typeof value === 'string' && value.trim() === '');
  return z.preprocess((value) => (isBlank(value) ? undefined : value), field.optional());
}

const { shape } = tourBody;

/** Only the title is required; all given fields must be valid. */
export const unpublishedTourBody = tourBody.extend({
  city: orNothing(shape.city),
  address: orNothing(shape.address),
  distance: orNothing(shape.distance),
  duration: orNothing(shape.duration),
  maxGroupSize: orNothing(shape.maxGroupSize),
  desc: orNothing(shape.desc),
  itinerary: z
    .array(
      tourDay.extend({
        day: orNothing(tourDay.shape.day),
        title: orNothing(tourDay.shape.title),
        description: orNothing(tourDay.shape.description),
      }),
      { error: 'The itinerary is a list of days.' },
    )
    .max(MAX_DAYS, TOO_MANY_DAYS)
    .default([]),
});

export type TourBody = z.infer<typeof tourBody>;
export type UnpublishedTourBody = z.infer<typeof unpublishedTourBody>;
