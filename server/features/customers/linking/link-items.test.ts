// @module-tag dialect
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { customerDesk } from '../../../../tests/support/customer-desk.ts';
import { makeAdmin, makeContactMessage, makeUser } from '../../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { turnsDuring } from '../../../../tests/support/turns-during.ts';
import { newId } from '../../../db/identifiers.ts';
import { runTransaction } from '../../../db/transaction.ts';
import { deleteMessages } from '../../contacts/delete-messages.ts';
import { linkLeft } from './link-left.ts';
import { markAll, markItems } from './mark-items.ts';

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

const messageOf = (name: string, mobile = '', email = '') => ({
  ...{ id: newId(), name, email, mobile, tour_type: '', message: 'Is the road open?' },
  created_at: '2026-11-20T06:30:00.000Z',
});

async function store(name: string, count: number, mobileOf: (nth: number) => string): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, nth) => messageOf(name, mobileOf(nth)));
  const ids = rows.map(({ id }) => id);
  await runTransaction(site.db, async (trx) => {
    await trx.insertInto('contact_messages').values(rows).execute();
    markItems(trx, 'message', ids);
  });
  return ids;
}

async function linkedItems(): Promise<string[]> {
  const rows = await site.db
    .selectFrom('customer_items')
    .select('item_id')
    .where('customer_id', 'is not', null)
    .execute();
  return rows.map((row) => row.item_id);
}

const countLeft = async () =>
  (await site.db.selectFrom('customer_items').select('kind').where('pending', 'is not', null).execute())
    .length;

const namesOfCustomers = async () =>
  (await site.db.selectFrom('customers').select('name').execute()).map(({ name }) => name);

test('what other programs stored is linked some at a time: a visitor writes between two batches', async () => {
  const rows = Array.from({ length: 240 }, (_, nth) =>
    messageOf('Asha', '', `traveller${nth % 60}@hills.test`),
  );
  await site.db.insertInto('contact_messages').values(rows).execute();
  await runTransaction(site.db, markAll);
  const linking = linkLeft(site.db);
  await makeContactMessage(site.db);
  expect(await countLeft(), 'the visitor waited for all of it').toBeGreaterThan(0);
  await linking;
  expect(await countLeft()).toBe(0);
  const emails = site.db.selectFrom('customers').select('email').where('email', 'like', 'traveller%');
  expect(await emails.execute()).toHaveLength(60);
});

