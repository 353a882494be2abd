import type { RawBuilder } from 'kysely';
import { containsText } from '../../../db/contains-text.ts';
import { foldForSearch } from '../tour-slug.ts';

/** Tours whose city, title or address contains a text, as staff's lists ask for them. */
export function foundByText(text: string): RawBuilder<boolean> {
  return containsText('search_text', foldForSearch(text));
}
