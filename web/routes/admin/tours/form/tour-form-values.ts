import { EMPTY_DAY_FACTS } from '../../../../../contracts/dossier/empty-dossier.ts';
import type { ManagedPicture } from '../../../../../contracts/media.contract.ts';
import { destinationOfPlaces } from '../../../../../contracts/tours/destinations.ts';
import type { ManagedTour } from '../../../../../contracts/tours/manage-tours.contract.ts';
import type { TourStatus } from '../../../../../contracts/tours/tour-terms.ts';
import type { ItineraryDay } from '../../../../../contracts/tours/tours.contract.ts';
import { shownChoices } from '../../destinations/shown-choices.ts';
import { type AsTyped, plainNumbers, typedOf } from '../../records/typed-values.ts';
import { EMPTY_FORM_DOSSIER, toDossierBody, toFormDossier } from './dossier/dossier-values.ts';

export type FormDay = AsTyped<ItineraryDay>;
export type TourForm = typeof EMPTY_TOUR;

export const EMPTY_FORM_DAY_FACTS = typedOf(EMPTY_DAY_FACTS);

export const EMPTY_TOUR = {
  ...EMPTY_FORM_DOSSIER,
  title: '',
  city: '',
  address: '',
  /** If empty, the city or the address decides. */
  destination: '',
  distance: '',
  price: '',
  discountprice: '',
  discount: '',
  duration: '',
  maxGroupSize: '',
  desc: '',
  /** Used only without pictures. */
  photo: '',
  featured: false,
  status: 'draft' as TourStatus,
  itinerary: [] as FormDay[],
  stops: [] as { stop: string; name: string; day: string }[],
  /** Includes deleted roads. */
  roadIds: [] as string[],
  /** Includes hidden and deleted members. Their order has no meaning here. */
  teamIds: [] as string[],
  pictures: [] as ManagedPicture[],
  /** Unsaved alt texts, by picture id. */
  alts: {} as Record<string, string>,
};

export function toForm(tour: ManagedTour): TourForm {
  const { title, city, address, destination, duration, desc, featured, status, roadIds, teamIds } = tour;
  const { distance, price, discountprice, discount, maxGroupSize, itinerary, uploads } = tour;
  return {
    ...toFormDossier(tour),
    ...{ title, city, address, destination, duration, desc, featured, status, roadIds, teamIds },
    ...typedOf({ distance, price, discountprice, discount, maxGroupSize, itinerary }),
    photo: uploads.length > 0 ? '' : tour.photo,
    stops: tour.stops.map(({ _id, name, day }) => ({ stop: _id, name, day: String(day) })),
    pictures: uploads,
    alts: {},
  };
}

/** The request body; also used to compare two forms. */
export function toBody({ alts: _, ...form }: TourForm, version: number | undefined) {
  return {
    ...plainNumbers({ ...form, ...toDossierBody(form) }),
    destination:
      form.destination || (destinationOfPlaces(shownChoices.current.destinations, form)?.key ?? ''),
    stops: form.stops.map(({ stop, day }) => ({ stop, day })),
    teamIds: form.teamIds.toSorted(),
    pictures: form.pictures.map((picture) => picture._id),
    version,
  };
}

/** A saved alt text is no edit. */
export function isEditedSince(sent: TourForm, now: TourForm): boolean {
  const textOf = (form: TourForm) => JSON.stringify(toBody(form, undefined));
  const hasNewAlts = Object.entries(now.alts).some(([id, alts]) => alts !== sent.alts[id]);
  return hasNewAlts || textOf(sent) !== textOf(now);
}

export function isSameForm(one: TourForm, other: TourForm): boolean {
  const textOf = (form: TourForm) => JSON.stringify([toBody(form, undefined), form.alts]);
  return textOf(one) === textOf(other);
}
