// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { customerDesk } from '../../../../tests/support/customer-desk.ts';
import { makeAdmin, makeUser } from '../../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { turnsDuring } from '../../../../tests/support/turns-during.ts';
import { newId } from '../../../db/identifiers.ts';
import { runTransaction } from '../../../db/transaction.ts';
import { markItems } from '../mark-items.ts';
import { linkInTurns } from './link-in-turns.ts';
import { linkPending } from './link-items.ts';
import { takeAwayPending } from './take-away.ts';

let site: TestApp;
let staff: string;
let desk: ReturnType<typeof customerDesk>;
beforeAll(async () => {
  site = await buildTestApp();
  staff = await site.signIn(await makeAdmin(site.db));
  desk = customerDesk(site, staff);
});
afterAll(() => site.close());
beforeEach(() => desk.forgetAll());

const linkAll = () =>
  linkInTurns(site.db, { error: (said: unknown) => expect.fail(String(said)) }, () => false);

async function store(name: string, count: number, phoneOf: (nth: number) => string): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, nth) => ({
    id: newId(),
    name,
    email: '',
    tour_type: '',
    mobile: phoneOf(nth),
    message: 'Is the road open?',
    created_at: '2026-11-20T06:30:00.000Z',
  }));
  const ids = rows.map(({ id }) => id);
  await site.db.insertInto('contact_messages').values(rows).execute();
  await markItems(site.db, 'message', ids);
  return ids;
}

/** Answers how often others had their turn meanwhile. */
async function takeAway(ids: readonly string[]): Promise<number> {
  return runTransaction(site.db, async (trx) => {
    await trx.deleteFrom('contact_messages').where('id', 'in', ids).execute();
    await markItems(trx, 'message', ids);
    return turnsDuring(() => takeAwayPending(trx));
  });
}

const namesOfCustomers = async () =>
  (await site.db.selectFrom('customers').select('name').execute()).map(({ name }) => name);

test('of somebody with thousands of things nothing is left, and others have their turn meanwhile', async () => {
  const linked = await store('Zyx Rai', 60, (nth) => `98320000${10 + (nth % 20)}`);
  await linkAll();
  expect(await namesOfCustomers()).toHaveLength(20);
  // Those that came last are looked at first.
  const since = await store('Zyx Rai', 2_240, (nth) => `98320000${10 + (nth % 20)}`);
  const turns = await takeAway([...linked, ...since]);
  expect(turns).toBeGreaterThan(10);
  expect(await namesOfCustomers()).toEqual([]);
  expect(await site.db.selectFrom('customer_items').select('item_id').execute()).toEqual([]);
  expect(await site.db.selectFrom('search_words').select('word').execute()).toEqual([]);
});

test('what an account joined falls apart afterwards, some customers at a time', async () => {
  const user = await makeUser(site.db, { username: 'zyxuser', email: 'zyx@hills.test' });
  const phoneOf = (nth: number) => `+9198320${10_000 + nth}`;
  for (let nth = 0; nth < 30; nth += 1)
    await desk.enquiryOf({
      user_id: user.id,
      phone: phoneOf(nth),
      full_name: `Guest${nth} Rai`,
      created_at: '2020-01-01T06:00:00.000Z',
    });
  await linkAll();
  expect(await namesOfCustomers()).toHaveLength(1);
  expect(await desk.find('zyxu')).toHaveLength(1);

  expect((await site.delete(`/users/${user.id}`, { as: staff })).status).toBe(200);
  expect(await namesOfCustomers(), 'in the transaction only what is gone goes').toHaveLength(1);
  const words = site.db
    .selectFrom('search_words')
    .select('word')
    .where('kind', '=', 'customer')
    .where('word', 'like', '%zyx%');
  expect(await words.execute()).toEqual([]);
  await linkPending(site.db);
  const names = await namesOfCustomers();
  expect(names).toHaveLength(30);
  expect(names.filter((name) => name !== '').length, 'of whom staff’s page says some').toBeLessThan(30);
  await linkAll();
  for (const nth of [0, 12, 29]) expect(await desk.find(phoneOf(nth))).toEqual([`Guest${nth} Rai`]);
  expect(await desk.list()).toHaveLength(30);
});

test('a number that too many names stood with makes one of others again when some of them are gone', async () => {
  const names = 'abcdefgh'.split('').map((letter) => `Guest ${letter}`);
  for (const name of names) await store(name, 1, () => '9832099999');
  const last = await store('Zyx Rai', 1, () => '9832099999');
  await linkAll();
  expect(await namesOfCustomers()).toHaveLength(9);
  await takeAway(last);
  expect(await namesOfCustomers()).not.toContain('Zyx Rai');
  expect(await desk.list()).toHaveLength(1);
});
