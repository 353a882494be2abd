import { compareParts } from '../../../conflict/compare-parts.ts';
import { PART_NAMES, type TourPart } from '../../names-of-parts.ts';
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
