// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ReviewInvitation } from '../../../../contracts/reviews/reviews.contract.ts';
import type { TourDetail } from '../../../../contracts/tours/tours.contract.ts';
import {
  changeEnquiryRow,
  makeReview,
  makeTour,
  makeUser,
  PASSWORD,
} from '../../../../tests/support/factories.ts';
import { makeInvited } from '../../../../tests/support/review-invitations.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import type { BookingRow, TourRow } from '../../../db/schema.ts';

const PRAISE = { username: 'Asha from Kolkata', reviewText: 'Clear mornings, good drivers.', rating: 5 };
const PROVED = '2026-05-01T10:00:00.000Z';
let site: TestApp;
let tour: TourRow;
let enquiry: BookingRow;
let token: string;

beforeAll(async () => {
  site = await buildTestApp();
});
beforeEach(async () => {
  site.setClock();
  tour = await makeTour(site.db);
  ({ enquiry, token } = await makeInvited(site.db, tour));
});
afterAll(() => site.close());

const look = async (of = token) => (await site.get<ReviewInvitation>(`/reviews/invitations/${of}`)).body.data;
const send = (body: object = PRAISE, { of = token, key = crypto.randomUUID() as string } = {}) =>
  site.post(`/reviews/invitations/${of}`, { body, headers: { 'idempotency-key': key } });
const stored = () =>
  site.db.selectFrom('reviews').selectAll().where('tour_id', '=', tour.id).orderBy('id').execute();
const shown = async () => (await site.get<TourDetail>(`/tours/${tour.id}`)).body.data.reviews;

test('the link tells of the trip, and nothing of the person who enquired', async () => {
  const worth = await look();
  expect(worth).toEqual({
    state: 'open',
    tour: { title: tour.title, slug: tour.slug },
    travelledIn: '2027-03',
    pictures: [],
  });
});

test('a review by the link is verified, is shown at once, and ends the link §T1.11', async () => {
  const before = site.siteChanges();
  const answer = await send();
  expect(answer.status).toBe(200);
  expect(answer.body.message).toBe('Thank you for your review.');
  expect(await stored()).toMatchObject([{ booking_id: enquiry.id, user_id: null, travelled_in: '2027-03' }]);
  expect(await shown()).toMatchObject([{ ...PRAISE, isVerified: true, travelledIn: '2027-03' }]);
  expect(site.siteChanges()).toBe(before + 1);
  expect(await look()).toEqual({
    state: 'used',
    tour: { title: tour.title, slug: tour.slug },
    travelledIn: null,
    pictures: [],
  });
  const again = await send({ ...PRAISE, rating: 1 });
  expect(again.status).toBe(400);
  expect(again.body.message).toBe('A review was sent with this link already. It works once.');
  expect(await stored()).toHaveLength(1);
});

test('sent again with its key, it is answered as it was, and stored once', async () => {
  const key = 'one press';
  const answers = [await send(PRAISE, { key }), await send(PRAISE, { key })];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await stored()).toHaveLength(1);
});

test('of two who send by one link at the same moment one is stored §T1.11', async () => {
  const answers = await Promise.all([send(), send({ ...PRAISE, rating: 2 })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await stored()).toHaveLength(1);
});

test('it takes the place of the account’s own where that has proved the address, and of nobody’s else', async () => {
  const owner = await makeUser(site.db, { email_proved_at: PROVED });
  await makeReview(site.db, { tour_id: tour.id, user_id: owner.id, reply: 'Thanks', rating: 2 });
  const own = await makeInvited(site.db, tour, { user_id: owner.id, user_email: owner.email });
  expect((await send(PRAISE, { of: own.token })).status).toBe(200);
  expect(await stored()).toMatchObject([{ user_id: owner.id, rating: 5, reply: null, is_hidden: 0 }]);

  const unproved = await makeUser(site.db);
  const others = await makeInvited(site.db, tour, { user_id: unproved.id, user_email: unproved.email });
  await makeReview(site.db, { tour_id: tour.id, user_id: unproved.id });
  await send(PRAISE, { of: others.token });
  expect((await stored()).map(({ user_id }) => user_id)).toEqual([owner.id, unproved.id, null]);
});

test('what staff had hidden stays hidden when it is rewritten, and waits for them', async () => {
  const owner = await makeUser(site.db, { email_proved_at: PROVED });
  await makeReview(site.db, { tour_id: tour.id, user_id: owner.id, is_hidden: 1 });
  const own = await makeInvited(site.db, tour, { user_id: owner.id, user_email: owner.email });
  const answer = await send(PRAISE, { of: own.token });
  expect(answer.body.message).toMatch(/Our staff will look at it before it is shown/);
  expect(await stored()).toMatchObject([{ is_hidden: 1, is_waiting: 1 }]);
  expect(await shown()).toEqual([]);
});

test('a rewritten review of a verified one stays verified', async () => {
  const owner = await makeUser(site.db, { email_proved_at: PROVED });
  const own = await makeInvited(site.db, tour, { user_id: owner.id, user_email: owner.email });
  await send(PRAISE, { of: own.token });
  const as = await site.signIn(owner);
  await site.post(`/review/${tour.id}`, { as, body: { reviewText: 'On reflection, rainy.', rating: 3 } });
  expect(await shown()).toMatchObject([{ rating: 3, isVerified: true, travelledIn: '2027-03' }]);
});

test('deleting an account takes its name off the review its enquiry verified, and ends an open invitation', async () => {
  const leaver = await makeUser(site.db);
  const given = { user_id: leaver.id, user_email: 'not-proved@example.com' };
  const [sent, open] = [await makeInvited(site.db, tour, given), await makeInvited(site.db, tour, given)];
  await send(PRAISE, { of: sent.token });
  const as = await site.signIn(leaver);
  expect((await site.delete('/account', { as, body: { password: PASSWORD } })).status).toBe(200);
  expect(await stored()).toMatchObject([{ username: 'A former traveller', booking_id: null, user_id: null }]);
  expect((await look(open.token)).state).toBe('unknown');
});

test.each([
  ['a garbled link', 'unknown', () => undefined, 'garbled%00'],
  [
    'a link after 180 days',
    'ended',
    () => site.setClock(new Date(Date.now() + 181 * 86_400_000).toISOString()),
  ],
  ['a trip that was not made', 'ended', () => changeEnquiryRow(site.db, enquiry.id, { status: 'confirmed' })],
  ['an enquiry in the bin', 'ended', () => changeEnquiryRow(site.db, enquiry.id, { deleted_at: PROVED })],
  [
    'a tour that was taken down',
    'ended',
    () => site.db.updateTable('tours').set({ status: 'archived' }).where('id', '=', tour.id).execute(),
  ],
] as [string, string, () => unknown, string?][])(
  '%s leads on, and stores nothing',
  async (_what, state, happen, of) => {
    await happen();
    expect((await look(of)).state).toBe(state);
    const answer = await send(PRAISE, { of: of ?? token });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toMatch(/^This link /);
    expect(await stored()).toEqual([]);
  },
);

test('every fault of it is named, and the link stays open', async () => {
  const answer = await send({ username: ' ', reviewText: '', rating: 0 });
  expect(answer.status).toBe(400);
  expect(answer.body.fields).toEqual({
    username: 'Enter your name.',
    reviewText: 'Enter your review.',
    rating: 'Choose a rating from 1 to 5 stars.',
  });
  expect((await look()).state).toBe('open');
});
