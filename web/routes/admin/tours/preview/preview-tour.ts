import { isMonthDay } from '../../../../../contracts/dossier/month-day.ts';
import { readTypedNumber } from '../../../../../contracts/fields/typed-number.ts';
import type { Picture } from '../../../../../contracts/media.contract.ts';
import type { Stop, TourStop } from '../../../../../contracts/stops/stops.contract.ts';
import type { ManagedTour } from '../../../../../contracts/tours/manage-tours.contract.ts';
import type { TourDetail } from '../../../../../contracts/tours/tours.contract.ts';
import { toDossierBody } from '../form/dossier/dossier-values.ts';
import { plainPicture } from '../form/pictures/plain-picture.ts';
import type { TourForm } from '../form/tour-form-values.ts';
import { readNumbers } from '../form/typed-values.ts';

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
  const { city, address, duration, desc, featured, ...read } = readNumbers(form);
  return {
    ...NOTHING_YET,
    ...stored,
    ...{ city, address, duration, desc, featured },
    title: form.title || 'A tour without a title',
    distance: read.distance ?? 0,
    price: read.price || (read.discountprice ?? 0),
    discountprice: read.discountprice || (read.price ?? 0),
    discount: read.discount ?? 0,
    maxGroupSize: read.maxGroupSize ?? 0,
    photo: cover.url,
    picture: cover,
    pictures,
    ...dossierOf(form),
    stops: places ? stopsOf(form, places) : (stored?.stops ?? []),
    itinerary: read.itinerary.map((day) => ({ ...day, day: dayOf(day.day) })),
  };
}

function dossierOf(form: TourForm) {
  const { pricing, departures, ...dossier } = readNumbers(toDossierBody(form));
  const seasons = withAll(pricing.seasons, 'extra');
  return {
    ...dossier,
    pricing: {
      ...pricing,
      parties: withAll(pricing.parties, 'people', 'perPerson'),
      seasons: seasons.filter(({ from, to }) => isMonthDay(from) && isMonthDay(to)),
      childRates: withAll(pricing.childRates, 'fromAge', 'toAge', 'percent'),
      fees: withAll(pricing.fees, 'perPerson', 'nights'),
    },
    departures: withAll(departures, 'seats'),
  };
}

/** The rows in which none of these numbers is missing. */
function withAll<Row, Name extends keyof Row>(rows: readonly Row[], ...names: Name[]) {
  return rows.filter((row): row is Row & Record<Name, number> => names.every((name) => row[name] !== null));
}

function stopsOf(form: TourForm, places: readonly Stop[]): TourStop[] {
  return form.stops.flatMap(({ stop, day }) => {
    const found = places.find(({ _id }) => _id === stop);
    return found ? [{ ...found, day: dayOf(day) }] : [];
  });
}

const dayOf = (typed: string) => readTypedNumber(typed) ?? 0;
