import type { ManagedPicture } from '../../../../../contracts/media.contract.ts';
import type { ManagedTour } from '../../../../../contracts/tours/manage-tours.contract.ts';
import type { TourStatus } from '../../../../../contracts/tours/tour-terms.ts';

export type FormDay = { day: string; title: string; description: string };

/** A tour as its form holds it: numbers are text, as they are typed. */
export type TourForm = {
  title: string;
  city: string;
  address: string;
  distance: string;
  price: string;
  discountprice: string;
  discount: string;
  duration: string;
  maxGroupSize: string;
  desc: string;
  /** Only where there are no pictures: the first of them is the cover. */
  photo: string;
  featured: boolean;
  status: TourStatus;
  itinerary: FormDay[];
  pictures: ManagedPicture[];
  /** By the id of a picture: what is typed of what it shows, as long as the server has not got it. */
  alts: Record<string, string>;
};

export const EMPTY_TOUR: TourForm = {
  title: '',
  city: '',
  address: '',
  distance: '',
  price: '',
  discountprice: '',
  discount: '',
  duration: '',
  maxGroupSize: '',
  desc: '',
  photo: '',
  featured: false,
  // As the specification has it: what is created is on the site.
  status: 'published',
  itinerary: [],
  pictures: [],
  alts: {},
};

export function toForm(tour: ManagedTour): TourForm {
  return {
    title: tour.title,
    city: tour.city,
    address: tour.address,
    distance: String(tour.distance),
    price: String(tour.price),
    discountprice: String(tour.discountprice),
    discount: String(tour.discount),
    duration: tour.duration,
    maxGroupSize: String(tour.maxGroupSize),
    desc: tour.desc,
    photo: tour.uploads.length > 0 ? '' : tour.photo,
    featured: tour.featured,
    status: tour.status,
    itinerary: tour.itinerary.map((day) => ({ ...day, day: String(day.day) })),
    pictures: tour.uploads,
    alts: {},
  };
}

/** What is sent: the server reads typed numbers itself. */
export function toBody({ alts: _, ...form }: TourForm, version: number | undefined) {
  return { ...form, pictures: form.pictures.map((picture) => picture._id), version };
}

/** Whether something was typed, or a picture added, since the form was sent. Saving a picture's alt text is no such change. */
export function isEditedSince(sent: TourForm, now: TourForm): boolean {
  const textOf = (form: TourForm) => JSON.stringify(toBody(form, undefined));
  const hasNewAlts = Object.entries(now.alts).some(([id, alts]) => alts !== sent.alts[id]);
  return hasNewAlts || textOf(sent) !== textOf(now);
}

/** Whether two forms would be saved alike. A picture's alt text and focus count only while unsaved. */
export function isSameForm(one: TourForm, other: TourForm): boolean {
  const textOf = (form: TourForm) => JSON.stringify([toBody(form, undefined), form.alts]);
  return textOf(one) === textOf(other);
}
