// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Dashboard } from '../../../../contracts/dashboard.contract.ts';
import type { QuoteInList, SuggestedQuote } from '../../../../contracts/quotes/quotes.contract.ts';
import type { ManagedTour } from '../../../../contracts/tours/manage-tours.contract.ts';
import { makeAdmin, makeEnquiry } from '../../../../tests/support/factories.ts';
import { lettersThatLeave } from '../../../../tests/support/letters-that-leave.ts';
import { moneyDesk } from '../../../../tests/support/money-desk.ts';
import { tourBodyOf } from '../../../../tests/support/request-bodies.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { demoSettings } from '../../../content/demo-settings.ts';
import type { BookingRow } from '../../../db/schema.ts';
import { insertPlaceholders } from '../../settings/settings.queries.ts';

const NOW = '2026-11-30T06:30:00.000Z';
const PHONED = { option: 0, name: 'Asha Rai', state: '11', channel: 'phone' };
let site: TestApp;
let as: string;
let money: ReturnType<typeof moneyDesk>;
let desk: ReturnType<typeof moneyDesk>['quotes'];
let [tour, other]: ManagedTour[] = [];
let enquiry: BookingRow;

beforeAll(async () => {
  site = await buildTestApp();
  await insertPlaceholders(site.db, demoSettings, new Date());
  site.setClock(NOW);
  as = await site.signIn(await makeAdmin(site.db, { username: 'Dolma' }));
  money = moneyDesk(site, as);
  desk = money.quotes;
  const nothing = { registration: 'none' as const, gstin: '' };
  await money.saveRules('2026-11-30', { ...nothing, upiId: 'teesta@okbank', upiName: 'Teesta' });
  const pricing = {
    parties: [{ people: 2, perPerson: 20_000 }],
    seasons: [{ name: 'Spring', from: '03-01', to: '05-31', extra: 500 }],
  };
  const make = async (title: string) =>
    (
      await site.post<ManagedTour>('/tours', {
        as,
        body: tourBodyOf({ title, price: 20_000, discountprice: 20_000, discount: 0, pricing }),
      })
    ).body.data;
  [tour, other] = [await make('Dzongu and back'), await make('Yumthang in flower')];
});
beforeEach(async () => {
  site.setClock(NOW);
  await site.db.deleteFrom('outbox').execute();
  enquiry = await makeFor(tour);
});
afterAll(() => site.close());

const makeFor = (wanted: ManagedTour | undefined, given: Partial<BookingRow> = {}) =>
  makeEnquiry(site.db, {
    ...{ tour_id: wanted?._id ?? null, tour_name: wanted?.title ?? '', book_at: '2027-04-12', guest_size: 2 },
    ...given,
  });
const correctTour = (to: ManagedTour | undefined) =>
  site.db
    .updateTable('bookings')
    .set({ tour_id: to?._id ?? null, tour_name: to?.title ?? '' })
    .where('id', '=', enquiry.id)
    .execute();
const rowOf = ({ id } = enquiry) =>
  site.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const listed = async ({ id } = enquiry) =>
  (await site.get<QuoteInList[]>(`/manage/bookings/${id}/quotes`, { as })).body.data;

test('the tour that was sold is booked, whatever the enquiry says by then', async () => {
  const { token } = await desk.sent(enquiry);
  await correctTour(other);
  expect((await desk.accept(token)).status).toBe(200);
  expect(await rowOf()).toMatchObject({
    ...{ status: 'confirmed', tour_id: tour?._id, tour_name: 'Dzongu and back' },
  });
});

test('a draft with the days of one tour does not go out for another', async () => {
  const draft = await desk.create(enquiry);
  await correctTour(other);
  const { status, body } = await desk.send(enquiry, draft);
  expect([status, body.message]).toEqual([409, expect.stringContaining('the tour Dzongu and back')]);
});

