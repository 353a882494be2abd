// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DeskDetail } from '../../../../contracts/enquiries/desk-history.contract.ts';
import type { ManagedTour } from '../../../../contracts/tours/manage-tours.contract.ts';
import { makeAdmin, makeEnquiry } from '../../../../tests/support/factories.ts';
import { lettersThatLeave } from '../../../../tests/support/letters-that-leave.ts';
import { quoteDesk } from '../../../../tests/support/quote-desk.ts';
import { tourBodyOf } from '../../../../tests/support/request-bodies.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import type { BookingRow } from '../../../db/schema.ts';

const NOW = '2026-11-30T06:30:00.000Z';
const DAY = '2027-04-12';
let site: TestApp;
let as: string;
let desk: ReturnType<typeof quoteDesk>;
let tour: ManagedTour;
let enquiry: BookingRow;

beforeAll(async () => {
  site = await buildTestApp();
  site.setClock(NOW);
  as = await site.signIn(await makeAdmin(site.db, { username: 'Dolma' }));
  desk = quoteDesk(site, as);
  const body = tourBodyOf({
    price: 20_000,
    discountprice: 20_000,
    discount: 0,
    departures: [{ day: DAY, seats: 4 }],
  });
  tour = (await site.post<ManagedTour>('/tours', { as, body })).body.data;
});
beforeEach(async () => {
  site.setClock(NOW);
  await site.db.deleteFrom('bookings').execute();
  await site.db.deleteFrom('outbox').execute();
  enquiry = await make();
});
afterAll(() => site.close());

const make = (given: Partial<BookingRow> = {}) =>
  makeEnquiry(site.db, {
    ...{ tour_id: tour._id, tour_name: tour.title, book_at: DAY, guest_size: 2, created_at: NOW },
    ...{ full_name: 'Asha Rai', ...given },
  });
const rowOf = ({ id }: BookingRow) =>
  site.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const events = async ({ id } = enquiry) =>
  (await site.get<DeskDetail>(`/manage/bookings/${id}`, { as })).body.data.events;
const goTo = async (moment: string) => {
  site.setClock(moment);
};

test('accepting confirms the trip as it was sold, plans the payments, and tells both sides', async () => {
  const { token } = await desk.sent(enquiry, { travelDay: '2027-04-20', people: 3 });
  const { status, body } = await desk.accept(token);
  expect([status, body.data.state]).toEqual([200, 'accepted']);
  expect(await rowOf(enquiry)).toMatchObject({
    ...{ status: 'confirmed', book_at: '2027-04-20', guest_size: 3, next_action_on: '2026-11-30' },
    next_action_words: 'Quotation 1 is accepted: look for the advance',
  });
  expect(body.data).toMatchObject({
    decision: {
      ...{ name: 'Asha Rai', state: '19', channel: null },
      plan: [
        { cause: 'advance', dueOn: '2026-11-30', paise: 20_000_00 },
        { cause: 'balance', dueOn: '2027-03-21', paise: 20_000_00 },
      ],
    },
  });
  const kinds = (await events()).map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['quote', 'corrected', 'status', 'next_action']));
  const letters = await lettersThatLeave(site);
  expect(letters.map(({ kind }) => kind)).toEqual(['quotation-news', 'quotation-accepted']);
});

test.each([
  [{ name: ' ' }, 'name'],
  [{ state: '00' }, 'state'],
  [{ hasAgreed: false }, 'hasAgreed'],
  [{ gstin: '19ABCDE1234F1Z9' }, 'gstin'],
  [{ option: 2 }, 'option'],
])('%j accepts nothing', async (given, field) => {
  const { token } = await desk.sent(enquiry);
  const { status, body } = await desk.accept(token, given);
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  expect((await rowOf(enquiry)).status).toBe('contacted');
});

