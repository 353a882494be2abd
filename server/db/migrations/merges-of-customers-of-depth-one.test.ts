// @module-tag dialect

import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAdmin } from '../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { up } from './0063-merges-of-customers-of-depth-one.ts';

let site: TestApp;
let as: string;
beforeAll(async () => {
  site = await buildTestApp();
  as = await site.signIn(await makeAdmin(site.db));
});
afterAll(() => site.close());

const TIME = '2026-11-20T06:30:00.000Z';

async function survivorsOf(ids: readonly string[]): Promise<(string | null)[]> {
  const rows = await site.db.selectFrom('customers').select(['id', 'merged_into']).execute();
  return ids.map((id) => rows.find((row) => row.id === id)?.merged_into ?? null);
}

test('customers merged in a line are all merged into the last, and three merges are undone from the last on', async () => {
  const line = ['a', 'b', 'c', 'd'];
  for (const [nth, id] of line.toReversed().entries())
    await site.db
      .insertInto('customers')
      .values({
        id,
        name: id,
        phone: '',
        email: '',
        last_at: null,
        merged_into: nth === 0 ? null : (line[4 - nth] ?? null),
      })
      .execute();
  for (const id of line)
    await site.db
      .insertInto('contact_messages')
      .values({
        id,
        name: id,
        email: `${id}@hills.test`,
        tour_type: '',
        mobile: '',
        message: '',
        created_at: TIME,
      })
      .execute();
  for (const id of line)
    await site.db
      .insertInto('customer_items')
      .values({ kind: 'message', item_id: id, customer_id: 'd', is_pinned: 1, pending: null })
      .execute();
  for (const [nth, otherId] of line.slice(0, 3).entries()) {
    const customerId = line[nth + 1] ?? '';
    const items = line
      .slice(0, nth + 1)
      .map((item_id) => ({ kind: 'message', item_id, is_pinned: 1, from: otherId, to: customerId }));
    const body = JSON.stringify({ kind: 'merge', customerId, otherId, items, noteIds: [] });
    await site.db
      .insertInto('customer_changes')
      .values({ id: `${otherId} into ${customerId}`, body, created_at: TIME, undone_at: null })
      .execute();
  }
  await up(site.db as unknown as Kysely<unknown>);
  expect(await survivorsOf(line)).toEqual(['d', 'd', 'd', null]);

  const undo = async (id: string) =>
    (await site.post(`/manage/customers/changes/${encodeURIComponent(id)}/undo`, { as })).status;
  expect(await undo('b into c')).toBe(409);
  expect(await undo('c into d')).toBe(200);
  expect((await survivorsOf(line)).slice(0, 3)).toEqual(['c', 'c', null]);
  expect(await undo('b into c')).toBe(200);
  expect((await survivorsOf(line)).slice(0, 2)).toEqual(['b', null]);
});
