import type { TourDetail, TourSummary } from '../../../contracts/tours.contract.ts';
import type { TourRow } from '../../db/schema.ts';
import { averageRating } from '../reviews/average-rating.ts';
import type { Ratings } from '../reviews/reviews.queries.ts';
import type { TourDay } from './tours.queries.ts';

export function presentTourSummary(tour: TourRow, itinerary: TourDay[], ratings: Ratings): TourSummary {
  return { ...fieldsOf(tour, itinerary, ratings), reviews: ratings.newest.map((rating) => ({ rating })) };
}

export function presentTourDetail(
  tour: TourRow,
  itinerary: TourDay[],
  ratings: Ratings,
  reviews: Pick<TourDetail, 'reviews' | 'reviewsCursor' | 'ratingCounts'>,
): TourDetail {
  return { ...fieldsOf(tour, itinerary, ratings), ...reviews };
}

function fieldsOf(tour: TourRow, itinerary: TourDay[], ratings: Ratings): Omit<TourSummary, 'reviews'> {
  return {
    _id: tour.id,
    slug: tour.slug,
    title: tour.title,
    city: tour.city,
    address: tour.address,
    distance: tour.distance,
    price: tour.price,
    discountprice: tour.discount_price,
    discount: tour.discount,
    duration: tour.duration,
    maxGroupSize: tour.max_group_size,
    desc: tour.description,
    photo: tour.photo,
    featured: tour.featured === 1,
    avgRating: averageRating(ratings),
    reviewCount: ratings.count,
    itinerary,
  };
}
