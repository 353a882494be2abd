// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { EnquiryFacts } from '../../../../contracts/enquiries/fields-of-an-enquiry.ts';
import type { Cancellation } from '../../../../contracts/money/money.contract.ts';
import type { TravellerQuote } from '../../../../contracts/quotes/quotes.contract.ts';
import { makeEnquiry, makeOwner } from '../../../../tests/support/factories.ts';
import { moneyDesk } from '../../../../tests/support/money-desk.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import type { BookingRow } from '../../../db/schema.ts';
import { contentOf, listDocuments } from '../../documents/documents.queries.ts';
import { presentFacts } from '../store/facts.ts';

let site: TestApp;
let as: string;
let desk: ReturnType<typeof moneyDesk>;
let enquiry: BookingRow;
let token: string;

beforeAll(async () => {
  site = await buildTestApp();
});
beforeEach(async () => {
  site.setClock('2026-11-30T06:30:00.000Z');
  as = await site.signIn(await makeOwner(site.db));
  desk = moneyDesk(site, as);
  ({ enquiry, token } = await desk.agreed({ people: 2, each: 33_000 }));
  await desk.pay(enquiry, 66_000);
});
afterAll(() => site.close());

async function correct(to: Partial<EnquiryFacts>) {
  const row = await site.db
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', enquiry.id)
    .executeTakeFirstOrThrow();
  const seen = presentFacts(row);
  const body = { ...seen, ...to, seen };
  return (await site.put<{ undoId: string }>(`/manage/bookings/${enquiry.id}/facts`, { as, body })).body;
}
const shown = async () => (await site.get<TravellerQuote>(`/quotes/${token}`)).body.data;
const lastPaper = async () => {
  const row = (await listDocuments(site.db, [enquiry.id])).at(-1);
  return row && contentOf(row);
};

test('papers and the traveller’s page follow a trip that is moved after it was paid', async () => {
  await correct({ bookAt: '2027-05-03' });
  const moved = { decision: { travelDay: '2027-05-03' }, quote: { travelDay: '2027-04-12' } };
  expect(await shown()).toMatchObject(moved);
  await desk.post(enquiry, 'invoice');
  expect((await lastPaper())?.trip).toMatchObject({ travelDay: '2027-05-03', lastDay: '2027-05-05' });
});

test('the ladder goes by the day that the trip has now', async () => {
  const deducted = async () =>
    (await site.get<Cancellation>(`/manage/bookings/${enquiry.id}/cancellation`, { as })).body.data
      .deductedPercent;
  site.setClock('2027-03-23T06:30:00.000Z');
  as = await site.signIn(await makeOwner(site.db));
  expect(await deducted()).toBe(50);
  await correct({ bookAt: '2027-06-12' });
  expect(await deducted()).toBeNull();
});

test('who joins later is on the invoice, and is one of those who can cancel', async () => {
  await desk.post(enquiry, 'dues', { amount: 30_000, dueOn: '2027-02-01', reason: 'A sister joins' });
  await correct({ guestSize: 3 });
  await desk.post(enquiry, 'invoice', { address: 'Gangtok' });
  expect(await lastPaper()).toMatchObject({ trip: { people: 3 }, amounts: { total: 96_000_00 } });
  const cancel = { people: 2, charge: 0, reason: 'Illness' };
  expect((await desk.post(enquiry, 'cancellation', cancel)).body.data.agreement?.people).toBe(1);
  expect((await desk.ofLink(token)).people).toBe(1);
  const last = await desk.post(enquiry, 'cancellation', { ...cancel, people: 1 });
  expect(last.body.data).toMatchObject({ due: 0, agreement: { people: 0 } });
});

test('who stays at home is cancelled, and a trip that is paid has a day', async () => {
  expect((await correct({ guestSize: 1 })).fields).toEqual({
    guestSize: 'For who stays at home, cancel in part under Money: what comes back is worked out there.',
  });
  expect((await correct({ bookAt: '', travelWords: 'In autumn' })).fields).toEqual({
    bookAt: 'A quotation is accepted: enter the new day.',
  });
  expect((await desk.money(enquiry)).agreement).toMatchObject({ people: 2, travelDay: '2027-04-12' });
  // A slip of the finger is corrected as it was made.
  await correct({ guestSize: 30 });
  await correct({ guestSize: 3 });
  expect((await desk.money(enquiry)).agreement?.people).toBe(3);
});

test('who cancels does not make room for a correction: who is left is cancelled, too', async () => {
  await correct({ guestSize: 4 });
  await desk.post(enquiry, 'cancellation', { people: 2, charge: 0, reason: 'Illness' });
  expect((await correct({ guestSize: 1 })).fields).toHaveProperty('guestSize');
  await correct({ guestSize: 3 });
  await correct({ guestSize: 2 });
  const { agreement } = await desk.money(enquiry);
  expect(agreement?.people).toBe(2);
});

test('what was corrected before the acceptance is not taken back after it', async () => {
  const early = await makeEnquiry(site.db, { guest_size: 2, book_at: '2027-04-05' });
  const seen = presentFacts(early);
  const body = { ...seen, bookAt: '2027-04-12', seen };
  const { undoId } = (await site.put<{ undoId: string }>(`/manage/bookings/${early.id}/facts`, { as, body }))
    .body.data;
  const line = { text: 'Tour', quantity: 2, each: 20_000, cost: null, treatment: 'priced' };
  const options = [{ label: 'Standard', lines: [line], discount: 0, discountReason: '' }];
  const sent = await desk.quotes.sent(early, { options });
  site.setClock('2026-11-30T07:30:00.000Z');
  await desk.quotes.accept(sent.token);
  const { status, body: answer } = await site.post(`/manage/bookings/changes/${undoId}/undo`, { as });
  expect([status, answer.message]).toEqual([
    409,
    'This cannot be undone: a quotation was accepted in the meantime.',
  ]);
});

test('a link that is out lasts as long as the trip is moved', async () => {
  await correct({ bookAt: '2028-10-12' });
  site.setClock('2028-10-01T06:30:00.000Z');
  expect(await shown()).toMatchObject({ state: 'accepted', decision: { travelDay: '2028-10-12' } });
});

test('a correction that is taken back takes the papers’ day back; what else changes the enquiry moves no trip', async () => {
  const { undoId } = (await correct({ bookAt: '2027-05-03' })).data;
  expect((await desk.money(enquiry)).agreement?.travelDay).toBe('2027-05-03');
  expect((await site.post(`/manage/bookings/changes/${undoId}/undo`, { as })).status).toBe(200);
  expect((await desk.money(enquiry)).agreement?.travelDay).toBe('2027-04-12');
  // As a merge that is undone, or the deletion of an account, can give it.
  const given = { book_at: '2027-01-01', guest_size: 9 };
  await site.db.updateTable('bookings').set(given).where('id', '=', enquiry.id).execute();
  expect((await desk.money(enquiry)).agreement).toMatchObject({ people: 2, travelDay: '2027-04-12' });
});
