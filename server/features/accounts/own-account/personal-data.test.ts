// @module-tag dialect
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foreignKeys } from '../../../../tests/support/database/foreign-keys.ts';
import { openTestDatabase, type TestDatabase } from '../../../../tests/support/database/test-database.ts';
import { NOTHING_PERSONAL, PERSONAL_DATA } from './personal-data.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const personal = Object.entries(PERSONAL_DATA).flatMap(([table, care]) =>
  care === NOTHING_PERSONAL ? [] : [table],
);

/** Tables that neither erasure nor export know. */
async function unknownTables(): Promise<string[]> {
  const tables = await database.db.introspection.getTables();
  return tables.map(({ name }) => name).filter((name) => !(name in PERSONAL_DATA));
}

/** Tables of which it is said that they hold nothing personal, though they point to somebody's. */
async function doubtfulTables(): Promise<string[]> {
  const keys = await foreignKeys(database.db);
  const pointing = keys.filter(({ from, to }) => personal.includes(to) && !personal.includes(from));
  return [...new Set(pointing.map(({ from }) => from))];
}

test('every table is known to erasure and export, or holds nothing personal §V14.1.1', async () => {
  expect(await unknownTables(), 'name them in personal-data.ts').toEqual([]);
  expect(await doubtfulTables(), 'they point to somebody’s, and so hold something personal').toEqual([]);
});

test('a new table is noticed', async () => {
  await database.db.schema
    .createTable('wishes')
    .addColumn('user_id', 'text', (column) => column.references('users.id'))
    .execute();
  expect(await unknownTables()).toEqual(['wishes']);
  expect(await doubtfulTables()).toEqual(['wishes']);
  await database.db.schema.dropTable('wishes').execute();
});
