// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dayAfter } from '../../../../contracts/india-time.ts';
import { makeOwner } from '../../../../tests/support/factories.ts';
import { moneyDesk } from '../../../../tests/support/money-desk.ts';
import { buildTestApp, SITE_URL, type TestApp } from '../../../../tests/support/test-app.ts';
import type { BookingRow } from '../../../db/schema.ts';
import { createMailBuilder } from '../../../mail-builder.ts';
import { listReminderSteps, queuePaymentReminders } from './payment-reminder.mail.ts';

const NOW = '2026-11-30T06:30:00.000Z';
/** Thirty days before travel. */
const DUE = '2027-03-13';
let site: TestApp;
let desk: ReturnType<typeof moneyDesk>;
let enquiry: BookingRow;

beforeAll(async () => {
  site = await buildTestApp();
});
beforeEach(async () => {
  site.setClock(NOW);
  for (const table of ['documents', 'bookings', 'outbox'] as const) await site.db.deleteFrom(table).execute();
  desk = moneyDesk(site, await site.signIn(await makeOwner(site.db)));
  ({ enquiry } = await desk.agreed());
});
afterAll(() => site.close());

const noonOf = (day: string) => `${day}T06:30:00.000Z`;
async function queuedOn(day: string): Promise<number> {
  site.setClock(noonOf(day));
  return queuePaymentReminders(site.db, new Date(noonOf(day)));
}
const reminders = () =>
  site.db.selectFrom('outbox').selectAll().where('kind', '=', 'payment-reminder').orderBy('id').execute();
const subjectOf = async (row: Awaited<ReturnType<typeof reminders>>[number] | undefined) =>
  row && (await createMailBuilder(site.deps, SITE_URL)(row, { isPreview: false }))?.subject;

test('seven and three days before, on the day and two days after, once each; the advance, which was asked for, only late', async () => {
  const on: Record<string, number> = {};
  for (let day = '2026-11-30'; day < '2027-03-20'; day = dayAfter(day, 1)) {
    const [queued, again] = [await queuedOn(day), await queuedOn(day)];
    expect(again).toBe(0);
    if (queued > 0) on[day] = queued;
  }
  expect(on).toEqual({ '2026-12-02': 1, '2027-03-06': 1, '2027-03-10': 1, [DUE]: 1, '2027-03-15': 1 });
});

test('by several processes at once: one mail, and one line in the history', async () => {
  await desk.pay(enquiry, 33_000);
  site.setClock(noonOf('2027-03-10'));
  const all = Array.from({ length: 5 }, () => queuePaymentReminders(site.db, new Date(noonOf('2027-03-10'))));
  expect((await Promise.all(all)).reduce((sum, one) => sum + one, 0)).toBe(1);
  const rows = await reminders();
  expect(rows).toHaveLength(1);
  expect(await subjectOf(rows[0])).toBe(`₹33,000 is due on Sat, 13 Mar 2027 [${enquiry.reference}]`);
  // Paid before the mail has left.
  site.setClock(NOW);
  await desk.pay(enquiry, 33_000);
  expect(await subjectOf(rows[0])).toBeUndefined();
});

test('what is paid, waits to be looked up, or is switched off is not reminded of', async () => {
  await desk.log(enquiry, { amount: 66_000 });
  const other = (await desk.agreed()).enquiry;
  await desk.pay(other, 66_000);
  const off = (await desk.agreed()).enquiry;
  const as = await site.signIn(await makeOwner(site.db));
  await site.put(`/manage/bookings/${off.id}/reminders`, { as, body: { areOn: false } });
  const cancelled = (await desk.agreed()).enquiry;
  await desk.post(cancelled, 'cancellation', { refund: 0, reason: 'Illness' });
  expect(await queuedOn(DUE)).toBe(0);
});

test('what waits to be looked up counts for what is due first: of the rest one is reminded', async () => {
  await desk.log(enquiry, { amount: 40_000 });
  expect(await queuedOn('2026-12-02')).toBe(0);
  expect(await queuedOn(DUE)).toBe(1);
  expect(await subjectOf((await reminders())[0])).toBe(
    `₹26,000 is due on Sat, 13 Mar 2027 [${enquiry.reference}]`,
  );
});

test('what is paid is not looked at each minute', async () => {
  await desk.pay(enquiry, 33_000);
  const whole = (await desk.agreed()).enquiry;
  await desk.pay(whole, 66_000);
  const looksAt = async (day: string) =>
    (await listReminderSteps(site.db, day)).map(({ enquiryId }) => enquiryId);
  expect(await looksAt('2026-12-02')).toEqual([]);
  expect(await looksAt(DUE)).toEqual([enquiry.id]);
});

test('a day that the site was down is made up for, two are not; nobody is asked at night', async () => {
  await desk.pay(enquiry, 33_000);
  expect(await queuePaymentReminders(site.db, new Date('2027-03-06T03:00:00.000Z'))).toBe(0);
  expect(await queuedOn('2027-03-07')).toBe(1);
  expect(await queuedOn('2027-03-12')).toBe(0);
  expect(await queuedOn('2027-03-14')).toBe(1);
});
