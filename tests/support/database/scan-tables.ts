import { sql } from 'kysely';
import type { Db } from '../../../server/db/database.ts';

/** Searches every column of every table, also new tables, case-insensitively: "outbox: {…}". */
export async function rowsThatHold(db: Db, words: readonly string[]): Promise<string[]> {
  const tables = await db.introspection.getTables();
  const found = [];
  for (const { name } of tables) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    for (const row of rows) {
      const text = JSON.stringify(row);
      if (words.some((word) => text.toLowerCase().includes(word.toLowerCase())))
        found.push(`${name}: ${text}`);
    }
  }
  return found;
}
