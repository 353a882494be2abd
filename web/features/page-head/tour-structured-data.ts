import type { Product, PropertyValue, Review, WithContext } from 'schema-dts';
import { DIFFICULTY_NAMES } from '../../../contracts/dossier/difficulties.ts';
import { highestPlace } from '../../../contracts/dossier/highest-place.ts';
import { perPerson, priceForTrip } from '../../../contracts/dossier/price-for-trip.ts';
import { ratedDetail } from '../../../contracts/dossier/rated-detail.ts';
import { dayOf } from '../../../contracts/india-time.ts';
import type { TourDetail } from '../../../contracts/tours/tours.contract.ts';
import type { SiteFacts } from './page-meta.ts';
import { absolute, agencyId, CONTEXT } from './structured-data.ts';

const MAX_REVIEWS = 5;

/** A `Product`: Google refuses ratings in a `TouristTrip`. */
export function tourProduct(site: SiteFacts, tour: TourDetail) {
  const url = `${site.url}/tours/${tour.slug}`;
  const properties = tourProperties(tour);
  const headline = priceForTrip(ratedDetail(tour), {});
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    '@id': `${url}#tour`,
    name: tour.title,
    description: tour.desc,
    image: [absolute(site, tour.photo)],
    sku: tour._id,
    category: `Tour, ${tour.city}`,
    ...(properties.length > 0 && { additionalProperty: properties }),
    brand: { '@type': 'Brand', name: site.settings.agencyName },
    offers: {
      '@type': 'Offer',
      url,
      price: perPerson(headline),
      priceCurrency: 'INR',
      ...(headline.people !== null && {
        eligibleQuantity: { '@type': 'QuantitativeValue', minValue: headline.people, unitText: 'people' },
      }),
      availability: `${CONTEXT}/InStock`,
      seller: { '@id': agencyId(site) },
    },
    ...(tour.avgRating !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: tour.avgRating,
        reviewCount: tour.reviewCount,
        bestRating: 5,
        worstRating: 1,
      },
      review: tour.reviews.slice(0, MAX_REVIEWS).map(
        (review): Review => ({
          '@type': 'Review',
          author: { '@type': 'Person', name: review.username },
          datePublished: dayOf(review.createdAt),
          reviewBody: review.reviewText,
          reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5, worstRating: 1 },
        }),
      ),
    }),
  } satisfies WithContext<Product>;
}

function tourProperties({ duration, maxGroupSize, ...tour }: TourDetail): PropertyValue[] {
  const { difficulty, minAge } = tour.suitability;
  const values: [string, string | number | null | false][] = [
    ['Duration', duration],
    ['Largest group', maxGroupSize],
    ['Begins', tour.ends.startPlace],
    ['Ends', tour.ends.endPlace],
    ['Highest point in metres', highestPlace(tour.itinerary)?.metres ?? null],
    ['Difficulty', difficulty && DIFFICULTY_NAMES[difficulty]],
    ['Least age', minAge],
    ['Vehicle', tour.vehicle],
    ['Included', tour.included.join('; ')],
    ['Not included', tour.notIncluded.join('; ')],
  ];
  return values.flatMap(([name, value]) =>
    value === null || value === false || value === '' ? [] : [{ '@type': 'PropertyValue', name, value }],
  );
}
