import {
  closeSync,
  cpSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isDatabaseAway } from '../database-errors.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

type Tables = { notes: { text: string } };

let folder: string;
let path: string;
let db: Kysely<Tables>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'teesta-guard-'));
  path = join(folder, 'test.sqlite');
  db = new Kysely<Tables>({ dialect: sqliteDialect(path) });
  await db.schema.createTable('notes').addColumn('text', 'text').execute();
  await write('kept');
});
afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const write = (text: string) => db.insertInto('notes').values({ text }).execute();
const fault = () =>
  write('lost').then(
    () => undefined,
    (error: unknown) => error as Error,
  );
const notes = async () => (await db.selectFrom('notes').select('text').execute()).map(({ text }) => text);

test.each(['', '-wal', '-shm'])('nothing is written once test.sqlite%s is deleted', async (ending) => {
  rmSync(path + ending);
  const told = await fault();
  expect(told?.message).toBe(`The database file was deleted or replaced while the site ran: ${path}`);
  expect(isDatabaseAway(told)).toBe(true);
  expect(await notes()).toEqual(['kept']);
});

test('nor to one that is moved, until it is back', async () => {
  renameSync(path, `${path}.away`);
  expect((await fault())?.message).toContain('deleted or replaced');
  renameSync(`${path}.away`, path);
  await write('after it');
  expect(await notes()).toEqual(['kept', 'after it']);
});

test('nor beside another that was put in its place', async () => {
  cpSync(path, `${path}.copy`);
  renameSync(`${path}.copy`, path);
  expect((await fault())?.message).toContain('deleted or replaced');
});

test('a file that goes while it is written to answers nobody', async () => {
  const deleted = db.transaction().execute(async (trx) => {
    await trx.insertInto('notes').values({ text: 'lost' }).execute();
    rmSync(path);
  });
  await expect(deleted).rejects.toThrow('deleted or replaced');
});

test.each([
  [
    'overwritten',
    () => {
      const file = openSync(path, 'r+');
      writeSync(file, Buffer.alloc(8_192, 'x'), 0, 8_192, 0);
      closeSync(file);
    },
  ],
  ['cut off', () => truncateSync(path, 0)],
])('nothing is written to a file that was %s', async (_how, spoil) => {
  // What was committed goes from the log into the file, as it does by itself after some megabytes.
  await db.destroy();
  db = new Kysely<Tables>({ dialect: sqliteDialect(path) });
  await notes();
  spoil();
  const told = await fault();
  expect(isDatabaseAway(told)).toBe(true);
  expect(told?.message).toMatch(/malformed|not a database/);
  const again = await fault();
  expect(again?.message).toBe(`The database file is malformed: ${path}`);
});
