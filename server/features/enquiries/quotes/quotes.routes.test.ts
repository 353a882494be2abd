// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Dashboard } from '../../../../contracts/dashboard.contract.ts';
import type { DeskDetail } from '../../../../contracts/enquiries/desk-history.contract.ts';
import type { QuoteInList, SuggestedQuote } from '../../../../contracts/quotes/quotes.contract.ts';
import type { ManagedTour } from '../../../../contracts/tours/manage-tours.contract.ts';
import { makeAdmin, makeEnquiry, makeReader } from '../../../../tests/support/factories.ts';
import { lettersThatLeave } from '../../../../tests/support/letters-that-leave.ts';
import { quoteDesk } from '../../../../tests/support/quote-desk.ts';
import { tourBodyOf } from '../../../../tests/support/request-bodies.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { demoSettings } from '../../../content/demo-settings.ts';
import type { BookingRow } from '../../../db/schema.ts';
import { insertPlaceholders } from '../../settings/settings.queries.ts';

const NOW = '2026-11-30T06:30:00.000Z';
let site: TestApp;
let as: string;
let desk: ReturnType<typeof quoteDesk>;
let tour: ManagedTour;
let enquiry: BookingRow;

beforeAll(async () => {
  site = await buildTestApp();
  await insertPlaceholders(site.db, demoSettings, new Date());
  site.setClock(NOW);
  as = await site.signIn(await makeAdmin(site.db, { username: 'Dolma' }));
  desk = quoteDesk(site, as);
  const pricing = {
    parties: [{ people: 2, perPerson: 20_000 }],
    fees: [{ name: 'Park fee', perPerson: 500, nights: 2, freeBelow: null, halfBelow: null }],
    ...{ isTaxIncluded: false, taxPercent: 5 },
  };
  const body = tourBodyOf({ price: 20_000, discountprice: 20_000, discount: 0, pricing, vehicle: 'Innova' });
  tour = (await site.post<ManagedTour>('/tours', { as, body })).body.data;
});
beforeEach(async () => {
  site.setClock(NOW);
  enquiry = await makeEnquiry(site.db, {
    ...{ tour_id: tour._id, tour_name: tour.title, book_at: '2027-04-12', guest_size: 2, created_at: NOW },
  });
});
afterAll(() => site.close());

const listed = async ({ id } = enquiry) =>
  (await site.get<QuoteInList[]>(`/manage/bookings/${id}/quotes`, { as })).body.data;
const events = async () =>
  (await site.get<DeskDetail>(`/manage/bookings/${enquiry.id}`, { as })).body.data.events;

test('a quotation begins by the calculator, without the GST that it adds itself, and fees apart', async () => {
  const { content, state, number } = await desk.create(enquiry);
  expect([state, number]).toEqual(['draft', null]);
  expect(content).toMatchObject({ travelDay: '2027-04-12', people: 2, validUntil: '2026-12-07' });
  expect(content).toMatchObject({ isTaxIncluded: false, included: tour.included });
  expect(content.days).toHaveLength(tour.itinerary.length);
  expect(content.days[0]).toMatchObject({ vehicle: 'Innova' });
  expect(content.options[0]?.lines).toEqual([
    { text: 'Adult', quantity: 2, each: 20_000, cost: null, treatment: 'priced' },
    { text: 'Park fee, 2 nights', quantity: 1, each: 2_000, cost: null, treatment: 'passed_through' },
  ]);
});

test('there is one draft: a second press goes on with it', async () => {
  const [one, other] = [await desk.create(enquiry), await desk.create(enquiry)];
  expect(other._id).toBe(one._id);
});

