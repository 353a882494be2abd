import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../tests/support/database/test-database.ts';
import { takeMailTurn } from './mail-turns.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('of forty who ask at the same moment no more than five have a mail sent', async () => {
  const now = new Date('2026-05-01T12:00:00.000Z');
  const mail = { kind: 'notice', recipient: 'victim@example.com' };
  const ask = () => database.db.transaction().execute((trx) => takeMailTurn(trx, mail, now, 1));
  const waits = await Promise.all(Array.from({ length: 40 }, ask));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
  expect(new Set(waits)).toEqual(new Set([0, 3_600]));
});
