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
  'highestMetres',
  'difficulty',
  'minAge',
  'maxAge',
  'feesPerPerson',
  'closedMonths',
  'rates',
] as const satisfies (keyof TourSummary)[];

export type CardTour = Pick<TourSummary, (typeof CARD_FIELDS)[number]>;

/** Drops descriptions and itineraries: they would make up most of a page's weight. */
export function cardOf(tour: TourSummary): CardTour {
  const card = Object.fromEntries(CARD_FIELDS.map((field) => [field, tour[field]])) as CardTour;
  return { ...card, picture: { ...card.picture, alt: '' } };
}
