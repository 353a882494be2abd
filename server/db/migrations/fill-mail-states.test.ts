// @module-tag dialect
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/database/test-database.ts';
import { at, FAILED, makeMail, SENT } from '../../../tests/support/made-mails.ts';
import { fillMailStates } from './fill-mail-states.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('mails from before have the domain they go to, and those that were given up failed when they were put in', async () => {
  const { db } = database;
  const before = { domain: '', failed_at: null, created_at: at(-60) };
  await makeMail(db, { ...SENT, ...before, recipient: 'a.sent@example.com' });
  await makeMail(db, { ...FAILED, ...before, recipient: 'b.given-up@Hills.Example' });
  await makeMail(db, { ...before, recipient: 'c.waits@sub.example.co.in' });
  await fillMailStates(db as never);
  const mails = await db.selectFrom('outbox').select(['domain', 'failed_at']).orderBy('recipient').execute();
  expect(mails).toEqual([
    { domain: 'example.com', failed_at: null },
    { domain: 'hills.example', failed_at: at(-60) },
    { domain: 'sub.example.co.in', failed_at: null },
  ]);
});
