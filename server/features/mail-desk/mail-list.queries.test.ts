// @module-tag dialect
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MailQuery } from '../../../contracts/mail/manage-mail.contract.ts';
import { explainAsked } from '../../../tests/support/database/explain-asked.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/database/test-database.ts';
import { CANCELLED, FAILED, makeMail, SENT } from '../../../tests/support/made-mails.ts';
import { listMails } from './mail-list.queries.ts';

// With 100,000 mails a page must not take longer than with a hundred: each list goes along an index to its end.

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  for (const given of [{}, SENT, FAILED, CANCELLED, { last_error: '451 Later' }])
    for (const kind of ['enquiry-received', 'account-change'])
      await makeMail(database.db, { kind, ...given });
});
afterAll(() => database.close());

async function planOf(query: MailQuery): Promise<string> {
  const after = query.q ? undefined : { at: '2026-05-01T10:00:00.000Z', id: 'zzz' };
  const [plan = ''] = await explainAsked(database.db, (db) => listMails(db, { limit: 50, after }, query));
  return plan;
}

test.each<[MailQuery, RegExp]>([
  [{}, /outbox_newest/],
  [{ state: 'waiting' }, /outbox_open_newest/],
  [{ state: 'retrying' }, /outbox_retrying_newest/],
  [{ state: 'sent' }, /outbox_sent_newest/],
  [{ state: 'failed' }, /outbox_failed/],
  [{ state: 'cancelled' }, /outbox_cancelled_newest/],
  [{ kind: 'account-change' }, /outbox_kind_newest/],
  [{ kind: 'account-change', state: 'failed' }, /outbox_(kind_newest|failed)/],
  [{ q: 'asha' }, /outbox_(of_recipient|recipient_begins)/],
  [{ q: 'asha', state: 'failed' }, /outbox_(of_recipient|recipient_begins|failed)/],
])('%o goes along an index', async (query, index) => {
  const plan = await planOf(query);
  expect(plan).toMatch(index);
  expect(plan).not.toMatch(/TEMP B-TREE|Sort/);
});
