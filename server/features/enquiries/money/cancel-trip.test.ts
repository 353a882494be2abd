// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DeskDetail } from '../../../../contracts/enquiries/desk-history.contract.ts';
import type { Cancellation, DeskMoney } from '../../../../contracts/money/money.contract.ts';
import { makeOwner } from '../../../../tests/support/factories.ts';
import { moneyDesk } from '../../../../tests/support/money-desk.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import type { BookingRow } from '../../../db/schema.ts';

const NOW = '2026-11-30T06:30:00.000Z';
/** 20 days before travel: half is deducted. */
const HALF = '2027-03-23T06:30:00.000Z';
let site: TestApp;
let desk: ReturnType<typeof moneyDesk>;
let enquiry: BookingRow;

beforeAll(async () => {
  site = await buildTestApp();
});
beforeEach(async () => {
  for (const table of ['documents', 'tax_rules', 'bookings'] as const)
    await site.db.deleteFrom(table).execute();
  await at(NOW);
  await desk.saveRules('2026-11-30');
  ({ enquiry } = await desk.agreed({ people: 3, each: 22_000, state: '11' }));
});
afterAll(() => site.close());

async function at(time: string): Promise<void> {
  site.setClock(time);
  desk = moneyDesk(site, await site.signIn(await makeOwner(site.db)));
}
const preview = async (query = '') => {
  const as = await site.signIn(await makeOwner(site.db));
  return site.get<Cancellation>(`/manage/bookings/${enquiry.id}/cancellation${query}`, { as });
};
const cancel = (given: object = {}) => desk.post(enquiry, 'cancellation', { reason: 'Illness', ...given });
const statusOf = async () =>
  (
    await site.db
      .selectFrom('bookings')
      .select('status')
      .where('id', '=', enquiry.id)
      .executeTakeFirstOrThrow()
  ).status;
const kindsOf = ({ documents }: DeskMoney) => documents.map(({ kind, total }) => [kind, total]);

test('a paid trip: by the ladder half comes back, as a promise first, then with its voucher', async () => {
  await desk.pay(enquiry, 66_000);
  await at(HALF);
  expect((await preview()).body.data).toEqual({
    ...{ people: 3, peopleLeft: 3, share: 66_000_00, deductedPercent: 50 },
    ...{ charge: 33_000_00, refund: 33_000_00, maxRefund: 66_000_00, maxCharge: 66_000_00 },
    outcome: { charge: 33_000_00, refund: 33_000_00, credited: 0, refundPaper: 'Refund voucher' },
  });
  const { status, body } = await cancel();
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    ...{ due: 33_000_00, refundDue: 33_000_00, balance: 0, overpaid: 0, isOverdue: false },
    instalments: [{ cause: 'cancellation', paise: 33_000_00, paid: 33_000_00 }],
  });
  expect(await statusOf()).toBe('cancelled');
  const paid = (await desk.payBack(enquiry, { amount: 33_000, paidOn: '2027-03-23' })).body.data;
  expect(paid).toMatchObject({ refundDue: 0, refunded: 33_000_00, balance: 0 });
  expect(kindsOf(paid)).toEqual([
    ['receipt_voucher', 66_000_00],
    ['refund_voucher', 33_000_00],
  ]);
  expect((await desk.payBack(enquiry, { amount: 1, paidOn: '2027-03-23' })).status).toBe(400);
  expect((await cancel()).body.message).toBe('Everybody has cancelled already.');
  // What the agency keeps has its invoice.
  const invoiced = (await desk.post(enquiry, 'invoice')).body.data;
  expect(kindsOf(invoiced).at(-1)).toEqual(['invoice', 33_000_00]);
});

