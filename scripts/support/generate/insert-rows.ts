import type { Insertable } from 'kysely';
import type { Db } from '../../../server/db/database.ts';
import type { Database } from '../../../server/db/schema.ts';

/** Below SQLite's limit of parameters, and small enough that the statement stays cached. */
const VALUES_PER_BATCH = 6_000;

export async function insertRows<Table extends keyof Database>(
  trx: Db,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).length;
  const atOnce = Math.max(1, Math.floor(VALUES_PER_BATCH / Math.max(1, columns)));
  for (let first = 0; first < rows.length; first += atOnce) {
    await trx
      .insertInto(table)
      .values(rows.slice(first, first + atOnce) as Insertable<Database[Table]>[])
      .execute();
  }
}
