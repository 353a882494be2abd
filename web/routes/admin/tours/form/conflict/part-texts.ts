import { TOUR_STATUS_LABELS } from '../../tour-status-labels.ts';
import type { TourForm } from '../tour-form-values.ts';
import type { MergePart } from './merge-tours.ts';

export const PART_NAMES: Record<MergePart, string> = {
  title: 'Title',
  city: 'City',
  address: 'Address',
  destination: 'Destination',
  distance: 'Distance',
  prices: 'Prices',
  duration: 'Duration',
  maxGroupSize: 'Largest group',
  desc: 'Description',
  pictures: 'Pictures',
  featured: 'Featured',
  status: 'Status',
  itinerary: 'Itinerary',
};

/** A part of a tour as text, to compare with a colleague's. */
export function partText(part: MergePart, form: TourForm): string {
  switch (part) {
    case 'prices':
      return form.price || form.discountprice
        ? `₹${form.price}, discounted ₹${form.discountprice} (${form.discount || 0}% off)`
        : 'None yet';
    case 'pictures':
      return form.pictures.length === 0
        ? form.photo
        : form.pictures
            .map((picture, place) => `${place + 1}. ${picture.alt || picture.originalName}`)
            .join('\n');
    case 'featured':
      return form.featured ? 'Yes' : 'No';
    case 'status':
      return TOUR_STATUS_LABELS[form.status];
    case 'destination':
      return form.destination || 'As city and address say';
    case 'distance':
      return form.distance && `${form.distance} km`;
    case 'itinerary':
      return form.itinerary
        .map(({ day, title, description }) => `Day ${day}: ${title}\n${description}`)
        .join('\n\n');
    default:
      return form[part];
  }
}
