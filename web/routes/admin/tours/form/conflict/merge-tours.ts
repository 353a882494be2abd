import { countOf } from '../../../../../../contracts/count-of.ts';
import { nameOfChoice } from '../../../../../../contracts/tours/destinations.ts';
import { compareParts } from '../../../conflict/compare-parts.ts';
import { shownChoices } from '../../../destinations/shown-choices.ts';
import { PART_NAMES, type TourPart } from '../../names-of-parts.ts';
import { TOUR_STATUS_LABELS } from '../../tour-status-labels.ts';
import type { TourForm } from '../tour-form-values.ts';

type Field = keyof TourForm;

/** Fields that are chosen together: prices depend on each other, and a typed photo replaces pictures. */
const TOGETHER: Partial<Record<TourPart, Field[]>> = {
  prices: ['price', 'discountprice', 'discount'],
  pictures: ['pictures', 'photo'],
};

const fieldsOf = (part: TourPart) => TOGETHER[part] ?? [part as Field];
const PARTS = Object.keys(PART_NAMES) as TourPart[];

export type Merge = {
  /** Takes whichever side changed a part; mine in a conflict. */
  merged: TourForm;
  conflicts: TourPart[];
  /** Only they changed these. */
  taken: TourPart[];
};

/** `base`: the state from which both editors began. */
export function mergeTours(base: TourForm, mine: TourForm, theirs: TourForm): Merge {
  const of = (form: TourForm) => (part: TourPart) => textOf(form, part);
  const { conflicts, taken } = compareParts(PARTS, { base: of(base), yours: of(mine), theirs: of(theirs) });
  return { merged: withParts(mine, theirs, taken), conflicts, taken };
}

export function withParts(form: TourForm, other: TourForm, parts: readonly TourPart[]): TourForm {
  return { ...form, ...Object.fromEntries(parts.flatMap(fieldsOf).map((name) => [name, other[name]])) };
}

function textOf(form: TourForm, part: TourPart): string {
  const values = fieldsOf(part).map((name) => {
    // A picture's alt text and focus, and a place's name, are saved elsewhere, so they do not count here.
    if (name === 'pictures') return form.pictures.map((picture) => picture._id);
    if (name === 'stops') return form.stops.map(({ stop, day }) => [stop, day]);
    if (name === 'teamIds') return form.teamIds.toSorted();
    return form[name];
  });
  return JSON.stringify(values);
}

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
      return nameOfChoice(shownChoices.current.destinations, form.destination) || 'As city and address say';
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
