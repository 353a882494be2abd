// @module-tag dialect
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../tests/support/database/test-database.ts';
import { makeEnquiry } from '../../../../tests/support/factories.ts';
import { runTransaction } from '../../../db/transaction.ts';
import { WEBSITE } from './enquiry-events.ts';
import { lockSurvivors, readLocked } from './lock-enquiries.ts';
import { joinEnquiries } from './merges.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** How many queries it takes to lock these. */
async function queriesToLock(ids: readonly string[]): Promise<number> {
  let asked = 0;
  const counter: KyselyPlugin = {
    transformQuery({ node }) {
      asked += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await database.db.transaction().execute((trx) => lockSurvivors(trx.withPlugin(counter), ids));
  return asked;
}

function merge(ids: string[]): Promise<string> {
  return runTransaction(database.db, async (trx) => {
    const [survivor, other] = await readLocked(trx, ids, () =>
      trx.selectFrom('bookings').selectAll().where('id', 'in', ids).orderBy('id').execute(),
    );
    if (!survivor || !other) throw new Error('There are not two.');
    return joinEnquiries(trx, survivor, other, { actor: WEBSITE, now: new Date() });
  });
}

test('many enquiries are locked with no more queries than one', async () => {
  const ids: string[] = [];
  for (let number = 0; number < 10; number += 1) {
    const survivor = await makeEnquiry(database.db, { user_id: null });
    const other = await makeEnquiry(database.db, { user_id: null });
    await merge([survivor.id, other.id]);
    ids.push(other.id);
  }
  expect(await queriesToLock(ids)).toBe(await queriesToLock(ids.slice(0, 1)));
});
