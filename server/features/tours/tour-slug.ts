import { normalise } from '../../../contracts/fields/normalise.ts';
import type { TourRow } from '../../db/schema.ts';
import { foldToLatin, withLatin } from '../../transliteration/latinise.ts';

const MAX_LENGTH = 80;
/** A call of the API, and a page: a tour of that name would never be reached. */
const RESERVED = new Set(['browse', 'search']);

/**
 * A readable address for a title: "Tiger Hill & Mirik" → "tiger-hill-mirik", "सिक्किम दर्शन" → "sikkim-darshan". Where it has
 * no letter that we can write in Latin ones, `otherwise`.
 */
export function slugOf(title: string, otherwise = 'tour'): string {
  const slug = foldToLatin(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-|-$/g, '');
  return slug || otherwise;
}

/** The slug itself, or with the first free number behind it. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!RESERVED.has(slug) && !taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}

/** What the destination search looks through, and how it folds what a visitor typed. */
export function foldForSearch(text: string): string {
  return normalise(text, 'NFKC').toLowerCase();
}

type Places = Pick<TourRow, 'title' | 'destination' | 'city' | 'address'>;

/** What a tour is found by, in its own letters and in Latin ones. */
export function searchTextOf({ title, destination, city, address }: Places): string {
  // A line break stands in no field and no search: nothing is found across two fields.
  const searched = [city, title, address];
  return withLatin(foldForSearch((destination ? [destination, ...searched] : searched).join('\n')));
}
