// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeEnquiry, makeOwner, makeProvedUser, PASSWORD } from '../../../../tests/support/factories.ts';
import { moneyDesk } from '../../../../tests/support/money-desk.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import type { BookingRow } from '../../../db/schema.ts';
import { linkToMoney } from './money-document.mail.ts';

const NOW = '2026-11-30T06:30:00.000Z';
let site: TestApp;
let as: string;
let desk: ReturnType<typeof moneyDesk>;
let agreed: BookingRow;
let younger: BookingRow;

beforeAll(async () => {
  site = await buildTestApp();
  site.setClock(NOW);
  as = await site.signIn(await makeOwner(site.db));
  desk = moneyDesk(site, as);
});
beforeEach(async () => {
  agreed = (await desk.agreed()).enquiry;
  younger = await makeEnquiry(site.db, { created_at: '2026-12-01T06:30:00.000Z' });
  await desk.log(younger, { amount: 5_000 });
});
afterAll(() => site.close());

/** The payment is verified where it was merged into. */
async function mergeAndVerify(): Promise<string> {
  const { body } = await site.post<{ undoId: string }>(`/manage/bookings/${agreed.id}/merge`, {
    ...{ as, headers: desk.keyed() },
    body: { otherId: younger.id },
  });
  expect((await desk.decide(agreed, await paymentOf(agreed), 'verification')).status).toBe(200);
  return body.data.undoId;
}
const paymentOf = async (enquiry: BookingRow) => (await desk.money(enquiry)).payments.at(-1)?._id ?? '';
const rows = (table: 'documents' | 'money_entries', id: string) =>
  site.db.selectFrom(table).selectAll().where('booking_id', '=', id).orderBy('id').execute();

test('what is decided in a merged enquiry goes with its payment when they are separated', async () => {
  const undoId = await mergeAndVerify();
  expect((await desk.money(agreed)).received).toBe(5_000_00);
  expect((await site.post(`/manage/bookings/changes/${undoId}/undo`, { as })).status).toBe(200);
  expect(await desk.money(agreed)).toMatchObject({ received: 0, documents: [] });
  expect(await desk.money(younger)).toMatchObject({
    ...{ received: 5_000_00, waiting: 0, documents: [{ total: 5_000_00 }] },
  });
  const { status, body } = await desk.decide(younger, await paymentOf(younger), 'reversal');
  expect([status, body.data?.received]).toEqual([200, 0]);
});

test('the mail of such a receipt leads to the page of the trip that it was merged into', async () => {
  await mergeAndVerify();
  const [paper] = await rows('documents', younger.id);
  const about = { db: site.db, now: () => new Date(NOW), isPreview: false };
  expect(await linkToMoney(about, paper?.booking_id ?? '')).not.toBe('');
});

test.each([
  ['as it is stored', undefined],
  ['as it was stored before, of the one that stays', 'documents' as const],
])('an erasure leaves what a paper is about: %s', async (_name, misplaced) => {
  const user = await makeProvedUser(site.db);
  await site.db
    .updateTable('bookings')
    .set({ user_id: user.id, user_email: user.email })
    .where('id', 'in', [younger.id, agreed.id])
    .execute();
  await mergeAndVerify();
  if (misplaced)
    await site.db
      .updateTable(misplaced)
      .set({ booking_id: agreed.id })
      .where('booking_id', '=', younger.id)
      .execute();
  const left = async () =>
    [...(await rows('money_entries', younger.id)), ...(await rows('money_entries', agreed.id))].map(
      ({ id }) => id,
    );
  const before = await left();
  const erased = await site.delete('/account', { as: await site.signIn(user), body: { password: PASSWORD } });
  expect(erased.status).toBe(200);
  expect(await left()).toEqual(before);
});