test('after an invoice a credit note takes back what is not due any more, and no voucher follows', async () => {
  await desk.pay(enquiry, 66_000);
  await desk.post(enquiry, 'invoice', { address: 'Gangtok' });
  await at(HALF);
  expect((await preview('?charge=33000')).body.data.outcome).toEqual({
    ...{ charge: 33_000_00, refund: 33_000_00, credited: 33_000_00, refundPaper: '' },
  });
  await cancel();
  const { documents } = (await desk.payBack(enquiry, { amount: 33_000, paidOn: '2027-03-23' })).body.data;
  expect(documents.map(({ kind, total }) => [kind, total])).toEqual([
    ['receipt_voucher', 66_000_00],
    ['invoice', 66_000_00],
    ['credit_note', 33_000_00],
  ]);
  const { frozen } = await site.db
    .selectFrom('documents')
    .select('frozen')
    .where('kind', '=', 'credit_note')
    .executeTakeFirstOrThrow();
  expect(JSON.parse(frozen)).toMatchObject({
    of: { number: expect.stringMatching(/^TTI/) },
    amounts: { taxable: 31_428_57, igst: 1_571_43 },
  });
});

test('one of three cancels: two travel, and the rest is due less the share and with the charge', async () => {
  await desk.pay(enquiry, 33_000);
  await at(HALF);
  const { body } = await cancel({ people: 1 });
  expect(body.data).toMatchObject({ due: 55_000_00, balance: 22_000_00, refundDue: 0 });
  expect(body.data.agreement?.people).toBe(2);
  expect(body.data.instalments.map(({ cause, paise, paid }) => [cause, paise, paid])).toEqual([
    ['advance', 33_000_00, 33_000_00],
    ['balance', 11_000_00, 0],
    ['cancellation', 11_000_00, 0],
  ]);
  expect(await statusOf()).toBe('confirmed');
  // The seat is free for somebody else.
  const row = site.db.selectFrom('bookings').select('guest_size').where('id', '=', enquiry.id);
  expect(await row.executeTakeFirst()).toEqual({ guest_size: 2 });
  expect((await cancel({ people: 3 })).body.fields).toEqual({ people: 'Only 2 still travel.' });
  await cancel();
  expect((await desk.money(enquiry)).due).toBe(33_000_00);
  expect(await statusOf()).toBe('cancelled');
});

test('of some who cancel before the ladder begins it is said what is kept, also where nothing can come back', async () => {
  const refused = (await cancel({ people: 1 })).body;
  expect(refused.fields).toEqual({
    charge: 'The policy states no deduction: say what is kept, 0 for nothing.',
  });
  expect((await cancel({ people: 1, charge: 0 })).body.data.due).toBe(44_000_00);
});

test('staff give back more or less than the ladder, with their reason; never more than was paid', async () => {
  await desk.pay(enquiry, 33_000);
  expect((await cancel()).body.fields).toEqual({
    refund: 'The policy states no deduction: say what comes back.',
  });
  expect((await cancel({ refund: 33_001 })).body.fields).toHaveProperty('refund');
  expect((await cancel({ refund: 30_000, reason: '' })).body.fields).toHaveProperty('reason');
  const { body } = await cancel({ refund: 30_000, reason: 'The road was closed' });
  expect(body.data).toMatchObject({ due: 3_000_00, refundDue: 30_000_00 });
  const entry = await site.db
    .selectFrom('money_entries')
    .select(['words', 'cause'])
    .where('kind', '=', 'refund_due')
    .executeTakeFirstOrThrow();
  expect(entry).toEqual({ words: '{"reason":"The road was closed"}', cause: 'cancellation' });
});

test('a payment that waits is decided on first', async () => {
  await desk.log(enquiry, { amount: 33_000 });
  await at(HALF);
  expect((await cancel()).body.message).toBe('A payment waits to be verified. Decide on it first.');
});

test('nothing that was paid: the charge is nothing, and no document follows', async () => {
  await at(HALF);
  const { data } = (await cancel()).body;
  expect(data).toMatchObject({ due: 0, balance: 0, refundDue: 0, documents: [], instalments: [] });
  const as = await site.signIn(await makeOwner(site.db));
  const { events } = (await site.get<DeskDetail>(`/manage/bookings/${enquiry.id}`, { as })).body.data;
  expect(events).toContainEqual(expect.objectContaining({ kind: 'money', what: 'cancelled', paise: 0 }));
});

