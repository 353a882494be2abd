import { feeAt } from '../dossier/fee-sum.ts';
import { dayAfter } from '../india-time.ts';
import { isOutdated } from './checked-on.ts';
import { closedOn, closedTexts } from './closed-days.ts';
import type { Nationality } from './stop-terms.ts';
import type { PaperRules, Stop } from './stops.contract.ts';
import { unfitAges } from './unfit-ages.ts';

// Derives what a party must bring from what staff recorded for each place; it has no rules of its own.

export type Visit = { stop: Stop; tripDay: number | null };

export type Travellers = {
  nationality: Nationality;
  /** Years; below 18 is a child. */
  ages: readonly number[];
  firstDay: string | null;
};

export type PlannedPlace = {
  stop: Stop;
  rules: PaperRules;
  day: string | null;
  /** The last day to apply, if the permit takes time. */
  applyBy: string | null;
  closed: string[];
  warnings: string[];
  isOutdated: boolean;
};

/** Taken out once for all its places. */
export type PlannedPermit = {
  name: string;
  rules: PaperRules;
  places: string[];
  applyBy: string | null;
};

export type PlannedPerson = {
  age: number;
  isChild: boolean;
  brings: { text: string; places: string[] }[];
  photos: number;
};

export type PapersPlan = {
  places: PlannedPlace[];
  permits: PlannedPermit[];
  people: PlannedPerson[];
  /** Whole rupees for the party, each permit once; null if no cost is known. */
  cost: number | null;
  /** Per night there, whole rupees for the party. */
  nightFee: number;
  isLate: boolean;
};

const ADULT_AGE = 18;

export function planPapers(visits: readonly Visit[], travellers: Travellers, today: string): PapersPlan {
  const places = askedForOnce(visits.map((visit) => planPlace(visit, travellers, today)));
  const permits = onePerPermit(places);
  const costs = permits.flatMap(({ rules }) => (rules.cost === null ? [] : [rules.cost]));
  const each = costs.reduce((sum, cost) => sum + cost, 0);
  return {
    places,
    permits: permits.map((permit) => planPermit(permit, places)),
    people: travellers.ages.map((age) => planPerson(age, places, permits)),
    cost: costs.length === 0 ? null : each * Math.max(travellers.ages.length, 1),
    nightFee: permits.reduce((sum, { rules }) => sum + nightFeeOf(rules, travellers.ages), 0),
    isLate: places.some(({ applyBy }) => applyBy !== null && applyBy < today),
  };
}

function planPlace(
  { stop, tripDay }: Visit,
  { nationality, ages, firstDay }: Travellers,
  today: string,
): PlannedPlace {
  const rules = stop.papers[nationality];
  const day = firstDay !== null && tripDay !== null ? dayAfter(firstDay, tripDay - 1) : null;
  const needs = rules.access === 'paper' && rules.daysBefore !== null;
  const from = day ?? firstDay;
  return {
    stop,
    rules,
    day,
    applyBy: needs && from !== null ? dayAfter(from, -(rules.daysBefore ?? 0)) : null,
    closed: closedTexts(stop),
    warnings: [
      ...(rules.access === 'closed' ? [notAllowed(stop, nationality)] : []),
      ...(day === null ? [] : closedOn(stop, day).map((text) => `${text}: choose another day.`)),
      ...unfitAges(stop, ages),
    ],
    isOutdated: isOutdated(stop.checkedOn, today),
  };
}

const WHOM: Record<Nationality, string> = {
  indian: 'Indian nationals',
  foreign: 'foreign nationals',
  bhutanese: 'Bhutanese nationals',
};

function notAllowed({ name }: Stop, nationality: Nationality): string {
  return `${name} is not open to ${WHOM[nationality]}.`;
}

/** Permits with the same name are one permit. */
const permitOf = ({ stop, rules }: PlannedPlace) => rules.permit.toLowerCase() || stop._id;

const needsPermit = ({ rules }: PlannedPlace) => rules.access === 'paper';

function planPermit(permit: PlannedPlace, all: readonly PlannedPlace[]): PlannedPermit {
  const { rules, stop, applyBy } = permit;
  const places = all.filter((place) => needsPermit(place) && permitOf(place) === permitOf(permit));
  const note = [...new Set(places.map((place) => place.rules.note))].filter(Boolean).join(' ');
  return {
    name: rules.permit || `Permit for ${stop.name}`,
    rules: { ...rules, note },
    places: [...new Set(places.map((place) => place.stop.name))],
    applyBy,
  };
}

function nightFeeOf({ nightFee, feeFreeBelow, feeHalfBelow }: PaperRules, ages: readonly number[]): number {
  if (nightFee === null) return 0;
  const fee = { perPerson: nightFee, freeBelow: feeFreeBelow, halfBelow: feeHalfBelow };
  return ages.reduce((sum, age) => sum + feeAt(fee, age), 0);
}

/** One application, one deadline: that of the place needed first. */
function askedForOnce(places: readonly PlannedPlace[]): PlannedPlace[] {
  const first = new Map<string, string>();
  for (const place of places) {
    if (place.applyBy === null) continue;
    const other = first.get(permitOf(place));
    if (other === undefined || place.applyBy < other) first.set(permitOf(place), place.applyBy);
  }
  return places.map((place) =>
    place.applyBy === null ? place : { ...place, applyBy: first.get(permitOf(place)) ?? place.applyBy },
  );
}

/** If places share a permit, keeps the strictest. */
function onePerPermit(places: readonly PlannedPlace[]): PlannedPlace[] {
  const byPermit = new Map<string, PlannedPlace>();
  for (const place of places) {
    if (!needsPermit(place)) continue;
    const key = permitOf(place);
    const other = byPermit.get(key);
    if (!other || weightOf(place.rules) > weightOf(other.rules)) byPermit.set(key, place);
  }
  return [...byPermit.values()];
}

const weightOf = ({ photos, cost, nightFee }: PaperRules) =>
  (photos ?? 0) * 1_000_000 + (cost ?? 0) + (nightFee ?? 0);

function planPerson(
  age: number,
  places: readonly PlannedPlace[],
  permits: readonly PlannedPlace[],
): PlannedPerson {
  const isChild = age < ADULT_AGE;
  const brings = new Map<string, string[]>();
  for (const { stop, rules } of places) {
    const text = (isChild && stop.childBrings) || rules.bring;
    if (rules.access !== 'closed' && text) brings.set(text, [...(brings.get(text) ?? []), stop.name]);
  }
  return {
    age,
    isChild,
    brings: [...brings].map(([text, names]) => ({ text, places: [...new Set(names)] })),
    photos: permits.reduce((sum, { rules }) => sum + (rules.photos ?? 0), 0),
  };
}
