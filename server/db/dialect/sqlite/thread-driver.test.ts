import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sqliteDialect, sqliteThreadDialect } from './sqlite-dialect.ts';

type Tables = { notes: { text: string } };

let folder: string;
let db: Kysely<Tables>;
let reports: Kysely<Tables>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'teesta-thread-'));
  const path = join(folder, 'test.sqlite');
  db = new Kysely<Tables>({ dialect: sqliteDialect(path) });
  reports = new Kysely<Tables>({ dialect: sqliteThreadDialect(path) });
  await db.schema.createTable('notes').addColumn('text', 'text').execute();
});
afterEach(async () => {
  await reports.destroy();
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const notes = () => reports.selectFrom('notes').select('text').orderBy('text').execute();

test('what was committed is read, by several queries at once', async () => {
  for (const text of ['one', 'two']) await db.insertInto('notes').values({ text }).execute();
  const second = reports.selectFrom('notes').select('text').where('text', '=', 'two').executeTakeFirst();
  expect(await Promise.all([notes(), second])).toEqual([[{ text: 'one' }, { text: 'two' }], { text: 'two' }]);
  await db.deleteFrom('notes').where('text', '=', 'one').execute();
  expect(await notes()).toEqual([{ text: 'two' }]);
});

test('the process goes on while something long is read', async () => {
  const long =
    sql`with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 1000000)
    select count(*) as count from numbers`.execute(reports);
  let turns = 0;
  let isRead = false;
  const done = long.then(() => {
    isRead = true;
  });
  while (!isRead) {
    turns += 1;
    await new Promise(setImmediate);
  }
  await done;
  expect(turns).toBeGreaterThan(100);
  expect((await long).rows).toEqual([{ count: 1_000_000 }]);
});

test('a fault is that of the database, and the next query is answered', async () => {
  await expect(sql`select * from tours`.execute(reports)).rejects.toMatchObject({
    message: 'no such table: tours',
    code: 'ERR_SQLITE_ERROR',
    errcode: 1,
  });
  expect(await notes()).toEqual([]);
});

test('nothing is written there', async () => {
  await expect(reports.insertInto('notes').values({ text: 'x' }).execute()).rejects.toThrow('readonly');
  await expect(reports.transaction().execute(async () => {})).rejects.toThrow('only reads');
});

test('a thread that could not open the file is started again', async () => {
  const path = join(folder, 'later.sqlite');
  const early = new Kysely<Tables>({ dialect: sqliteThreadDialect(path) });
  await expect(early.selectFrom('notes').selectAll().execute()).rejects.toThrow('unable to open');
  const later = new Kysely<Tables>({ dialect: sqliteDialect(path) });
  await later.schema.createTable('notes').addColumn('text', 'text').execute();
  expect(await early.selectFrom('notes').selectAll().execute()).toEqual([]);
  await early.destroy();
  await later.destroy();
});