test('a payment that bounces after the cancellation takes its promise with it: nothing is paid out of nothing', async () => {
  await desk.pay(enquiry, 20_000);
  const [, second] = (await desk.pay(enquiry, 46_000)).payments;
  await at(HALF);
  await cancel();
  await desk.payBack(enquiry, { amount: 10_000, paidOn: '2027-03-23' });
  const { data } = (await desk.decide(enquiry, second?._id ?? '', 'reversal')).body;
  expect(data).toMatchObject({ received: 20_000_00, refunded: 10_000_00, refundDue: 10_000_00 });
  const back = (amount: number) => desk.payBack(enquiry, { amount, paidOn: '2027-03-23' });
  expect((await back(10_001)).body.fields).toHaveProperty('amount');
  expect((await back(10_000)).body.data).toMatchObject({ refundDue: 0, balance: 33_000_00 });
});

test('what staff saw is done, or nothing', async () => {
  const { payments } = await desk.pay(enquiry, 66_000);
  await at(HALF);
  const { outcome: seen } = (await preview()).body.data;
  const expected = { charge: seen?.charge, refund: seen?.refund };
  await desk.decide(enquiry, payments[0]?._id ?? '', 'reversal');
  const { status, body } = await cancel({ expected });
  expect([status, body.message]).toEqual([
    409,
    'This has changed: ₹0 is charged now, and ₹0 comes back. Look at it once more.',
  ]);
  expect(await desk.money(enquiry)).toMatchObject({ due: 66_000_00, agreement: { people: 3 } });
  await desk.pay(enquiry, 66_000, { paidOn: '2027-03-23' });
  expect((await cancel({ expected })).body.data).toMatchObject({ due: 33_000_00, refundDue: 33_000_00 });
});

test('staff say the charge, and what comes back follows; where nothing does, the charge can be waived', async () => {
  await desk.pay(enquiry, 46_000);
  await at(HALF);
  const outcome = async (query: string) => (await preview(`?people=1${query}`)).body.data.outcome;
  expect(await outcome('')).toMatchObject({ charge: 11_000_00, refund: 0 });
  expect(await outcome('&refund=1')).toMatchObject({ charge: 1_999_00, refund: 1_00 });
  expect(await outcome('&charge=500')).toMatchObject({ charge: 500_00, refund: 1_500_00 });
  expect((await preview('?people=1&charge=22001')).body.fields).toEqual({
    charge: 'At most ₹22,000 can be charged.',
  });
  expect((await cancel({ people: 1, charge: 500, refund: 2_000 })).body.fields).toEqual({
    refund: 'With this charge ₹1,500 comes back: say one of them.',
  });
  expect((await cancel({ people: 1, charge: 5_000 })).body.data).toMatchObject({
    ...{ due: 49_000_00, refundDue: 0 },
    agreement: { people: 2 },
  });
  const waived = await cancel({ people: 1, charge: 0, reason: 'A death in the family' });
  expect(waived.body.data).toMatchObject({ due: 27_000_00, refundDue: 19_000_00 });
});

test('a trip that is over is opened first', async () => {
  await desk.pay(enquiry, 66_000);
  const mark = (status: 'completed' | 'cancelled') =>
    site.db.updateTable('bookings').set({ status }).where('id', '=', enquiry.id).execute();
  await mark('completed');
  await at(HALF);
  for (const { status, body } of [await preview(), await cancel()])
    expect([status, body.message]).toEqual([409, 'This enquiry is completed. Open it first.']);
  expect((await desk.money(enquiry)).due).toBe(66_000_00);
  // Only marked: its money is settled later.
  await mark('cancelled');
  expect((await cancel()).body.data).toMatchObject({ due: 33_000_00, refundDue: 33_000_00 });
});
