import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { generateAll } from '../../scripts/support/generate/generate-all.ts';
import { type Db, openDatabase } from '../../server/db/database.ts';
import { migrateToLatest } from '../../server/db/migrate.ts';
import { matchesSearch } from '../../server/db/search-words.ts';
import { explainQuery } from '../support/database/explain-query.ts';

const AMOUNTS = { bookings: 120, users: 60, tours: 20, reviews: 40 };
const NOW = new Date('2026-11-21T06:30:00.000Z');
const opened: { db: Db; dataDir: string }[] = [];

afterEach(async () => {
  for (const { db, dataDir } of opened.splice(0)) {
    await db.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

async function generated(seed: string, amounts = AMOUNTS): Promise<Db> {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const dataDir = mkdtempSync(join(tmpdir(), 'teesta-generated-'));
  const db = openDatabase({ dataDir, databaseUrl: undefined });
  opened.push({ db, dataDir });
  await migrateToLatest(db);
  await generateAll(db, { amounts, seed, now: NOW });
  vi.restoreAllMocks();
  return db;
}

const enquiries = (db: Db) => db.selectFrom('bookings').selectAll().orderBy('id').execute();

test('as many rows are made as were asked for, none of them later than now', async () => {
  const db = await generated('1');
  for (const table of ['bookings', 'users', 'tours', 'reviews'] as const) {
    const rows = await db.selectFrom(table).select('created_at').execute();
    expect(rows, table).toHaveLength(AMOUNTS[table]);
    expect(rows.every(({ created_at }) => created_at <= NOW.toISOString())).toBe(true);
  }
});

test('the same seed makes the same rows, another seed others', async () => {
  const [one, again, other] = [await generated('1'), await generated('1'), await generated('2')];
  expect(await enquiries(again)).toEqual(await enquiries(one));
  expect(await enquiries(other)).not.toEqual(await enquiries(one));
});

test('what is made is found by its words, and can be made a second time', async () => {
  const db = await generated('1');
  const [first] = await enquiries(db);
  const found = await matchesSearch(db, 'booking', first?.reference ?? '', 'bookings.id');
  expect(found).toBeDefined();
  if (found)
    expect(await db.selectFrom('bookings').select('id').where(found).execute()).toEqual([{ id: first?.id }]);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await generateAll(db, { amounts: AMOUNTS, seed: '1', now: NOW });
  expect(await enquiries(db)).toHaveLength(2 * AMOUNTS.bookings);
});

/** SQLite plans by what it has counted: here it has counted a hundred times as much. */
async function countHundredfold(db: Db): Promise<void> {
  await sql`analyze`.execute(db);
  const { rows } = await sql<{ idx: string; stat: string }>`select idx, stat from sqlite_stat1`.execute(db);
  for (const { idx, stat } of rows) {
    const hundredfold = stat.replace(/\d+/g, (count) => (count === '1' ? count : `${count}00`));
    await sql`update sqlite_stat1 set stat = ${hundredfold} where idx = ${idx}`.execute(db);
  }
  await sql`analyze sqlite_schema`.execute(db);
}

// It skips along an index whose first column has few values, and sorts all that it finds: see migration 0008.
test('the database walks along an index, too, where it has counted many rows', async () => {
  const db = await generated('1', { ...AMOUNTS, bookings: 1_000 });
  // What waits in the bin went there at as many moments, and makes the index look as if it found few.
  await sql`update bookings set deleted_at = created_at where id in (select id from bookings limit 150)`.execute(
    db,
  );
  await countHundredfold(db);
  for (const order of [
    'created_at desc, id desc',
    "coalesce(next_action_on, '9999-12-31'), id",
    "coalesce(book_at, '9999-12-31'), id",
  ]) {
    const query = sql`select * from bookings where deleted_at is null order by ${sql.raw(order)} limit 26`;
    expect(await explainQuery(db, query), order).not.toContain('TEMP B-TREE');
  }
});