test('who revises is told of a colleague’s draft, and does not write over it', async () => {
  const { quote } = await desk.sent(enquiry);
  const draft = await desk.create(enquiry);
  const path = `/manage/bookings/${enquiry.id}/quotes`;
  const { status, body } = await site.post(path, { as, body: { from: quote._id }, headers: money.keyed() });
  expect([status, body.message]).toEqual([409, expect.stringContaining('Dolma has a draft')]);
  expect((await desk.create(enquiry))._id).toBe(draft._id);
});

test('an acceptance that was a mistake is withdrawn, and nothing is due any more', async () => {
  const { quote, token } = await desk.sent(enquiry);
  await desk.act(enquiry, quote, 'acceptance', PHONED);
  expect((await desk.act(enquiry, quote, 'withdrawal', { reason: 'Another Asha' })).status).toBe(200);
  expect(await money.money(enquiry)).toMatchObject({ due: 0, balance: 0, agreement: null });
  expect(await desk.look(token)).toEqual({ state: 'withdrawn' });
  expect((await desk.accept((await desk.sent(enquiry)).token)).status).toBe(200);
});

test('what somebody has paid for is not withdrawn, before nor after it is cancelled', async () => {
  const { quote } = await desk.sent(enquiry);
  await desk.act(enquiry, quote, 'acceptance', PHONED);
  await money.pay(enquiry, 10_000);
  const withdraw = () => desk.act(enquiry, quote, 'withdrawal', { reason: 'No longer' });
  expect(await withdraw()).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Cancel the trip') },
  });
  await money.post(enquiry, 'cancellation', { refund: 4_000, reason: 'Illness' });
  expect(await withdraw()).toMatchObject({
    ...{ status: 409, body: { message: expect.stringContaining('Add an enquiry for another trip') } },
  });
});

test('a trip that is cancelled before anything is paid can be sold once more', async () => {
  const { quote } = await desk.sent(enquiry);
  await desk.act(enquiry, quote, 'acceptance', PHONED);
  await money.post(enquiry, 'cancellation', { reason: 'Illness' });
  expect((await desk.act(enquiry, quote, 'withdrawal', { reason: 'No longer' })).status).toBe(200);
  await site.put(`/manage/bookings/${enquiry.id}/status`, {
    ...{ as, body: { to: 'contacted', from: 'cancelled' } },
  });
  site.setClock('2026-11-30T09:30:00.000Z');
  const again = await desk.sent(enquiry);
  await desk.act(enquiry, again.quote, 'acceptance', PHONED);
  const { agreement, instalments } = await money.money(enquiry);
  expect(agreement).toMatchObject({ people: 2, quoteId: again.quote._id });
  expect(instalments.map(({ cause }) => cause)).toEqual(['advance', 'balance']);
});

test('of an enquiry that was quoted twice, the dashboard counts the second alone', async () => {
  await site.db.deleteFrom('quotes').execute();
  const { token } = await desk.sent(enquiry);
  await desk.ofLink(token, 'refusal', { reason: 'Too dear' });
  await desk.accept((await desk.sent(enquiry)).token);
  const { quotes } = (await site.get<Dashboard>('/dashboard', { as })).body.data;
  expect(quotes?.byTour).toEqual([{ name: 'Dzongu and back', sent: 1, accepted: 1 }]);
});

test('what is proposed was sent for the same season, each enquiry once', async () => {
  await site.db.deleteFrom('quotes').execute();
  await desk.sent(await makeFor(tour, { book_at: '2027-01-12' }));
  const spring = await desk.sent(enquiry);
  const revised = await desk.create(enquiry, spring.quote._id);
  await desk.send(enquiry, revised);
  const path = async (at: string) =>
    `/manage/bookings/${(await makeFor(tour, { book_at: at })).id}/quotes/suggestions`;
  const { data } = (await site.get<SuggestedQuote[]>(await path('2027-05-02'), { as })).body;
  expect(data.map(({ _id }) => _id)).toEqual([revised._id]);
});

