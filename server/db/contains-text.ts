import { type RawBuilder, sql } from 'kysely';

/** Whether a column has this text in it: what are signs of a LIKE pattern stand for themselves. */
export function containsText(column: string, text: string): RawBuilder<boolean> {
  const pattern = `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  // SQLite knows no escape sign unless it is named.
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}
