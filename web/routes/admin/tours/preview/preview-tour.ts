import { type Around, readTypedNumber } from '../../../../../contracts/fields/typed-number.ts';
import type { Picture } from '../../../../../contracts/media.contract.ts';
import type { Stop, TourStop } from '../../../../../contracts/stops/stops.contract.ts';
import type { ManagedTour } from '../../../../../contracts/tours/manage-tours.contract.ts';
import type { TourDetail } from '../../../../../contracts/tours/tours.contract.ts';
import { plainPicture } from '../form/pictures/plain-picture.ts';
import type { TourForm } from '../form/tour-form-values.ts';
import { previewDayFacts, previewDossier } from './preview-dossier.ts';

const NOTHING_YET = {
  _id: 'new',
  slug: 'new',
  avgRating: null,
  reviewCount: 0,
  reviews: [],
  ratingCounts: [0, 0, 0, 0, 0],
  reviewsCursor: null,
  roads: [],
  takenSeats: [],
  team: [],
} satisfies Partial<TourDetail>;

/** Includes unsaved edits. `places`: all of them; null if they failed to load. */
export function previewTour(
  form: TourForm,
  stored: ManagedTour | null,
  places: readonly Stop[] | null,
): TourDetail {
  const told = form.pictures.map((picture) => ({ ...picture, alt: form.alts[picture._id] ?? picture.alt }));
  const pictures: Picture[] = told.length > 0 ? told : [plainPicture(form.photo)];
  const [cover = plainPicture('')] = pictures;
  const price = numberOf(form.price, 'rupees');
  const discounted = numberOf(form.discountprice, 'rupees');
  return {
    ...NOTHING_YET,
    ...stored,
    title: form.title || 'A tour without a title',
    city: form.city,
    address: form.address,
    distance: numberOf(form.distance, 'kilometres'),
    price: price || discounted,
    discountprice: discounted || price,
    discount: numberOf(form.discount, 'percent'),
    duration: form.duration,
    maxGroupSize: numberOf(form.maxGroupSize),
    desc: form.desc,
    featured: form.featured,
    photo: cover.url,
    picture: cover,
    pictures,
    ...previewDossier(form),
    stops: places ? stopsOf(form, places) : (stored?.stops ?? []),
    itinerary: form.itinerary.map((day) => ({
      ...day,
      day: numberOf(day.day),
      facts: previewDayFacts(day.facts),
    })),
  };
}

function stopsOf(form: TourForm, places: readonly Stop[]): TourStop[] {
  return form.stops.flatMap(({ stop, day }) => {
    const found = places.find(({ _id }) => _id === stop);
    return found ? [{ ...found, day: numberOf(day) }] : [];
  });
}

function numberOf(text: string, around?: Around): number {
  return readTypedNumber(text, around) ?? 0;
}
