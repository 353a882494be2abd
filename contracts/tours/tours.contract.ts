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
  pictures: z.array(picture),
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
export type TourSummary = z.infer<typeof tourSummary>;
export type TourDetail = z.infer<typeof tourDetail>;
