import type { TourSummary } from '../../../../contracts/tours/tours.contract.ts';

const CARD_FIELDS = [
  '_id',
  'slug',
  'title',
  'city',
  'picture',
  'duration',
  'price',
  'discountprice',
  'discount',
  'avgRating',
  'reviewCount',
  'themes',
  'highestMetres',
  'feesPerPerson',
] as const satisfies (keyof TourSummary)[];

/** What a tour's card shows. */
export type CardTour = Pick<TourSummary, (typeof CARD_FIELDS)[number]>;

/** Leaves out descriptions and itineraries, which no list shows and which would make most of a page's weight. */
export function cardOf(tour: TourSummary): CardTour {
  const card = Object.fromEntries(CARD_FIELDS.map((field) => [field, tour[field]])) as CardTour;
  // The title says what the picture shows.
  return { ...card, picture: { ...card.picture, alt: '' } };
}
