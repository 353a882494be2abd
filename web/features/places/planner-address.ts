import type { SitePage } from '../../lib/site-page.ts';
export const PLANNER = '/permits' satisfies SitePage;

export type ChosenPlace = { slug: string; tripDay: number | null };

export function byTripDay(one: Pick<ChosenPlace, 'tripDay'>, other: Pick<ChosenPlace, 'tripDay'>): number {
  return (one.tripDay ?? Infinity) - (other.tripDay ?? Infinity);
}

/** `nathula@2`: on day 2; `nathula`: on any day. */
export function readChosenPlace(text: string): ChosenPlace {
  const [slug = '', day] = text.split('@');
  const tripDay = Number(day);
  return { slug, tripDay: Number.isInteger(tripDay) && tripDay >= 1 && tripDay <= 365 ? tripDay : null };
}

export function chosenPlaceText({ slug, tripDay }: ChosenPlace): string {
  return tripDay === null ? slug : `${slug}@${tripDay}`;
}

export function plannerPath(tour: { slug: string }): string {
  return `${PLANNER}?${new URLSearchParams({ tour: tour.slug })}`;
}
