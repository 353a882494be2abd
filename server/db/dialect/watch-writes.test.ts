// @module-tag dialect
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/database/test-database.ts';
import { makeReview, makeTour } from '../../../tests/support/factories.ts';

let database: TestDatabase;
const told: string[][] = [];
beforeAll(async () => {
  database = await openTestDatabase((tables) => told.push([...tables].sort()));
});
beforeEach(() => void told.splice(0));
afterAll(() => database.close());

test('every write is told, no matter how it is made', async () => {
  const { db } = database;
  const { id } = await makeTour(db);
  expect(told.flat()).toContain('tours');
  told.splice(0);
  await db.updateTable('tours').set({ title: 'Another' }).where('id', '=', id).execute();
  await db.deleteFrom('tours').where('id', '=', id).returning('id').execute();
  await sql`insert into settings (name, value, is_placeholder, updated_at) values ('live', '1', 0, '')`.execute(
    db,
  );
  expect(told).toEqual([['tours'], ['tours'], ['settings']]);
});

test('what a transaction wrote is told once, when it is committed', async () => {
  const { db } = database;
  const tour = await makeTour(db);
  told.splice(0);
  await db.transaction().execute(async (trx) => {
    await makeReview(trx, { tour_id: tour.id });
    await trx.updateTable('tours').set({ title: 'Another' }).where('id', '=', tour.id).execute();
    expect(told).toEqual([]);
  });
  expect(told).toHaveLength(1);
  expect(told[0]).toEqual(expect.arrayContaining(['reviews', 'tours']));
});

test('nothing is told of what was taken back, of what changed no row, nor of reading', async () => {
  const { db } = database;
  const tour = await makeTour(db);
  told.splice(0);
  const fault = new Error('taken back');
  await expect(
    db.transaction().execute(async (trx) => {
      await trx.deleteFrom('tours').execute();
      throw fault;
    }),
  ).rejects.toBe(fault);
  await db.updateTable('tours').set({ title: 'Nobody' }).where('id', '=', 'nowhere').execute();
  await db.deleteFrom('tours').where('id', '=', 'nowhere').returning('id').execute();
  await db.selectFrom('tours').selectAll().where('id', '=', tour.id).execute();
  await db.transaction().execute((trx) => trx.selectFrom('tours').select('id').execute());
  expect(told).toEqual([]);
});
