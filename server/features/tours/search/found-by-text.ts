import { type RawBuilder, sql } from 'kysely';
import { canBeFound } from '../../../db/can-be-found.ts';
import { containsText } from '../../../db/contains-text.ts';
import type { Db } from '../../../db/database.ts';
import { foldToLatin } from '../../../transliteration/latinise.ts';
import { findChoices } from '../../page-content/choices.queries.ts';

/** In any script. A text without letters or numbers finds nothing. */
export async function foundByText(db: Db, text: string): Promise<RawBuilder<boolean>> {
  const folded = foldToLatin(text);
  if (!canBeFound(folded)) return sql<boolean>`1 = 0`;
  const found = containsText('search_text', folded);
  // Tours have in their texts what a destination was called first.
  const { destinations } = await findChoices(db);
  const named = destinations.filter(({ key, name }) => key !== name && foldToLatin(name).includes(folded));
  if (named.length === 0) return found;
  return sql<boolean>`(${found} or destination in (${sql.join(named.map(({ key }) => key))}))`;
}
