import { countOf } from '../../../../../../contracts/count-of.ts';
import type { TourPart } from '../../names-of-parts.ts';
import { TOUR_STATUS_LABELS } from '../../tour-status-labels.ts';
import type { TourForm } from '../tour-form-values.ts';

export type NamesById = ReadonlyMap<string, string>;

export function partText(part: TourPart, form: TourForm, names: NamesById): string {
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
    case 'stops':
      return form.stops.map(({ name, day }) => `Day ${day}: ${name}`).join('\n');
    case 'roadIds':
      return namesOf(form.roadIds, names, ['road', 'roads']);
    case 'teamIds':
      return namesOf(form.teamIds.toSorted(), names, ['person', 'people']);
    case 'destination':
      return form.destination || 'As city and address say';
    case 'distance':
      return form.distance && `${form.distance} km`;
    case 'departures':
      return form.departures
        .map(({ day, seats, perPerson }) =>
          [day, seats && `${seats} seats`, perPerson && `₹${perPerson} each, shared`]
            .filter(Boolean)
            .join(' · '),
        )
        .join('\n');
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

/** One per line. Entries without a known name (deleted, or the list failed to load) are only counted. */
function namesOf(ids: readonly string[], names: NamesById, [one, many]: [string, string]): string {
  const known = ids.flatMap((id) => names.get(id) ?? []);
  const unknown = ids.length - known.length;
  const more = known.length > 0 ? 'more ' : '';
  return [...known, ...(unknown > 0 ? [countOf(unknown, `${more}${one}`, `${more}${many}`)] : [])].join('\n');
}

function plainText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(plainText).filter(Boolean).join('\n');
  return Object.values(value ?? {})
    .map(plainText)
    .filter(Boolean)
    .join(' · ');
}
