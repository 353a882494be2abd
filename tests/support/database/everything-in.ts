import type { Db } from '../../../server/db/database.ts';

/** All rows of all tables, to see that a call has changed nothing. */
export async function everythingIn(db: Db): Promise<unknown[][]> {
  const tables = await db.introspection.getTables();
  const names = tables.map(({ name }) => name).sort() as 'tours'[];
  return Promise.all(names.map((name) => db.selectFrom(name).selectAll().execute()));
}
