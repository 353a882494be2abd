import { compareParts } from '../../../conflict/compare-parts.ts';
import type { TourForm } from '../tour-form-values.ts';

/** Fields that are chosen together: prices depend on each other, and a typed photo replaces pictures. */
export const MERGE_PARTS = {
  title: ['title'],
  city: ['city'],
  address: ['address'],
  destination: ['destination'],
  distance: ['distance'],
  prices: ['price', 'discountprice', 'discount'],
  duration: ['duration'],
  maxGroupSize: ['maxGroupSize'],
  desc: ['desc'],
  pictures: ['pictures', 'photo'],
  featured: ['featured'],
  status: ['status'],
  itinerary: ['itinerary'],
  places: ['stops'],
  roads: ['roadIds'],
  team: ['teamIds'],
  highlights: ['highlights'],
  themes: ['themes'],
  pricing: ['pricing'],
  included: ['included'],
  notIncluded: ['notIncluded'],
  guiding: ['guiding'],
  vehicle: ['vehicle'],
  ends: ['ends'],
  suitability: ['suitability'],
  months: ['months'],
  questions: ['questions'],
  departures: ['departures'],
} as const satisfies Record<string, readonly (keyof TourForm)[]>;

export type MergePart = keyof typeof MERGE_PARTS;
const PARTS = Object.keys(MERGE_PARTS) as MergePart[];

export type Merge = {
  /** Takes whichever side changed a part; mine in a conflict. */
  merged: TourForm;
  conflicts: MergePart[];
  /** Only they changed these. */
  taken: MergePart[];
};

/** `base`: the state from which both editors began. */
export function mergeTours(base: TourForm, mine: TourForm, theirs: TourForm): Merge {
  const of = (form: TourForm) => (part: MergePart) => textOf(form, part);
  const { conflicts, taken } = compareParts(PARTS, { base: of(base), yours: of(mine), theirs: of(theirs) });
  return { merged: withParts(mine, theirs, taken), conflicts, taken };
}

export function withParts(form: TourForm, other: TourForm, parts: readonly MergePart[]): TourForm {
  const names = parts.flatMap((part) => [...MERGE_PARTS[part]]);
  return { ...form, ...Object.fromEntries(names.map((name) => [name, other[name]])) };
}

function textOf(form: TourForm, part: MergePart): string {
  const values = MERGE_PARTS[part].map((name) => {
    // A picture's alt text and focus, and a place's name, are saved elsewhere, so they do not count here.
    if (name === 'pictures') return form.pictures.map((picture) => picture._id);
    if (name === 'stops') return form.stops.map(({ stop, day }) => [stop, day]);
    if (name === 'teamIds') return form.teamIds.toSorted();
    return form[name];
  });
  return JSON.stringify(values);
}