test('costs stay with staff: what is sent has none, is frozen, and is mailed by a link of its own', async () => {
  const draft = await desk.create(enquiry);
  const [adult] = draft.content.options[0]?.lines ?? [];
  const options = [
    {
      label: 'Standard',
      lines: [{ ...adult, cost: 15_000 }],
      discount: 1_000,
      discountReason: 'Old friends',
    },
  ];
  const saved = (await desk.save(enquiry, draft, { options, words: 'The pass is open.' })).body.data;
  expect(saved.version).toBe(draft.version + 1);
  const { status, body } = await desk.send(enquiry, saved);
  expect([status, body.data.state, body.data.number]).toEqual([200, 'sent', 1]);
  expect(body.data.sent?.options[0]?.totals.total).toBe(39_000_00);
  expect(JSON.stringify(body.data.sent)).not.toContain('15000');
  const [letter] = (await lettersThatLeave(site)).filter(({ kind }) => kind === 'quotation');
  expect(letter).toMatchObject({ to: enquiry.user_email });
  expect(letter?.text).toContain('The pass is open.');
  const token = /\/quote\/([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
  expect(await desk.look(token)).toMatchObject({ state: 'sent', quote: { number: 1 } });
  expect(JSON.stringify(await site.db.selectFrom('private_links').selectAll().execute())).not.toContain(
    token,
  );
  const moved = await site.db
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', enquiry.id)
    .executeTakeFirst();
  expect(moved).toMatchObject({ status: 'contacted', next_action_on: '2026-12-03' });
  expect(await events()).toContainEqual(expect.objectContaining({ kind: 'quote', what: 'sent', number: 1 }));
});

test('a quotation that staff bring themselves comes back to Today, too', async () => {
  const { body } = await desk.send(enquiry, await desk.create(enquiry), false);
  expect(body.data.state).toBe('sent');
  const row = site.db
    .selectFrom('bookings')
    .select(['status', 'next_action_on'])
    .where('id', '=', enquiry.id);
  // Whether it has reached the traveller, only staff know.
  expect(await row.executeTakeFirst()).toEqual({ status: 'new', next_action_on: '2026-12-03' });
});

test('what is sent, or a colleague has changed, is not changed any more', async () => {
  const draft = await desk.create(enquiry);
  await desk.save(enquiry, draft, { words: 'Mine' });
  expect(await desk.save(enquiry, draft, { words: 'Theirs' })).toMatchObject({ status: 409 });
  expect((await desk.send(enquiry, draft)).status).toBe(409);
  const now = await desk.get(enquiry, draft);
  expect((await desk.send(enquiry, now)).status).toBe(200);
  expect((await desk.save(enquiry, now, { words: 'Late' })).status).toBe(409);
  expect((await desk.get(enquiry, draft)).sent?.words).toBe('Mine');
});

test('sending names everything that is missing, and sends nothing', async () => {
  const unknown = await makeEnquiry(site.db, {
    ...{ tour_name: 'Somewhere', book_at: null, travel_words: 'In May', guest_size: null, user_email: '' },
  });
  const draft = await desk.create(unknown);
  const { status, body } = await desk.send(unknown, draft);
  expect(status).toBe(400);
  expect(body.fields).toEqual({
    travelDay: 'Choose the day of travel.',
    people: 'Say how many travel.',
    isMailed: 'There is no email address to write to.',
    'options.0.lines': 'The total of Standard is zero.',
  });
  expect((await listed(unknown)).map(({ state }) => state)).toEqual(['draft']);
});

test.each([
  [{ validUntil: '2026-11-29' }, 'validUntil'],
  [{ validUntil: '2027-04-13' }, 'validUntil'],
  [{ travelDay: '2026-11-29', validUntil: '2026-11-30' }, 'travelDay'],
])('%j is not sent', async (change, field) => {
  const saved = (await desk.save(enquiry, await desk.create(enquiry), change)).body.data;
  expect((await desk.send(enquiry, saved)).body.fields).toHaveProperty(field);
});

test.each([
  [{ instalments: [{ dueOn: '2027-01-01', percent: 60 }] }, 'instalments'],
  [{ options: [] }, 'options'],
  [{ exemptPercent: 60 }, 'exemptPercent'],
])('%j is no quotation', async (change, field) => {
  expect((await desk.save(enquiry, await desk.create(enquiry), change)).body.fields).toHaveProperty(field);
});

test('a discount says why, and is not more than the price', async () => {
  const draft = await desk.create(enquiry);
  const options = draft.content.options.map((option) => ({ ...option, discount: 50_000 }));
  expect((await desk.save(enquiry, draft, { options })).body.fields).toEqual({
    'options.0.discount': 'The discount is more than the price.',
    'options.0.discountReason': 'Say what the discount is for.',
  });
});

test('a revision replaces the one before it as it is sent; discarded, it replaces nothing', async () => {
  const { quote } = await desk.sent(enquiry);
  const revision = await desk.create(enquiry, quote._id);
  expect(revision.content).toEqual(quote.content);
  await site.delete(`/manage/bookings/${enquiry.id}/quotes/${revision._id}`, { as });
  expect((await listed()).map(({ state }) => state)).toEqual(['sent']);
  const second = await desk.create(enquiry, quote._id);
  await desk.send(enquiry, second);
  expect((await listed()).map(({ number, state }) => [number, state])).toEqual([
    [2, 'sent'],
    [1, 'superseded'],
  ]);
});

test('of two who send at once, one is told', async () => {
  const draft = await desk.create(enquiry);
  const answers = await Promise.all([desk.send(enquiry, draft), desk.send(enquiry, draft)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await listed()).toHaveLength(1);
});

test('staff accept for somebody on the phone; after that nothing is sent or revised', async () => {
  const { quote } = await desk.sent(enquiry);
  const body = { option: 0, name: 'Asha Rai', state: '11', channel: 'phone' };
  const { status, body: answered } = await desk.act(enquiry, quote, 'acceptance', body);
  expect([status, answered.data.state]).toEqual([200, 'accepted']);
  expect(answered.data.decision).toMatchObject({ name: 'Asha Rai', channel: 'phone' });
  expect(await events()).toContainEqual(
    expect.objectContaining({ kind: 'quote', what: 'accepted', channel: 'phone', by: 'Dolma' }),
  );
  const again = await site.post(`/manage/bookings/${enquiry.id}/quotes`, { as, body: { from: quote._id } });
  expect(again.status).toBe(409);
});

test('the last quotations for the same tour are proposed', async () => {
  const { quote } = await desk.sent(enquiry);
  const other = await makeEnquiry(site.db, { tour_id: tour._id, tour_name: tour.title });
  const path = `/manage/bookings/${other.id}/quotes/suggestions`;
  const { data } = (await site.get<SuggestedQuote[]>(path, { as })).body;
  expect(data[0]).toMatchObject({ _id: quote._id, reference: enquiry.reference, content: quote.content });
});

test('a quotation of another enquiry is not found, and readers change none', async () => {
  const { quote } = await desk.sent(enquiry);
  const other = await makeEnquiry(site.db);
  expect((await site.get(`/manage/bookings/${other.id}/quotes/${quote._id}`, { as })).status).toBe(404);
  const reader = await site.signIn(await makeReader(site.db));
  const path = `/manage/bookings/${enquiry.id}/quotes`;
  expect((await site.get(path, { as: reader })).status).toBe(200);
  expect((await site.post(path, { as: reader, body: {} })).status).toBe(403);
});

test('an enquiry with a quotation that is open, or accepted, is not merged into an older one', async () => {
  const { quote } = await desk.sent(enquiry);
  const older = await makeEnquiry(site.db, { created_at: '2026-11-01T06:30:00.000Z' });
  const merge = async () =>
    (await site.post(`/manage/bookings/${older.id}/merge`, { as, body: { otherId: enquiry.id } })).body
      .message;
  expect(await merge()).toBe(
    `${enquiry.reference} has a quotation that is open. Withdraw it before merging.`,
  );
  await desk.act(enquiry, quote, 'acceptance', { option: 0, name: 'Asha', state: '11', channel: 'phone' });
  expect(await merge()).toContain('is accepted');
});

test('of a period the dashboard tells what was sent and accepted, an enquiry once', async () => {
  await site.db.deleteFrom('quotes').execute();
  const { quote } = await desk.sent(enquiry);
  const revision = (await desk.send(enquiry, await desk.create(enquiry, quote._id))).body.data;
  await desk.act(enquiry, revision, 'acceptance', { option: 0, name: 'Asha', state: '11', channel: 'phone' });
  await desk.sent(await makeEnquiry(site.db, { tour_name: 'Gone', book_at: '2027-04-12' }), {
    ...{ people: 2, travelDay: '2027-04-12' },
    options: quote.content.options,
  });
  const { data } = (await site.get<Dashboard>('/dashboard', { as })).body;
  expect(data.quotes).toEqual({
    byTour: expect.arrayContaining([
      { name: tour.title, sent: 1, accepted: 1 },
      { name: null, sent: 1, accepted: 0 },
    ]),
    byStaff: [{ name: 'Dolma', sent: 2, accepted: 1 }],
  });
});
