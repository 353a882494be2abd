import { CompiledQuery, createQueryId, type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MailQuery } from '../../../contracts/mail/manage-mail.contract.ts';
import {
  isOnPostgres,
  openTestDatabase,
  type TestDatabase,
} from '../../../tests/support/database/test-database.ts';
import { CANCELLED, FAILED, makeMail, SENT } from '../../../tests/support/made-mails.ts';
import { listMails } from './mail-list.queries.ts';

// With 100,000 mails a page must not take longer than with a hundred: each list goes along an index to its end.

let database: TestDatabase;
const asked: RootOperationNode[] = [];
const plugin: KyselyPlugin = {
  transformQuery: ({ node }) => {
    asked.push(node);
    return node;
  },
  transformResult: async ({ result }) => result,
};

beforeAll(async () => {
  database = await openTestDatabase();
  for (const given of [{}, SENT, FAILED, CANCELLED, { last_error: '451 Later' }])
    for (const kind of ['enquiry-received', 'account-change'])
      await makeMail(database.db, { kind, ...given });
});
afterAll(() => database.close());

async function planOf(query: MailQuery): Promise<string> {
  asked.length = 0;
  const page = { limit: 50, after: { at: '2026-05-01T10:00:00.000Z', id: 'zzz' } };
  const after = query.q ? undefined : page.after;
  await listMails(database.db.withPlugin(plugin), { ...page, after }, query);
  const [node] = asked;
  if (!node) throw new Error('Nothing was asked.');
  const { sql: text, parameters } = database.db.getExecutor().compileQuery(node, createQueryId());
  return database.db.transaction().execute(async (trx) => {
    if (isOnPostgres())
      for (const way of ['seqscan', 'bitmapscan', 'sort'])
        await sql.raw(`set local enable_${way} = off`).execute(trx);
    const prefix = isOnPostgres() ? 'explain' : 'explain query plan';
    return JSON.stringify(
      (await trx.executeQuery(CompiledQuery.raw(`${prefix} ${text}`, [...parameters]))).rows,
    );
  });
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
