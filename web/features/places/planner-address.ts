import type { SitePage } from '../../lib/site-page.ts';
export const PLANNER = '/permits' satisfies SitePage;

export type ChosenPlace = { slug: string; tripDay: number | null };

/** `nathula@2`: on day 2; `nathula`: on any day. */
export function readChosenPlace(text: string): ChosenPlace {
  const [slug = '', day] = text.split('@');
  const tripDay = Number(day);
  return { slug, tripDay: Number.isInteger(tripDay) && tripDay >= 1 && tripDay <= 365 ? tripDay : null };
}

export function chosenPlaceText({ slug, tripDay }: ChosenPlace): string {
  return tripDay === null ? slug : `${slug}@${tripDay}`;
}

export function plannerPath(stops: readonly { slug: string; day: number }[]): string {
  const chosen = stops
    .filter(({ slug }, place) => stops.findIndex((stop) => stop.slug === slug) === place)
    .map(({ slug, day }) => ['places', chosenPlaceText({ slug, tripDay: day })]);
  return chosen.length === 0 ? PLANNER : `${PLANNER}?${new URLSearchParams(chosen)}`;
}
