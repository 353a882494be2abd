import { normalise } from '../../../contracts/fields/normalise.ts';
import type { TourRow } from '../../db/schema.ts';
import { foldToLatin, withLatin } from '../../transliteration/latinise.ts';

const MAX_LENGTH = 80;
/** Taken by an API call and a page. */
const RESERVED = new Set(['browse', 'search']);

/** "Tiger Hill & Mirik" → "tiger-hill-mirik", "सिक्किम दर्शन" → "sikkim-darshan". */
export function slugOf(title: string, otherwise = 'tour'): string {
  const slug = foldToLatin(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-|-$/g, '');
  return slug || otherwise;
}

export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!RESERVED.has(slug) && !taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}

export function foldForSearch(text: string): string {
  return normalise(text, 'NFKC').toLowerCase();
}

type Places = Pick<TourRow, 'title' | 'destination' | 'city' | 'address'>;

export function searchTextOf({ title, destination, city, address }: Places): string {
  // No field or search contains a line break, so nothing matches across two fields.
  const searched = [city, title, address];
  return withLatin(foldForSearch((destination ? [destination, ...searched] : searched).join('\n')));
}
