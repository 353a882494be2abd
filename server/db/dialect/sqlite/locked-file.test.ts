import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isDatabaseAway } from '../database-errors.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

type Tables = { notes: { text: string } };

let folder: string;
let path: string;
let db: Kysely<Tables>;
/** Another process, such as a program that somebody looks into the file with. */
let other: DatabaseSync;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'teesta-locked-'));
  path = join(folder, 'test.sqlite');
  db = new Kysely<Tables>({ dialect: sqliteDialect(path) });
  await db.schema.createTable('notes').addColumn('text', 'text').execute();
  other = new DatabaseSync(path);
  other.exec('begin exclusive');
});
afterEach(async () => {
  other.close();
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const write = (text: string, to = db) =>
  to.transaction().execute((trx) => trx.insertInto('notes').values({ text }).execute());
const notes = async () =>
  (await db.selectFrom('notes').select('text').orderBy('text').execute()).map(({ text }) => text);
const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await new Promise(setImmediate);
};

test('a lock of another process is waited for, and meanwhile all else goes on', async () => {
  const answered: string[] = [];
  const written = Promise.all([
    write('first').then(() => answered.push('first')),
    db.insertInto('notes').values({ text: 'second' }).execute(),
    sql`vacuum`.execute(db),
  ]);
  // Thousands of turns: nothing of it stands still where it waits.
  await turns(5_000);
  expect(await notes()).toEqual([]);
  expect(answered).toEqual([]);
  other.exec('rollback');
  await written;
  expect(await notes()).toEqual(['first', 'second']);
});

test('one that is held for too long fails what waits, each by its own time, and lets the next in', async () => {
  const impatient = new Kysely<Tables>({ dialect: sqliteDialect(path, { maxWait: 0 }) });
  const faults = await Promise.all(
    [write('first', impatient), write('second', impatient), sql`vacuum`.execute(impatient)].map((asked) =>
      asked.catch((error: unknown) => error),
    ),
  );
  expect(faults.map((fault) => [String(fault), isDatabaseAway(fault)])).toEqual(
    faults.map(() => ['Error: database is locked', true]),
  );
  other.exec('rollback');
  await write('after it', impatient);
  await impatient.destroy();
  expect(await notes()).toEqual(['after it']);
});

test('a database that is opened meanwhile waits as well', async () => {
  other.exec('rollback');
  await db.destroy();
  other.exec('pragma locking_mode = exclusive');
  other.exec(`insert into notes values ('of the other')`);
  db = new Kysely<Tables>({ dialect: sqliteDialect(path) });
  const written = write('late');
  await turns(500);
  other.exec('pragma locking_mode = normal');
  other.exec('select 1 from notes');
  await written;
  expect(await notes()).toEqual(['late', 'of the other']);
});
