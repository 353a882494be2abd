import { type RawBuilder, sql } from 'kysely';

export function containsText(column: string, text: string): RawBuilder<boolean> {
  const pattern = `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  // SQLite has no default escape character.
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}
