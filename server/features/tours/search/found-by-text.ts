import { type RawBuilder, sql } from 'kysely';
import { containsText } from '../../../db/contains-text.ts';
import { foldToLatin } from '../../../transliteration/latinise.ts';

/**
 * Tours whose city, title or address contains a text, in whatever letters, as staff's lists ask for them. None contains
 * what has no letter or number: that means nothing.
 */
export function foundByText(text: string): RawBuilder<boolean> {
  const folded = foldToLatin(text);
  return /[\p{L}\p{N}]/u.test(folded) ? containsText('search_text', folded) : sql<boolean>`1 = 0`;
}
