// @module-tag dialect
import { afterAll, beforeAll, expect, test } from 'vitest';
import { explainAsked } from '../../../tests/support/database/explain-asked.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/database/test-database.ts';
import { listSubscribers } from './subscribers.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

// They are few among 100,000 that do not bounce.
test('whose mails come back is looked up by the address, not looked for among all subscribers', async () => {
  const [plan] = await explainAsked(
    database.db,
    (db) => listSubscribers(db, { limit: 50, after: undefined }, { state: 'bounced' }),
    ['seqscan', 'bitmapscan', 'hashjoin', 'mergejoin'],
  );
  expect(plan).toMatch(/(SEARCH subscribers USING|on subscribers)/);
  expect(plan).not.toMatch(
    /SCAN subscribers|Seq Scan on subscribers|subscribers_newest|subscribers_by_state/,
  );
});