describe('what cannot be linked', () => {
  const fault = sql`create unique index no_twins on customer_items (name) where name = 'twin'`;
  const endOfFault = () => sql`drop index if exists no_twins`.execute(site.db);
  beforeEach(() => fault.execute(site.db));

  const storeTwins = () => [
    messageOf('twin', '', 'one@hills.test'),
    messageOf('twin', '', 'other@hills.test'),
  ];

  test('is stored, keeps nobody else from being linked, and is linked when what was wrong is right again', async () => {
    const ids: string[] = [];
    for (const name of ['before', 'twin', 'twin', 'after'])
      ids.push((await makeContactMessage(site.db, { name, email: `${name}${ids.length}@hills.test` })).id);
    const [before, one, other, after] = ids as [string, string, string, string];
    const linked = await linkedItems();
    expect(linked).toEqual(expect.arrayContaining([before, one, after]));
    expect(linked).not.toContain(other);
    await expect(linkLeft(site.db)).rejects.toMatchObject({
      message: '1 item cannot be linked with a customer.',
      cause: { message: expect.stringMatching(/unique/i) },
    });
    await endOfFault();
    await linkLeft(site.db);
    expect(await linkedItems()).toContain(other);
  });

  test('keeps nobody else from being linked, if it is what was left of somebody deleted', async () => {
    await desk.enquiryOf({ phone: '+919832000001', full_name: 'Zyx Rai' });
    const own = { mobile: '+919832000002', email: '' };
    await makeContactMessage(site.db, { ...own, name: 'Zyx Rai', created_at: '2026-11-01T06:00:00.000Z' });
    const { id } = await makeContactMessage(site.db, { ...own, name: 'Asha' });
    await sql`create unique index no_names on customers (name)
      where name = 'Zyx Rai' and phone = '+919832000002'`.execute(site.db);
    await sql`insert into customers (id, name, phone, email) values ('other', 'Zyx Rai', '+919832000002', '')`.execute(
      site.db,
    );
    await site.db.updateTable('customer_items').set({ pending: 'left' }).where('item_id', '=', id).execute();
    await site.db.deleteFrom('contact_messages').where('id', '=', id).execute();
    const later = await store('Bina', 1, () => '9832000009');
    await site.db.deleteFrom('customer_items').where('item_id', 'in', later).execute();
    await runTransaction(site.db, markAll);
    await expect(linkLeft(site.db)).rejects.toThrow('1 item cannot be linked');
    expect(await linkedItems()).toEqual(expect.arrayContaining(later));
    await sql`drop index no_names`.execute(site.db);
    await endOfFault();
  });

  test('does not keep somebody else from being taken away', async () => {
    const { id } = await makeContactMessage(site.db);
    await runTransaction(site.db, async (trx) => {
      const twins = storeTwins();
      await trx.insertInto('contact_messages').values(twins).execute();
      markItems(
        trx,
        'message',
        twins.map((twin) => twin.id),
      );
      await deleteMessages(trx, [id]);
    });
    expect(await linkedItems()).not.toContain(id);
    expect(await countLeft()).toBe(1);
    await endOfFault();
  });
});

describe('what is taken away', () => {
  test('leaves nothing of somebody with thousands of items, and others have their turn meanwhile', async () => {
    const ids = await store('Zyx Rai', 2_300, (nth) => `98320000${10 + (nth % 20)}`);
    expect(await linkedItems()).toHaveLength(2_300);
    const turns = await turnsDuring(() => runTransaction(site.db, (trx) => deleteMessages(trx, ids)));
    expect(turns).toBeGreaterThan(10);
    expect(await namesOfCustomers()).toEqual([]);
    expect(await linkedItems()).toEqual([]);
    const words = site.db.selectFrom('search_words').select('word').where('kind', '=', 'customer');
    expect(await words.execute()).toEqual([]);
  });

  test('falls apart if it was an account, and each of those is found', async () => {
    const user = await makeUser(site.db, { username: 'zyxuser', email: 'zyx@hills.test' });
    const phoneOf = (nth: number) => `+9198320${10_000 + nth}`;
    for (let nth = 0; nth < 30; nth += 1)
      await desk.enquiryOf({
        user_id: user.id,
        phone: phoneOf(nth),
        full_name: `Guest${nth} Rai`,
        created_at: '2020-01-01T06:00:00.000Z',
      });
    expect(await namesOfCustomers()).toHaveLength(1);
    expect(await desk.find('zyxu')).toHaveLength(1);
    expect((await site.delete(`/users/${user.id}`, { as: staff })).status).toBe(200);
    expect(await desk.list()).toHaveLength(30);
    expect(await desk.find('zyxu')).toEqual([]);
    for (const nth of [0, 12, 29]) expect(await desk.find(phoneOf(nth))).toEqual([`Guest${nth} Rai`]);
  });

  test('makes one of others again whose number too many names stood with', async () => {
    for (const letter of 'abcdefgh') await store(`Guest ${letter}`, 1, () => '9832099999');
    expect(await namesOfCustomers()).toHaveLength(1);
    const last = await store('Zyx Rai', 1, () => '9832099999');
    expect(await namesOfCustomers()).toHaveLength(9);
    await runTransaction(site.db, (trx) => deleteMessages(trx, last));
    expect(await namesOfCustomers()).not.toContain('Zyx Rai');
    expect(await desk.list()).toHaveLength(1);
  });
});
