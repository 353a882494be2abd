import type { SelectQueryBuilder } from 'kysely';
import type { Db } from './database.ts';
import type { Database } from './schema.ts';

/** Stops counting at `upTo` + 1, so the cost does not grow with the table. */
export async function countUpTo(
  db: Db,
  ids: SelectQueryBuilder<Database, never, { id: string }>,
  upTo: number,
): Promise<number> {
  const { count } = await db
    .selectFrom(ids.limit(upTo + 1).as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function countRows<Table extends keyof Database>(
  rows: SelectQueryBuilder<Database, Table, object>,
): Promise<number> {
  const { count } = await rows
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
