import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { newId } from '../../../db/identifiers.ts';
import { markAll } from '../mark-items.ts';
import { linkInTurns, sizeAfter } from './link-in-turns.ts';
import { hasPending, ITEMS_PER_BATCH, linkPending } from './link-items.ts';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());

async function storeAsBefore(count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, nth) => messageOf(`traveller${nth % 60}`));
  await site.db.insertInto('contact_messages').values(rows).execute();
  await site.db.transaction().execute(markAll);
}

const messageOf = (name: string) => ({
  id: newId(),
  name,
  email: `${name}@example.com`,
  tour_type: '',
  mobile: '',
  message: 'Is the road open?',
  created_at: '2026-11-20T06:30:00.000Z',
});

test('what was there before is linked in turns: a visitor writes between two batches, and staff’s page does none of it', async () => {
  await storeAsBefore(240);
  await linkPending(site.db);
  const linked = await site.db
    .selectFrom('customer_items')
    .select('kind')
    .where('customer_id', 'is not', null)
    .execute();
  expect(linked).toEqual([]);

  let isWritten = false;
  const linking = linkInTurns(site.db, () => isWritten);
  await site.db.insertInto('contact_messages').values(messageOf('visitor')).execute();
  isWritten = true;
  await linking;
  expect(await hasPending(site.db), 'the visitor waited for all of it').toBe(true);
  await linkInTurns(site.db, () => false);
  expect(await hasPending(site.db)).toBe(false);
  const customers = await site.db
    .selectFrom('customers')
    .select('email')
    .where('email', 'like', 'traveller%')
    .execute();
  expect(customers).toHaveLength(60);
});

test('a batch is as large as the time allows that the one before took', () => {
  expect(sizeAfter(20, 25)).toBe(20);
  expect(sizeAfter(20, 1), 'at most twice as large').toBe(40);
  expect(sizeAfter(80, 1)).toBe(ITEMS_PER_BATCH);
  expect(sizeAfter(20, 250)).toBe(2);
  expect(sizeAfter(1, 4_000)).toBe(1);
  expect(sizeAfter(0, 0), 'somebody else linked them').toBe(1);
});
