// @module-tag dialect
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../tests/support/database/test-database.ts';
import { makeSubscriber } from '../../tests/support/factories.ts';
import { BegunTooEarly, runTransaction } from './transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const lost = (code: string) => Object.assign(new Error('lost'), { code });

/** Writes a row, and fails the given number of times. */
async function write(times: number, fault: Error): Promise<number> {
  await database.db.deleteFrom('subscribers').execute();
  let tried = 0;
  await runTransaction(database.db, async (trx) => {
    await makeSubscriber(trx);
    tried += 1;
    if (tried <= times) throw fault;
  }).catch((error) => expect(error).toBe(fault));
  return tried;
}

const written = async () => (await database.db.selectFrom('subscribers').select('id').execute()).length;

test.each(['40P01', '40001'])(
  'what was lost to another transaction (%s) is done again, and kept once',
  async (code) => {
    expect(await write(2, lost(code))).toBe(3);
    expect(await written()).toBe(1);
  },
);

test('what began too early is begun again', async () => {
  expect(await write(1, new BegunTooEarly())).toBe(2);
  expect(await written()).toBe(1);
});

test('what is lost every time is given up', async () => {
  expect(await write(9, lost('40P01'))).toBe(3);
  expect(await written()).toBe(0);
});

test('what failed for another reason is not done again', async () => {
  expect(await write(1, lost('23505'))).toBe(1);
  expect(await written()).toBe(0);
});
