// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DeskDetail } from '../../../../contracts/enquiries/desk-history.contract.ts';
import type { DeskMoney } from '../../../../contracts/money/money.contract.ts';
import { makeAdmin, makeAgent, makeEnquiry } from '../../../../tests/support/factories.ts';
import { moneyDesk } from '../../../../tests/support/money-desk.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import type { BookingRow } from '../../../db/schema.ts';

const BALANCE_DAY = '2027-03-13';
let site: TestApp;
let as: string;
let desk: ReturnType<typeof moneyDesk>;
let enquiry: BookingRow;

beforeAll(async () => {
  site = await buildTestApp();
});
beforeEach(async () => {
  site.setClock('2026-11-30T06:30:00.000Z');
  as = await site.signIn(await makeAdmin(site.db));
  desk = moneyDesk(site, as);
  ({ enquiry } = await desk.agreed());
});
afterAll(() => site.close());

const balanceOf = async () => (await desk.money(enquiry)).instalments.at(-1);
const change = async (body: object) =>
  site.put<DeskMoney>(`/manage/bookings/${enquiry.id}/dues/${(await balanceOf())?._id}`, {
    ...{ as, headers: desk.keyed() },
    body: { amount: 33_000, dueOn: BALANCE_DAY, reason: 'Asked for time', ...body },
  });

test('what a colleague has changed is not set back by a dialog that showed what was before', async () => {
  const expected = { paise: 33_000_00, dueOn: BALANCE_DAY };
  expect((await change({ amount: 30_000, expected })).status).toBe(200);
  const { status, body } = await change({ dueOn: '2027-03-20', expected });
  expect([status, body.message]).toEqual([
    409,
    'This has changed: ₹30,000 is due by 13 Mar 2027 now. Close this, and look at it once more.',
  ]);
  expect(await balanceOf()).toMatchObject({ paise: 30_000_00, dueOn: BALANCE_DAY });
  const seen = { ...expected, paise: 30_000_00 };
  const moved = await change({ amount: 30_000, dueOn: '2027-03-20', expected: seen });
  expect(moved.body.data.instalments.at(-1)).toMatchObject({ paise: 30_000_00, dueOn: '2027-03-20' });
});

test('of a trip that is off an instalment can be lowered, and not raised', async () => {
  await site.db.updateTable('bookings').set({ status: 'cancelled' }).where('id', '=', enquiry.id).execute();
  const { status, body } = await change({ amount: 33_001 });
  expect([status, body.message]).toEqual([409, 'Nobody travels: nothing more is asked for.']);
  expect((await change({ amount: 0 })).status).toBe(200);
});

const add = (body: object = {}, who = as) =>
  desk.post(
    enquiry,
    'dues',
    { amount: 4_000, dueOn: '2027-02-01', reason: 'A night more in Pelling', ...body },
    who,
  );

test('an instalment is added after acceptance, with its day and reason', async () => {
  const { status, body } = await add();
  expect([status, body.message]).toEqual([200, 'The instalment is added.']);
  expect(body.data.due).toBe(70_000_00);
  expect(body.data.instalments).toMatchObject([
    { cause: 'advance' },
    { cause: 'instalment', paise: 4_000_00, dueOn: '2027-02-01' },
    { cause: 'balance' },
  ]);
  const { words } = await site.db
    .selectFrom('money_entries')
    .select('words')
    .where('cause', '=', 'instalment')
    .where('booking_id', '=', enquiry.id)
    .executeTakeFirstOrThrow();
  expect(words).toBe('{"reason":"A night more in Pelling"}');
  const { events } = (await site.get<DeskDetail>(`/manage/bookings/${enquiry.id}`, { as })).body.data;
  expect(events.find(({ kind }) => kind === 'money')).toMatchObject({ what: 'added', paise: 4_000_00 });
  const { data } = (await desk.post(enquiry, 'invoice', { address: 'Siliguri' })).body;
  expect(data.documents.at(-1)?.total).toBe(70_000_00);
});

test('nothing is due of a day that is over, but what was so already', async () => {
  const over = { dueOn: 'This day is over.' };
  expect((await add({ dueOn: '2026-11-29' })).body.fields).toEqual(over);
  expect((await change({ dueOn: '2026-11-29' })).body.fields).toEqual(over);
  site.setClock('2027-03-14T06:30:00.000Z');
  as = await site.signIn(await makeAdmin(site.db));
  desk = moneyDesk(site, as);
  expect((await change({ amount: 32_000 })).status).toBe(200);
});

test('an instalment is added to what is agreed and takes place, by managers', async () => {
  expect((await add({ amount: 0 })).body.fields).toHaveProperty('amount');
  expect((await add({ reason: '' })).body.fields).toHaveProperty('reason');
  await site.db.updateTable('bookings').set({ owner_id: null }).where('id', '=', enquiry.id).execute();
  expect((await add({}, await site.signIn(await makeAgent(site.db)))).status).toBe(403);
  await desk.post(enquiry, 'cancellation', { reason: 'Illness', refund: 0 });
  const none = 'Nobody travels: an instalment is added to a quotation that is accepted.';
  expect((await add()).body.message).toBe(none);
  enquiry = await makeEnquiry(site.db);
  expect((await add()).body.message).toBe(none);
});
