// @module-tag dialect
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeContactMessage } from '../../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { newId } from '../../../db/identifiers.ts';
import { runTransaction } from '../../../db/transaction.ts';
import { markItems } from './mark-items.ts';

let site: TestApp;
let rowsRead = 0;
let queries = 0;

beforeAll(async () => {
  const counter = {
    transformQuery: <Node>({ node }: { node: Node }) => {
      queries += 1;
      return node;
    },
    transformResult: async <Result extends { rows: unknown[] }>({ result }: { result: Result }) => {
      rowsRead += result.rows.length;
      return result;
    },
  };
  site = await buildTestApp({ plugin: counter });
});
afterAll(() => site.close());

type Own = { name: string; email: string; mobile: string };

async function store(own: Own, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, nth) => ({
    ...{ ...own, id: newId(), tour_type: '', message: 'Is the road open?' },
    created_at: new Date(Date.UTC(2020, 0, 1, 0, nth)).toISOString(),
  }));
  await runTransaction(site.db, async (trx) => {
    await trx.insertInto('contact_messages').values(rows).execute();
    const ids = rows.map(({ id }) => id);
    markItems(trx, 'message', ids);
  });
}

test('one more message of somebody who sent hundreds is linked without looking at each of them', async () => {
  const own = { name: 'Asha Rai', email: 'asha@example.com', mobile: '+919832012345' };
  await store(own, 400);
  for (const name of ['Asha Rai', 'Bina Rai']) {
    rowsRead = 0;
    await makeContactMessage(site.deps.db, { ...own, name });
    expect(rowsRead, name).toBeLessThan(200);
  }
  expect(await site.db.selectFrom('customers').select('id').execute()).toHaveLength(1);
});

test('thousands of messages of one customer are corrected without asking for each of them', async () => {
  const own = { name: 'Zyx Rai', email: 'zyx@example.com', mobile: '' };
  await store(own, 1_700);
  await runTransaction(site.deps.db, async (trx) => {
    await trx.updateTable('contact_messages').set({ name: 'Zyx R' }).where('email', '=', own.email).execute();
    const rows = await trx
      .selectFrom('contact_messages')
      .select('id')
      .where('email', '=', own.email)
      .execute();
    markItems(
      trx,
      'message',
      rows.map(({ id }) => id),
    );
    queries = 0;
  });
  expect(queries).toBeLessThan(100);
  const customer = site.db.selectFrom('customers').select('name').where('email', '=', own.email);
  expect(await customer.execute()).toEqual([{ name: 'Zyx R' }]);
});
