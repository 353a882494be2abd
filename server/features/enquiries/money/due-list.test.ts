// @module-tag dialect

import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DueWeeks } from '../../../../contracts/money/due-list.contract.ts';
import type { Today } from '../../../../contracts/today.contract.ts';
import { makeOwner } from '../../../../tests/support/factories.ts';
import { moneyDesk } from '../../../../tests/support/money-desk.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';

let site: TestApp;
let as: string;
let desk: ReturnType<typeof moneyDesk>;
const at = async (time: string) => {
  site.setClock(time);
  as = await site.signIn(await makeOwner(site.db));
  desk = moneyDesk(site, as);
};

beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());

test('what is due is listed by week with its sums; what is late, or to be paid back, is on Today, and a filter of the desk', async () => {
  await at('2026-11-30T06:30:00.000Z');
  const half = (await desk.agreed()).enquiry;
  await desk.pay(half, 43_000);
  const late = (await desk.agreed({ travelDay: '2027-04-14' })).enquiry;
  const off = (await desk.agreed()).enquiry;
  await desk.pay(off, 20_000);
  await desk.post(off, 'cancellation', { refund: 15_000, reason: 'Illness' });
  await desk.payBack(off, { amount: 5_000 });
  const { payments: logged } = (await desk.log(off, { amount: 400, reference: 'UTR000000042' })).body.data;
  await at('2026-12-05T06:30:00.000Z');
  const { overdue, weeks, paise, waiting, refunds } = (await site.get<DueWeeks>('/manage/money/due', { as }))
    .body.data;
  expect(overdue).toMatchObject({
    paise: 33_000_00,
    rows: [{ enquiry: { _id: late.id }, cause: 'advance', dueOn: '2026-11-30', isOverdue: true }],
  });
  // 13 and 15 March are in two weeks.
  expect(weeks.map(({ from, to, paise: sum }) => [from, to, sum])).toEqual([
    ['2027-03-08', '2027-03-14', 23_000_00],
    ['2027-03-15', '2027-03-21', 33_000_00],
  ]);
  expect(paise).toBe(89_000_00);
  expect(refunds).toMatchObject({
    paise: 10_000_00,
    rows: [{ enquiry: { _id: off.id }, paise: 10_000_00, since: '2026-11-30' }],
  });
  expect(waiting).toMatchObject({
    paise: 400_00,
    rows: [{ _id: logged.at(-1)?._id, enquiry: { _id: off.id }, reference: 'UTR000000042', method: 'bank' }],
  });
  const today = (await site.get<Today>('/dashboard/today?whose=everyone', { as })).body.data;
  expect(today.overduePayments).toMatchObject({ count: 1, first: [{ _id: late.id }] });
  expect(today.refunds).toMatchObject({ count: 1, first: [{ _id: off.id }] });
  const needing = async (needs: string) =>
    (await site.get<{ _id: string }[]>(`/manage/bookings?needs=${needs}`, { as })).body.data.map(
      ({ _id }) => _id,
    );
  expect(await needing('payment-overdue')).toEqual([late.id]);
  expect(await needing('to-pay-back')).toEqual([off.id]);
});

test('who has travelled and not paid all of it still owes it', async () => {
  await at('2026-12-06T06:30:00.000Z');
  const { enquiry } = await desk.agreed({ travelDay: '2027-01-10' });
  await site.db.updateTable('bookings').set({ status: 'completed' }).where('id', '=', enquiry.id).execute();
  await at('2027-01-20T06:30:00.000Z');
  const { overdue } = (await site.get<DueWeeks>('/manage/money/due', { as })).body.data;
  expect(overdue.rows.map((row) => row.enquiry._id)).toContain(enquiry.id);
});

test('the accountant’s file has each tax once: an invoice says what of it its advances had', async () => {
  await at('2026-12-10T06:30:00.000Z');
  await desk.saveRules('2026-12-10');
  const { enquiry } = await desk.agreed({ state: '11', travelDay: '2027-04-12' });
  await desk.pay(enquiry, 33_000, { paidOn: '2026-12-10', reference: '=UTR12345' });
  await desk.post(enquiry, 'invoice', { address: 'Gangtok' });
  await desk.pay(enquiry, 33_000, { paidOn: '2026-12-10' });
  await desk.post(enquiry, 'cancellation', { refund: 60_000, reason: 'Illness' });
  await at('2027-01-01T06:30:00.000Z');
  await desk.pay(enquiry, 100, { paidOn: '2027-01-01' });
  const file = await site.get('/manage/money/documents.csv?month=2026-12', { as });
  const rows: Record<string, string>[] = parse(String(file.body), { columns: true, bom: true });
  const names = ['Number', 'IGST', 'IGST of advances', 'Total', 'Of document', 'Bank reference'];
  expect(rows.map((row) => names.map((name) => row[name]))).toEqual([
    ['TTR/26-27/0001', '1571.43', '0', '33000', '', 'UTR12345'],
    ['TTI/26-27/0001', '3142.86', '1571.43', '66000', '', ''],
    ['TTP/26-27/0003', '0', '0', '33000', 'TTI/26-27/0001', ''],
    ['TTC/26-27/0001', '-2857.15', '0', '-60000', 'TTI/26-27/0001', ''],
  ]);
  expect((await site.get('/manage/money/documents.csv?month=2026-13', { as })).status).toBe(400);
});

test('what was paid too much is to be paid back, before anybody has promised it', async () => {
  await at('2027-02-05T06:30:00.000Z');
  const { enquiry } = await desk.agreed();
  await desk.pay(enquiry, 67_000);
  const refundsOf = async () =>
    (await site.get<DueWeeks>('/manage/money/due', { as })).body.data.refunds.rows.filter(
      (row) => row.enquiry._id === enquiry.id,
    );
  expect(await refundsOf()).toMatchObject([{ paise: 1_000_00, since: '2027-02-05' }]);
  await desk.payBack(enquiry, { amount: 1_000 });
  expect(await refundsOf()).toEqual([]);
});
