import { sql } from 'kysely';
import type { Db } from './database.ts';
import type { Database } from './schema.ts';

/** Removes the rows whose time is at least so many milliseconds ago. */
export function forgetAfter<Table extends keyof Database>(
  table: Table,
  time: keyof Database[Table] & string,
  milliseconds: number,
) {
  return async (db: Db, now: Date): Promise<void> => {
    const oldest = new Date(now.getTime() - milliseconds).toISOString();
    await sql`delete from ${sql.table(table)} where ${sql.ref(time)} <= ${oldest}`.execute(db);
  };
}
