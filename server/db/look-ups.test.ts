// @module-tag dialect
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { explainQuery } from '../../tests/support/database/explain-query.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/support/database/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test.each([
  ['the tour that an enquiry names', sql`select * from tours where title = 'Gangtok'`, 'tours_by_title'],
  [
    'the messages from an address',
    sql`select * from contact_messages where email = 'a@b.in'`,
    'contact_messages_by_email',
  ],
])('found by its own index: %s', async (_what, query, index) => {
  expect(await explainQuery(database.db, query)).toContain(index);
});
