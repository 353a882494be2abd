import { z } from 'zod';
import { listQuery } from '../answers.contract.ts';
import { dayFacts, tourDeparture, tourDossier } from '../dossier/dossier.contract.ts';
import { tourTraits } from '../dossier/tour-traits.contract.ts';
import { LIMITS } from '../fields/field-limits.ts';
import { givenId, id } from '../fields/text.contract.ts';
import { picture } from '../media.contract.ts';
import { review } from '../reviews/reviews.contract.ts';
import { road } from '../roads/roads.contract.ts';
import { tourStop } from '../stops/stops.contract.ts';
import { teamMember } from '../team/team.contract.ts';

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
export const tourSummary = tourFields.extend({
  ...tourTraits.shape,
  reviews: z.array(z.object({ rating: z.number().int() })),
});

/** A tour on its page, with its newest reviews whole; `reviewsCursor` leads to the rest of them. */
export const tourDetail = tourFields.extend({
  ...tourDossier.shape,
  /** Of its departures: the seats that confirmed enquiries have; days without any are left out. */
  takenSeats: z.array(tourDeparture.pick({ day: true, seats: true })),
  /** How the roads are that it uses. */
  roads: z.array(road),
  /** Who leads it. */
  team: z.array(teamMember),
  itinerary: z.array(itineraryDay.extend({ facts: dayFacts })),
  /** Where it comes by, in its order. */
  stops: z.array(tourStop),
  /** All of the tour's, the cover first. */
  pictures: z.array(picture),
  reviews: z.array(review),
  /** How many reviews, of all there are, gave one star, two, … five. */
  ratingCounts: z.array(z.number().int()).length(5),
  reviewsCursor: z.string().nullable(),
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

export type ItineraryDay = TourDetail['itinerary'][number];
export type TourSummary = z.infer<typeof tourSummary>;
export type TourDetail = z.infer<typeof tourDetail>;
