import { z } from 'zod';
import { listAnswerOf, listQuery } from '../answers.contract.ts';
import { SERVER_LIMITS } from '../fields/field-limits.ts';
import { optionalField } from '../fields/number.contract.ts';
import { cleanText, givenId, id, timestamp } from '../fields/text.contract.ts';
import { managedPicture, picture } from '../media.contract.ts';
import { tourBody } from './tour-body.contract.ts';
import { MANAGED_TOUR_SORTS, TOUR_STATUSES } from './tour-terms.ts';
import { tourDetail } from './tours.contract.ts';

/** Null until somebody enters it, see `unpublishedTourBody`. */
const openNumber = z.number().nullable();
const openWhole = z.number().int().nullable();

const managedFields = {
  /** A key, empty for none. */
  destination: z.string(),
  price: openWhole,
  discountprice: openWhole,
  discount: openWhole,
  status: z.enum(TOUR_STATUSES),
  version: z.number().int(),
  createdAt: timestamp,
  updatedAt: timestamp,
};

/** `uploads` can be put in order; a typed photo URL cannot. */
export const managedTour = tourDetail.extend({
  ...managedFields,
  distance: openNumber,
  maxGroupSize: openWhole,
  uploads: z.array(managedPicture),
  roadIds: z.array(id),
  teamIds: z.array(id),
});

export const managedTourRow = z.object({
  _id: id,
  slug: z.string(),
  title: z.string(),
  city: z.string(),
  duration: z.string(),
  featured: z.boolean(),
  picture,
  ...managedFields,
  enquiries: z.number().int(),
});

export const featuredTour = z.object({ _id: id, title: z.string(), picture });

const featuredIds = z
  .array(givenId.pipe(z.string().max(64, 'This is not a tour.')), { error: 'Send a list of tours.' })
  .max(SERVER_LIMITS.bareListMax, `At most ${SERVER_LIMITS.bareListMax} tours can be put in order.`);

export const featuredOrderBody = z.object({ ids: featuredIds, from: featuredIds });

const chosen = <T extends readonly [string, ...string[]]>(values: T, fault: string) =>
  optionalField(z.enum(values, { error: fault }));

/** `featured` counts all published featured tours, whatever the filters. */
export const managedTourList = listAnswerOf(managedTourRow).extend({ featured: z.number().int() });

export const managedTourQuery = listQuery.extend({
  q: z.string().max(200, 'Look for 200 characters at most.').transform(cleanText).optional(),
  status: chosen(TOUR_STATUSES, 'A tour is draft, published or archived.'),
  sort: chosen(MANAGED_TOUR_SORTS, 'The list cannot be sorted like this.'),
});

export const tourStatusBody = tourBody.pick({ version: true }).extend({
  status: z.enum(TOUR_STATUSES, { error: 'A tour is draft, published or archived.' }),
});

export type FeaturedTour = z.infer<typeof featuredTour>;
export type FeaturedOrderBody = z.infer<typeof featuredOrderBody>;
export type ManagedTour = z.infer<typeof managedTour>;
export type ManagedTourList = z.infer<typeof managedTourList>;
export type ManagedTourRow = z.infer<typeof managedTourRow>;
