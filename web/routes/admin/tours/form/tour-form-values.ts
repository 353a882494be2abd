import { type Around, readTypedNumber } from '../../../../../contracts/fields/typed-number.ts';
import type { ManagedPicture } from '../../../../../contracts/media.contract.ts';
import { type Destination, destinationOfPlaces } from '../../../../../contracts/tours/destinations.ts';
import type { ManagedTour } from '../../../../../contracts/tours/manage-tours.contract.ts';
import type { TourStatus } from '../../../../../contracts/tours/tour-terms.ts';
import { EMPTY_FORM_DOSSIER, type FormDayFacts, type FormDossier } from './dossier/dossier-form.ts';
import { toDossierBody, toFormDayFacts, toFormDossier } from './dossier/dossier-values.ts';

export type FormStop = { stop: string; name: string; day: string };

export type FormDay = { day: string; title: string; description: string; facts: FormDayFacts };

/** A tour as form fields; numbers are text as typed. */
export type TourForm = FormDossier & {
  title: string;
  city: string;
  address: string;
  /** If empty, the city or the address decides. */
  destination: Destination | '';
  distance: string;
  price: string;
  discountprice: string;
  discount: string;
  duration: string;
  maxGroupSize: string;
  desc: string;
  /** Only used without pictures; else the first picture is the cover. */
  photo: string;
  featured: boolean;
  status: TourStatus;
  itinerary: FormDay[];
  stops: FormStop[];
  /** Includes deleted roads. */
  roadIds: string[];
  /** Includes hidden and deleted members. Their order has no meaning here. */
  teamIds: string[];
  pictures: ManagedPicture[];
  /** Unsaved alt texts, by picture id. */
  alts: Record<string, string>;
};

export const EMPTY_TOUR: TourForm = {
  ...EMPTY_FORM_DOSSIER,
  title: '',
  city: '',
  address: '',
  destination: '',
  distance: '',
  price: '',
  discountprice: '',
  discount: '',
  duration: '',
  maxGroupSize: '',
  desc: '',
  photo: '',
  featured: false,
  status: 'draft',
  itinerary: [],
  stops: [],
  roadIds: [],
  teamIds: [],
  pictures: [],
  alts: {},
};

export function toForm(tour: ManagedTour): TourForm {
  return {
    ...toFormDossier(tour),
    title: tour.title,
    city: tour.city,
    address: tour.address,
    destination: tour.destination,
    distance: textOfNumber(tour.distance),
    price: textOfNumber(tour.price),
    discountprice: textOfNumber(tour.discountprice),
    discount: textOfNumber(tour.discount),
    duration: tour.duration,
    maxGroupSize: textOfNumber(tour.maxGroupSize),
    desc: tour.desc,
    photo: tour.uploads.length > 0 ? '' : tour.photo,
    featured: tour.featured,
    status: tour.status,
    itinerary: tour.itinerary.map((day) => ({
      ...day,
      day: String(day.day),
      facts: toFormDayFacts(day.facts),
    })),
    stops: tour.stops.map(({ _id, name, day }) => ({ stop: _id, name, day: String(day) })),
    roadIds: tour.roadIds,
    teamIds: tour.teamIds,
    pictures: tour.uploads,
    alts: {},
  };
}

function textOfNumber(number: number | null): string {
  return number === null ? '' : String(number);
}

/** The request body; also used to compare two forms. */
export function toBody({ alts: _, ...form }: TourForm, version: number | undefined) {
  return {
    ...form,
    ...toDossierBody(form),
    destination: form.destination || (destinationOfPlaces(form) ?? ''),
    distance: plainNumber(form.distance, 'kilometres'),
    price: plainNumber(form.price, 'rupees'),
    discountprice: plainNumber(form.discountprice, 'rupees'),
    discount: plainNumber(form.discount, 'percent'),
    maxGroupSize: plainNumber(form.maxGroupSize),
    stops: form.stops.map(({ stop, day }) => ({ stop, day })),
    teamIds: form.teamIds.toSorted(),
    pictures: form.pictures.map((picture) => picture._id),
    version,
  };
}

/** Reads "₹ 1,23,456" as "123456"; leaves anything else for the server to reject. */
function plainNumber(typed: string, around?: Around): string {
  return String(readTypedNumber(typed, around) ?? typed);
}

/** A saved alt text is no edit. */
export function isEditedSince(sent: TourForm, now: TourForm): boolean {
  const textOf = (form: TourForm) => JSON.stringify(toBody(form, undefined));
  const hasNewAlts = Object.entries(now.alts).some(([id, alts]) => alts !== sent.alts[id]);
  return hasNewAlts || textOf(sent) !== textOf(now);
}

/** A picture's alt text and focus count only while unsaved. */
export function isSameForm(one: TourForm, other: TourForm): boolean {
  const textOf = (form: TourForm) => JSON.stringify([toBody(form, undefined), form.alts]);
  return textOf(one) === textOf(other);
}
