// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { linkAll } from '../../../../tests/load/known-on-desk.ts';
import { makeEnquiry, makeUser } from '../../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import type { UserRow } from '../../../db/schema.ts';
import { markAll, markItem } from '../mark-items.ts';
import { linkPending } from './link-items.ts';

let site: TestApp;
let rowsRead = 0;
let agent: UserRow;

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
beforeEach(async () => {
  for (const table of ['customer_items', 'customers', 'bookings', 'users'] as const)
    await site.db.deleteFrom(table).execute();
  agent = await makeUser(site.db, { username: 'Asha Rai', email: 'asha@example.com' });
});

const of = (given: object = {}) => ({
  ...{ user_id: agent.id, user_email: agent.email, full_name: 'Asha Rai', phone: '+919832012345' },
  ...given,
});

/** How many rows are handed over to link one more of those that there are then. */
async function rowsToLinkOneOf(count: number, given: object = {}): Promise<number> {
  for (let number = 0; number < count; number += 1) await makeEnquiry(site.db, of());
  await site.db.transaction().execute(markAll);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await linkAll(site.db);
  vi.restoreAllMocks();
  const { id } = await makeEnquiry(site.db, of(given));
  await markItem(site.db, 'booking', id);
  rowsRead = 0;
  await linkPending(site.deps.db);
  return rowsRead;
}

const customers = async () => (await site.db.selectFrom('customers').select('id').execute()).length;

test('one more enquiry of an account that has hundreds is linked without looking at each of them', async () => {
  expect(await rowsToLinkOneOf(400)).toBeLessThan(150);
  const whose = site.db.selectFrom('customer_items').select('customer_id').distinct();
  expect(await whose.execute()).toHaveLength(1);
  expect(await customers()).toBe(1);
});

test('what brings another name is looked at with all of them', async () => {
  expect(await rowsToLinkOneOf(160, { full_name: 'Bina Rai' })).toBeGreaterThan(160);
  expect(await customers()).toBe(1);
});
