// @module-tag dialect
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeContactMessage } from '../../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { newId } from '../../../db/identifiers.ts';
import { runTransaction } from '../../../db/transaction.ts';
import { markItems } from './mark-items.ts';

let site: TestApp;
let rowsRead = 0;

beforeAll(async () => {
  const counter = {
    transformQuery: <Node>({ node }: { node: Node }) => node,
    transformResult: async <Result extends { rows: unknown[] }>({ result }: { result: Result }) => {
      rowsRead += result.rows.length;
      return result;
    },
  };
  site = await buildTestApp({ plugin: counter });
});
afterAll(() => site.close());

test('one more message of somebody who sent hundreds is linked without looking at each of them', async () => {
  const own = { name: 'Asha Rai', email: 'asha@example.com', mobile: '+919832012345' };
  const rows = Array.from({ length: 400 }, () => ({
    ...{ ...own, id: newId(), tour_type: '', message: 'Is the road open?' },
    created_at: '2026-11-20T06:30:00.000Z',
  }));
  await runTransaction(site.db, async (trx) => {
    await trx.insertInto('contact_messages').values(rows).execute();
    const ids = rows.map(({ id }) => id);
    markItems(trx, 'message', ids);
  });
  for (const name of ['Asha Rai', 'Bina Rai']) {
    rowsRead = 0;
    await makeContactMessage(site.deps.db, { ...own, name });
    expect(rowsRead, name).toBeLessThan(200);
  }
  expect(await site.db.selectFrom('customers').select('id').execute()).toHaveLength(1);
});
