import { priceText } from '../../../contracts/dossier/fee-sum.ts';
import { basisOfHeadline } from '../../../contracts/dossier/price-basis.ts';
import type { Picture } from '../../../contracts/media.contract.ts';
import type { TourSummary } from '../../../contracts/tours/tours.contract.ts';
import type { TourRow } from '../../db/schema.ts';
import { averageRating, type Ratings, sumOfRatings } from '../reviews/reviews.queries.ts';
import { readTraits } from './dossier/stored-dossier.ts';
import type { TourDay } from './tours.queries.ts';

type Parts = { itinerary: TourDay[]; ratings: Ratings; picture: Picture };

export function presentTourSummary(tour: TourRow, parts: Parts): TourSummary {
  return {
    ...presentTour(tour, parts),
    ...readTraits(tour),
    itinerary: parts.itinerary.map(({ day, title, description }) => ({ day, title, description })),
    reviews: parts.ratings.newest.map((rating) => ({ rating })),
  };
}

/** "₹38,500 + ₹6,000 fees per person, for 4 people". */
export function shownPrice(tour: Pick<TourRow, 'discount_price' | 'traits'>): string {
  const { feesPerPerson, rates } = readTraits(tour);
  const headline = tour.discount_price;
  return `${priceText(headline, feesPerPerson)} per person, ${basisOfHeadline(headline, rates)}`;
}

export function presentTour(tour: TourRow, { ratings, picture }: Omit<Parts, 'itinerary'>) {
  const sum = sumOfRatings(ratings.counts);
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
    picture,
    featured: tour.featured === 1,
    avgRating: averageRating(sum),
    reviewCount: sum.count,
  };
}