test('an enquiry with a draft is not merged, and a declined quotation goes along', async () => {
  const { token } = await desk.sent(enquiry);
  await desk.ofLink(token, 'refusal', { reason: 'Too dear' });
  const older = await makeEnquiry(site.db, { created_at: '2026-11-01T06:30:00.000Z' });
  const merge = () => site.post(`/manage/bookings/${older.id}/merge`, { as, body: { otherId: enquiry.id } });
  const draft = await desk.create(enquiry);
  expect(await merge()).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Discard it') },
  });
  await site.delete(`/manage/bookings/${enquiry.id}/quotes/${draft._id}`, { as });
  expect((await merge()).status).toBe(200);
  const [declined] = await listed(older);
  expect(declined).toMatchObject({ state: 'declined', reason: 'Too dear' });
  const path = `/manage/bookings/${older.id}/quotes/${declined?._id}`;
  expect((await site.get(path, { as })).status).toBe(200);
});

test('a mail that leaves after the price has lapsed does not leave', async () => {
  await desk.send(enquiry, await desk.create(enquiry));
  site.setClock('2026-12-20T06:30:00.000Z');
  expect((await lettersThatLeave(site)).filter(({ kind }) => kind === 'quotation')).toEqual([]);
});

test('staff who look at the link have not opened it for the traveller', async () => {
  const { quote, token } = await desk.sent(enquiry);
  expect((await site.post(`/quotes/${token}/opening`, { as })).status).toBe(200);
  expect((await desk.get(enquiry, quote)).openedAt).toBeNull();
  await desk.ofLink(token, 'opening');
  expect((await desk.get(enquiry, quote)).openedAt).toBe(NOW);
});

test.each([
  [{ instalments: [{ dueOn: '2028-01-01', percent: 100 }] }, 'instalments.0.dueOn'],
  [{ instalments: [{ dueOn: '2026-11-29', percent: 100 }] }, 'instalments.0.dueOn'],
  [{ travelDay: '2072-12-31' }, 'travelDay'],
])('%j is not sent', async (change, field) => {
  const saved = (await desk.save(enquiry, await desk.create(enquiry), change)).body.data;
  expect((await desk.send(enquiry, saved)).body.fields).toHaveProperty([field]);
});

test('a trip that is off or over says so to who accepted it, and is not paid for', async () => {
  const { token } = await money.agreed();
  const set = (status: BookingRow['status']) => site.db.updateTable('bookings').set({ status }).execute();
  expect(await desk.look(token)).toMatchObject({ state: 'accepted', trip: 'ahead' });
  await set('completed');
  expect(await desk.look(token)).toMatchObject({ trip: 'over' });
  expect((await money.ofLink(token)).payTo).not.toBeNull();
  await set('cancelled');
  expect(await desk.look(token)).toMatchObject({ state: 'accepted', trip: 'off' });
  expect((await money.ofLink(token)).payTo).toBeNull();
  expect((await money.say(token, { reference: '407712345678' })).status).toBe(409);
});

test('who declined reads that they did, also once the enquiry is closed', async () => {
  const { token } = await desk.sent(enquiry);
  await desk.ofLink(token, 'refusal', { reason: 'Too dear' });
  await site.db.updateTable('bookings').set({ status: 'cancelled' }).where('id', '=', enquiry.id).execute();
  expect(await desk.look(token)).toMatchObject({ state: 'declined' });
});

test('what staff planned stays, however often a traveller writes', async () => {
  const { token } = await money.agreed();
  const { id } = await site.db
    .selectFrom('bookings')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const plan = 'Order oxygen cylinders before Friday';
  await site.put(`/manage/bookings/${id}/next-action`, { as, body: { on: '2026-12-05', words: plan } });
  for (const at of [1, 2, 3, 4, 5])
    await money.say(token, { amount: 100 * at, reference: `40771234567${at}` });
  const row = await site.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(row.next_action_words).toContain(plan);
  expect(row.next_action_on).toBe('2026-11-30');
});
