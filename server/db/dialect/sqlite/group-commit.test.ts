import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { guardFile } from './file-guard.ts';
import { createGroupCommit } from './group-commit.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { openForWriting, type SqliteFile } from './sqlite-file.ts';

type Tables = { notes: { text: string } };

let folder: string;
let db: Kysely<Tables>;
/** Another process: it sees what is committed, and nothing else. */
let onlooker: DatabaseSync;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'teesta-commits-'));
  const path = join(folder, 'test.sqlite');
  db = new Kysely<Tables>({ dialect: sqliteDialect(path, { maxTurn: Number.POSITIVE_INFINITY }) });
  await db.schema
    .createTable('notes')
    .addColumn('text', 'text', (text) => text.unique())
    .execute();
  onlooker = new DatabaseSync(path);
});
afterEach(async () => {
  onlooker.close();
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const committed = () =>
  onlooker
    .prepare('select text from notes order by text')
    .all()
    .map(({ text }) => text);
const seenBeside = async () =>
  (await db.selectFrom('notes').select('text').execute()).map(({ text }) => text);
const write = (text: string, work: (trx: Kysely<Tables>) => unknown = () => {}) =>
  db.transaction().execute(async (trx) => {
    await trx.insertInto('notes').values({ text }).execute();
    await work(trx);
  });

test('transactions that come together are committed together, and answered after it', async () => {
  const answered: string[] = [];
  await Promise.all([
    write('first').then(() => answered.push('first')),
    write('second', () => {
      expect(committed()).toEqual([]);
      expect(answered).toEqual([]);
    }).then(() => expect(committed()).toEqual(['first', 'second', 'third'])),
    db.insertInto('notes').values({ text: 'third' }).execute(),
  ]);
  expect(answered).toEqual(['first']);
});

test('those that come later than the turn lasts are committed by themselves', async () => {
  const impatient = new Kysely<Tables>({
    dialect: sqliteDialect(join(folder, 'test.sqlite'), { maxTurn: -1 }),
  });
  const add = (text: string, work = () => {}) =>
    impatient.transaction().execute(async (trx) => {
      work();
      await trx.insertInto('notes').values({ text }).execute();
    });
  await Promise.all([add('first'), add('second', () => expect(committed()).toEqual(['first']))]);
  await impatient.destroy();
});

test('what fails is taken back alone', async () => {
  const outcomes = await Promise.allSettled([
    write('kept'),
    write('taken back', () => Promise.reject(new Error('no'))),
    write('kept'),
    write('kept as well'),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  expect(committed()).toEqual(['kept', 'kept as well']);
});

test('what is not committed is seen by its own transaction alone', async () => {
  await Promise.all([
    write('first'),
    write('second', async (trx) => {
      expect(await seenBeside()).toEqual([]);
      const rows = await trx.selectFrom('notes').select('text').orderBy('text').execute();
      expect(rows.map(({ text }) => text)).toEqual(['first', 'second']);
    }),
  ]);
  expect(await seenBeside()).toEqual(['first', 'second']);
});

test('one that waits for something else holds up those behind it, and nobody who reads', async () => {
  const something = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const slow = write('slow', () => {
    begun.resolve();
    return something.promise;
  });
  const behind = write('behind');
  await begun.promise;
  expect(await seenBeside()).toEqual([]);
  something.resolve();
  await Promise.all([slow, behind]);
  expect(committed()).toEqual(['behind', 'slow']);
});

test('where the commit fails everybody is told, and the next ones are kept', async () => {
  await sql`create table parents (id text primary key)`.execute(db);
  await sql`create table children (parent text references parents (id) deferrable initially deferred)`.execute(
    db,
  );
  const outcomes = await Promise.allSettled([
    write('first'),
    write('second', (trx) => sql`insert into children values ('nobody')`.execute(trx)),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await write('third');
  expect(committed()).toEqual(['third']);
});

test('a full disk ends the transaction of all, and nothing of them is kept', async () => {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql`pragma max_page_count = ${sql.lit((rows[0]?.page_count ?? 0) + 3)}`.execute(db);
  const outcomes = await Promise.allSettled([
    write('small'),
    write('x'.repeat(50_000), () => expect.unreachable()),
    write('small too', async (trx) => {
      await trx
        .insertInto('notes')
        .values({ text: 'x'.repeat(50_001) })
        .execute()
        .catch(() => {});
      // Without a transaction around it, this would be kept.
      await trx.insertInto('notes').values({ text: 'left over' }).execute();
    }),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(String((outcomes[0] as PromiseRejectedResult).reason)).toContain('full');
  expect(committed()).toEqual([]);
  await write('afterwards');
  expect(committed()).toEqual(['afterwards']);
});

test('where even the way back fails everybody is told, and the next ones are kept', async () => {
  const path = join(folder, 'test.sqlite');
  const file = openForWriting(path);
  const failing = new Set<string>();
  const failingFile: SqliteFile = {
    ...file,
    run(query) {
      if (failing.delete(query.sql)) throw new Error(`no ${query.sql}`);
      return file.run(query);
    },
  };
  // However busy the machine is, the two have one transaction.
  const { begin } = createGroupCommit(failingFile, guardFile(path), { maxTurn: Number.POSITIVE_INFINITY });
  const writeBy = async (text: string) => {
    const member = await begin();
    member.run({ sql: 'insert into notes values (?)', parameters: [text] });
    await member.commit();
  };
  failing.add('commit').add('rollback');
  const told = await Promise.allSettled([writeBy('first'), writeBy('second')]);
  expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await writeBy('third');
  expect(committed()).toEqual(['third']);

  failing.add('rollback to member');
  const shared = writeBy('with one that cannot be taken back');
  const member = await begin();
  member.run({ sql: 'insert into notes values (?)', parameters: ['taken back'] });
  member.rollback();
  await expect(shared).rejects.toThrow('no rollback to member');
  await writeBy('fourth');
  expect(committed()).toEqual(['fourth', 'third']);
  file.close();
});

test('what SQLite does in no transaction waits until there is none', async () => {
  await Promise.all([write('first'), sql`vacuum`.execute(db), write('second')]);
  expect(committed()).toEqual(['first', 'second']);
});
