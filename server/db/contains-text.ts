import { type RawBuilder, sql } from 'kysely';

/** PostgreSQL tells capital from small letters, SQLite does not. */
export function containsText(column: string | RawBuilder<string>, text: string): RawBuilder<boolean> {
  const pattern = `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  // SQLite has no default escape character.
  return sql<boolean>`${typeof column === 'string' ? sql.ref(column) : column} like ${pattern} escape '\\'`;
}
