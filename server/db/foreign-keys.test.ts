// @module-tag dialect
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foreignKeys } from '../../tests/support/database/foreign-keys.ts';
import {
  isOnPostgres,
  openTestDatabase,
  type TestDatabase,
} from '../../tests/support/database/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

type Index = { from: string; column: string; condition: string | null };

/** By their first column, without which an index finds nothing. */
const INDICES = {
  postgres: sql<Index>`
    select indrelid::regclass::text as "from", attname as "column", pg_get_expr(indpred, indrelid) as "condition"
    from pg_index
    join pg_attribute on attrelid = indrelid and attnum = indkey[0]
    where indrelid in (select conrelid from pg_constraint where contype = 'f')`,
  sqlite: sql<Index>`
    select tables.name as "from", columns.name as "column",
      case when indices.partial then substr(made.sql, instr(lower(made.sql), ' where ') + 7) end as "condition"
    from sqlite_master tables, pragma_index_list(tables.name) indices, pragma_index_info(indices.name) columns
    left join sqlite_master made on made.type = 'index' and made.name = indices.name
    where tables.type = 'table' and columns.seqno = 0`,
};

test('whatever a row is pointed at by is found by an index: deleting it reads no table whole', async () => {
  const on = isOnPostgres() ? 'postgres' : 'sqlite';
  const keys = await foreignKeys(database.db);
  const { rows: indices } = await INDICES[on].execute(database.db);
  expect(keys.length).toBeGreaterThan(30);
  const without = keys.filter(
    ({ from, column }) =>
      !indices.some((index) => index.from === from && index.column === column && hasAll(index)),
  );
  expect(without.map(({ from, column }) => `${from}.${column}`)).toEqual([]);
});

/** All rows that point anywhere: an index of those whose column is not null has them all. */
function hasAll({ column, condition }: Index): boolean {
  return condition === null || condition.replace(/[()"]/g, '').toLowerCase() === `${column} is not null`;
}
