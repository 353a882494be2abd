import { type RawBuilder, sql } from 'kysely';
import { canBeFound } from '../../../db/can-be-found.ts';
import { containsText } from '../../../db/contains-text.ts';
import { foldToLatin } from '../../../transliteration/latinise.ts';

/** In any script. A text without letters or numbers finds nothing. */
export function foundByText(text: string): RawBuilder<boolean> {
  const folded = foldToLatin(text);
  return canBeFound(folded) ? containsText('search_text', folded) : sql<boolean>`1 = 0`;
}
