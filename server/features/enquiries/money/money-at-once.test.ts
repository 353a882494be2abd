// @module-tag dialect
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeOwner } from '../../../../tests/support/factories.ts';
import { moneyDesk } from '../../../../tests/support/money-desk.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';

const NOW = '2026-11-30T06:30:00.000Z';
let site: TestApp;
let desk: ReturnType<typeof moneyDesk>;

beforeAll(async () => {
  site = await buildTestApp();
  site.setClock(NOW);
  desk = moneyDesk(site, await site.signIn(await makeOwner(site.db)));
});
afterAll(() => site.close());

const succeeded = (answers: { status: number }[]) => answers.filter(({ status }) => status === 200).length;
const five = <T>(work: (nth: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 5 }, (_, nth) => work(nth)));

test('a payment that five verify at once has one receipt', async () => {
  const { enquiry } = await desk.agreed();
  await desk.log(enquiry, { amount: 33_000 });
  const id = (await desk.money(enquiry)).payments[0]?._id ?? '';
  expect(succeeded(await five(() => desk.decide(enquiry, id, 'verification')))).toBe(1);
  const { received, documents } = await desk.money(enquiry);
  expect([received, documents.length]).toEqual([33_000_00, 1]);
});

test('a reference that is logged for five trips at once is of one of them', async () => {
  const trips = await Promise.all(Array.from({ length: 5 }, () => desk.agreed()));
  const reference = 'UTR424242424242';
  const answers = await Promise.all(trips.map(({ enquiry }) => desk.log(enquiry, { reference })));
  expect(succeeded(answers)).toBe(1);
});

test('what is paid back, invoiced and cancelled by five at once is done once', async () => {
  const { enquiry } = await desk.agreed();
  await desk.pay(enquiry, 70_000);
  expect(succeeded(await five(() => desk.payBack(enquiry, { amount: 4_000 })))).toBe(1);
  expect(succeeded(await five(() => desk.post(enquiry, 'invoice', { address: 'Siliguri' })))).toBe(1);
  const body = { refund: 60_000, reason: 'Illness' };
  expect(succeeded(await five(() => desk.post(enquiry, 'cancellation', body)))).toBe(1);
  const { due, refunded, refundDue, documents } = await desk.money(enquiry);
  expect([due, refunded, refundDue]).toEqual([6_000_00, 4_000_00, 60_000_00]);
  expect(documents.map(({ kind }) => kind)).toEqual(['receipt', 'refund_voucher', 'invoice', 'credit_note']);
});
