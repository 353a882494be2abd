import { type RawBuilder, sql } from 'kysely';
import { foldForSearch } from '../tour-slug.ts';

/** Tours whose city, title or address contains a text, as staff's lists ask for them. */
export function foundByText(text: string): RawBuilder<boolean> {
  // SQLite knows no escape sign unless it is named.
  return sql<boolean>`search_text like ${`%${literally(text)}%`} escape '\\'`;
}

/** For a LIKE pattern: its own signs are taken as plain text. */
function literally(search: string): string {
  return foldForSearch(search).replace(/[\\%_]/g, (sign) => `\\${sign}`);
}
