import { countOf, countPeople } from '../../../../../../contracts/count-of.ts';
import { TOUR_STATUS_LABELS } from '../../tour-status-labels.ts';
import { DOSSIER_PART_NAMES } from '../dossier/dossier-part-names.ts';
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
  places: 'Places',
  roads: 'Roads',
  team: 'Who leads it',
  ...DOSSIER_PART_NAMES,
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
    case 'places':
      return form.stops.map(({ name, day }) => `Day ${day}: ${name}`).join('\n');
    case 'roads':
      return countOf(form.roadIds.length, 'road');
    case 'team':
      return countPeople(form.teamIds.length);
    case 'destination':
      return form.destination || 'As city and address say';
    case 'distance':
      return form.distance && `${form.distance} km`;
    case 'itinerary':
      return form.itinerary
        .map(({ day, title, description, facts }) =>
          [`Day ${day}: ${title}`, description, plainText(facts)].filter(Boolean).join('\n'),
        )
        .join('\n\n');
    default:
      return plainText(form[part]);
  }
}

/** Whatever is typed into a part, in its order, what is empty left out. */
function plainText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(plainText).filter(Boolean).join('\n');
  return Object.values(value ?? {})
    .map(plainText)
    .filter(Boolean)
    .join(' · ');
}
