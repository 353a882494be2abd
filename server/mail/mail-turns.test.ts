// @module-tag dialect
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

test.each([
  ['behind a plus sign', (turn: number) => `asha+${turn}@example.com`],
  [
    'with dots at Gmail',
    (turn: number) => `${'pema'.slice(0, turn % 4)}.${'pema'.slice(turn % 4)}@gmail.com`,
  ],
  ['in both names of Gmail', (turn: number) => `asha.rai@${turn % 2 ? 'gmail' : 'googlemail'}.com`],
])('addresses of one mailbox have the turns of one: %s', async (_how, addressOf) => {
  const now = new Date('2026-05-01T12:00:00.000Z');
  const sent = [];
  for (let turn = 1; turn <= 8; turn += 1) {
    const mail = { kind: 'notice', recipient: addressOf(turn) };
    sent.push(await database.db.transaction().execute((trx) => takeMailTurn(trx, mail, now, 1)));
  }
  expect(sent.filter((wait) => wait === 0)).toHaveLength(5);
});

test.each(['a.sha@example.com', 'as.ha@example.com', '+asha@example.com', '+other@example.com'])(
  '%s has turns of its own',
  async (recipient) => {
    const now = new Date('2026-06-01T12:00:00.000Z');
    const take = (trx: typeof database.db, kind: string) => takeMailTurn(trx, { kind, recipient }, now, 1);
    const waits = [];
    for (let turn = 0; turn < 5; turn += 1)
      waits.push(await database.db.transaction().execute((trx) => take(trx, 'notice')));
    expect(waits).toEqual([0, 0, 0, 0, 0]);
  },
);
