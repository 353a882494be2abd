import type { SearchWordRow } from '../../../server/db/schema.ts';
import { type SearchKind, wordsOf } from '../../../server/db/search-words.ts';

/** What `replaceSearchWords` would store, as rows. */
export function searchWordRows(
  kind: SearchKind,
  subjectId: string,
  texts: readonly string[],
): SearchWordRow[] {
  return wordsOf(texts).map((word) => ({ kind, word, subject_id: subjectId }));
}
