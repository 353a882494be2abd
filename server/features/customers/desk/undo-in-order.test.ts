// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { customerDesk } from '../../../../tests/support/customer-desk.ts';
import { makeAdmin } from '../../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';

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

async function makeThree() {
  const made: { enquiry: string; customer: string }[] = [];
  for (const [nth, name] of ['Asha Rai', 'Bina Lama', 'Chewang Bhutia'].entries()) {
    const { id } = await desk.enquiryOf({ phone: `+91983200000${nth}`, full_name: name });
    const customer = (await desk.customerOf(id))?._id ?? '';
    await desk.press(`${customer}/notes`, { text: `Note about ${name}` });
    made.push({ enquiry: id, customer });
  }
  const [asha, bina, chewang] = made as [(typeof made)[0], (typeof made)[0], (typeof made)[0]];
  return { asha, bina, chewang };
}

/** Each customer with the trips and notes on its page. */
async function pages() {
  const all = await Promise.all((await desk.list()).map(({ _id }) => desk.detail(_id)));
  return all
    .map(({ _id, enquiries, notes }) => ({
      _id,
      trips: enquiries.map(({ fullName }) => fullName).sort(),
      notes: notes.map(({ text }) => text).sort(),
    }))
    .sort((one, other) => (one._id < other._id ? -1 : 1));
}

async function expectUndoneInOrder(older: string, newer: string, before: unknown): Promise<void> {
  const between = await pages();
  const early = await site.post(`/manage/customers/changes/${older}/undo`, { as: staff });
  expect([early.status, early.body.message]).toEqual([
    409,
    'One of the two was merged or split since. Undo that first.',
  ]);
  expect(await pages()).toEqual(between);
  await desk.undo(newer);
  await desk.undo(older);
  expect(await pages()).toEqual(before);
}

test('two merges with one customer are undone with the last first', async () => {
  const { asha, bina, chewang } = await makeThree();
  const before = await pages();
  const first = await desk.merge(asha.customer, bina.customer);
  const second = await desk.merge(asha.customer, chewang.customer);
  await expectUndoneInOrder(first.undoId, second.undoId, before);
});

test('so is a merge that was split again: no note is lost', async () => {
  const { asha, bina } = await makeThree();
  const before = await pages();
  const merge = await desk.merge(asha.customer, bina.customer);
  const split = await desk.split(asha.customer, [{ kind: 'enquiry', _id: bina.enquiry }]);
  await expectUndoneInOrder(merge.undoId, split.undoId, before);
});

test('so are two splits of one customer', async () => {
  const trips: string[] = [];
  for (const name of ['Asha Rai', 'Asha R.', 'A. Rai'])
    trips.push((await desk.enquiryOf({ phone: '+919832000009', full_name: name })).id);
  const [, two = '', three = ''] = trips;
  const before = await pages();
  const [{ _id = '' } = {}] = await desk.list();
  const first = await desk.split(_id, [{ kind: 'enquiry', _id: three }]);
  const second = await desk.split(_id, [{ kind: 'enquiry', _id: two }]);
  await expectUndoneInOrder(first.undoId, second.undoId, before);
});