test('of twenty acceptances at once one counts', async () => {
  const { token } = await desk.sent(enquiry);
  const answers = await Promise.all(Array.from({ length: 20 }, () => desk.accept(token)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(
    (await events()).filter((event) => event.kind === 'quote' && event.what === 'accepted'),
  ).toHaveLength(1);
});

test.each(['the acceptance first', 'the revision first'])('with a revision, %s', async (order) => {
  const { quote, token } = await desk.sent(enquiry);
  const revision = await desk.create(enquiry, quote._id);
  const shown = await desk.look(token);
  const sha256 = 'sha256' in shown ? shown.sha256 : '';
  const accepting = () => desk.accept(token, { sha256 });
  const sending = () => desk.send(enquiry, revision);
  const [first, second] = order === 'the acceptance first' ? [accepting, sending] : [sending, accepting];
  expect((await first()).status).toBe(200);
  expect((await second()).status).toBe(409);
  expect(await desk.look(token)).toMatchObject({
    state: order === 'the acceptance first' ? 'accepted' : 'superseded',
  });
});

test('an acceptance and a revision at once: one of them holds', async () => {
  const { quote, token } = await desk.sent(enquiry);
  const revision = await desk.create(enquiry, quote._id);
  const answers = await Promise.all([desk.accept(token), desk.send(enquiry, revision)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('the last two seats that two want are one party’s', async () => {
  await make({ status: 'confirmed' });
  const rival = await make();
  const [{ token }, { token: theirs }] = [await desk.sent(enquiry), await desk.sent(rival)];
  const answers = await Promise.all([desk.accept(token), desk.accept(theirs)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body.message).toContain('not enough seats left');
  expect(refused?.body).toMatchObject({ code: 'conflict' });
});

test('an old link says that it was replaced, without prices and without the new link', async () => {
  const { quote, token } = await desk.sent(enquiry);
  await desk.send(enquiry, await desk.create(enquiry, quote._id));
  expect(await desk.look(token)).toEqual({ state: 'superseded' });
  expect((await desk.ofLink(token, 'questions', { question: 'Is it open?' })).status).toBe(200);
});

test('a quotation lapses as its last day is over in India; it cannot be accepted, but asked about', async () => {
  const { token } = await desk.sent(enquiry);
  await goTo('2026-12-07T18:29:00.000Z');
  expect((await desk.look(token)).state).toBe('sent');
  await goTo('2026-12-07T18:30:00.000Z');
  expect((await desk.look(token)).state).toBe('lapsed');
  const { status, body } = await desk.accept(token);
  expect([status, body.message]).toEqual([409, 'This quotation held until 7 Dec 2026. Ask for a new one.']);
  expect((await desk.ofLink(token, 'questions', { question: 'Still possible?' })).status).toBe(200);
});

test('declined with a reason, it is closed; staff read why', async () => {
  const { quote, token } = await desk.sent(enquiry);
  const declined = await desk.ofLink(token, 'refusal', { reason: 'Too dear' });
  expect(declined.body.data.state).toBe('declined');
  expect(await desk.get(enquiry, quote)).toMatchObject({ state: 'declined', reason: 'Too dear' });
  expect((await desk.accept(token)).status).toBe(409);
  expect((await desk.ofLink(token, 'refusal', { reason: '' })).status).toBe(200);
  expect((await lettersThatLeave(site)).map(({ text }) => text.includes('Too dear'))).toEqual([true]);
});

test('a question comes into the thread, to Today and to staff’s mail; what was planned stays', async () => {
  const { token } = await desk.sent(enquiry);
  const on = { on: '2026-12-20', words: 'Call the hotel' };
  await site.put(`/manage/bookings/${enquiry.id}/next-action`, { as, body: on });
  await desk.ofLink(token, 'questions', { question: 'May we leave a day later?' });
  expect(await events()).toContainEqual(
    expect.objectContaining({ kind: 'asked', text: 'May we leave a day later?', by: 'Traveller' }),
  );
  expect(await rowOf(enquiry)).toMatchObject({
    next_action_on: '2026-11-30',
    next_action_words: 'Answer what was asked about quotation 1 · Call the hotel',
  });
  const asked = (await lettersThatLeave(site)).find(({ kind }) => kind === 'quotation-news');
  expect(asked?.text).toContain('May we leave a day later?');
});

test('one who asks without end is stopped for the day', async () => {
  const { token } = await desk.sent(enquiry);
  const ask = () => desk.ofLink(token, 'questions', { question: 'And now?' });
  for (let asked = 0; asked < 20; asked += 1) expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(429);
});

test('opening is noted once, by a person; looking notes nothing', async () => {
  const { quote, token } = await desk.sent(enquiry);
  await desk.look(token);
  expect((await desk.get(enquiry, quote)).openedAt).toBeNull();
  await desk.ofLink(token, 'opening');
  await desk.ofLink(token, 'opening');
  expect((await events()).filter((event) => event.kind === 'quote' && event.what === 'opened')).toHaveLength(
    1,
  );
});

test.each([
  ['in the bin', { deleted_at: NOW }, 'withdrawn'],
  ['cancelled', { status: 'cancelled' }, 'withdrawn'],
  ['of a trip that is over', { status: 'completed' }, 'withdrawn'],
] as const)('of an enquiry %s nothing is accepted', async (_where, change, state) => {
  const { token } = await desk.sent(enquiry);
  await site.db.updateTable('bookings').set(change).where('id', '=', enquiry.id).execute();
  expect(await desk.look(token)).toEqual({ state });
  expect((await desk.accept(token, { sha256: 'x' })).status).toBe(409);
});

test('ended links lead nowhere, and a guessed one either', async () => {
  const { quote, token } = await desk.sent(enquiry);
  await site.delete(`/manage/bookings/${enquiry.id}/quotes/${quote._id}/links`, { as });
  expect(await desk.look(token)).toEqual({ state: 'unknown' });
  expect((await desk.accept(token)).status).toBe(404);
  expect(await desk.look(await desk.linkTo(enquiry, quote))).toMatchObject({ state: 'sent' });
});

test('nothing of the quotation stays with the key of the press', async () => {
  const { token } = await desk.sent(enquiry);
  await desk.accept(token);
  const stored = JSON.stringify(await site.db.selectFrom('idempotency_keys').select('answer').execute());
  expect(stored).not.toContain('Asha');
});
