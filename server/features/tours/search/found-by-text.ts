import { type RawBuilder, sql } from 'kysely';
import { canBeFound } from '../../../db/can-be-found.ts';
import { containsText } from '../../../db/contains-text.ts';
import { foldToLatin } from '../../../transliteration/latinise.ts';

/**
 * Tours whose city, title or address contains a text, in whatever letters, as staff's lists ask for them. None contains
 * what has no letter or number: that means nothing.
 */
export function foundByText(text: string): RawBuilder<boolean> {
  const folded = foldToLatin(text);
  return canBeFound(folded) ? containsText('search_text', folded) : sql<boolean>`1 = 0`;
}
