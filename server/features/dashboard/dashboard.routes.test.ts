// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Dashboard } from '../../../contracts/dashboard.contract.ts';
import { NEVER_PLACEHOLDERS } from '../../../contracts/settings/settings.contract.ts';
import {
  makeAdmin,
  makeContactMessage,
  makeEnquiry,
  makeReview,
  makeTour,
} from '../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { demoSettings } from '../../content/demo-settings.ts';
import { insertPlaceholders } from '../settings/settings.queries.ts';

const NOON = '2026-11-21T06:30:00.000Z';
let site: TestApp;
let staff: string;

beforeAll(async () => {
  site = await buildTestApp();
  site.setClock(NOON);
  staff = await site.signIn(await makeAdmin(site.db));
  await insertPlaceholders(site.db, demoSettings, new Date(NOON));
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['bookings', 'reviews', 'tours', 'contact_messages'] as const)
    await site.db.deleteFrom(table).execute();
});

async function read(query = ''): Promise<Dashboard> {
  const { status, body } = await site.get<Dashboard>(`/dashboard?${query}`, { as: staff });
  expect(status, body.message).toBe(200);
  return body.data;
}

const booked = (given: Parameters<typeof makeEnquiry>[1]) =>
  makeEnquiry(site.db, { user_id: null, created_at: NOON, ...given });

test('with nothing there, every figure is empty', async () => {
  const data = await read();
  expect(data).toMatchObject({ from: '2026-10-23', to: '2026-11-21' });
  expect(data.enquiries).toMatchObject({ total: 0, byDay: [], byDestination: [], won: 0 });
  expect(data.enquiries.byStatus.map((row) => row.status)).toEqual([
    'new',
    'contacted',
    'confirmed',
    'completed',
    'cancelled',
    'spam',
  ]);
  expect(data.firstReply).toEqual({ medianSeconds: null, answered: 0, unanswered: 0 });
  expect(data.reviews).toMatchObject({ average: null, count: 0 });
  expect(data.quietTours).toEqual({ count: 0, published: 0, tours: [] });
  expect(data.attention.criticalReviews).toBe(0);
  expect(await read('period=all')).toMatchObject({ from: '2026-11-21', to: '2026-11-21' });
});

test('enquiries are counted by the day in India', async () => {
  await booked({ created_at: '2026-11-19T18:29:59.999Z' });
  await booked({ created_at: '2026-11-19T18:30:00.000Z' });
  await booked({ created_at: '2026-11-20T18:29:59.999Z' });
  await booked({ created_at: '2026-11-20T18:30:00.000Z' });
  const byDay = [
    { day: '2026-11-19', count: 1 },
    { day: '2026-11-20', count: 2 },
    { day: '2026-11-21', count: 1 },
  ];
  expect((await read('period=7')).enquiries.byDay).toEqual(byDay);
  expect((await read('from=2026-11-20&to=2026-11-20')).enquiries.byDay).toEqual([byDay[1]]);
  expect((await read('period=all')).from).toBe('2026-11-19');
});

test('they are counted by destination and status; spam is a status alone, and the bin is nowhere', async () => {
  await booked({ destination: 'Sikkim', status: 'confirmed' });
  await booked({ destination: 'Sikkim', status: 'completed' });
  await booked({ destination: 'Bhutan', status: 'new' });
  await booked({ destination: '', status: 'cancelled' });
  await booked({ destination: 'Bhutan', status: 'spam' });
  await booked({ destination: 'Bhutan', deleted_at: NOON });
  const { enquiries } = await read();
  expect(enquiries).toMatchObject({ total: 4, won: 2 });
  expect(enquiries.byDay).toEqual([{ day: '2026-11-21', count: 4 }]);
  expect(enquiries.byDestination).toEqual([
    { destination: 'Sikkim', count: 2 },
    { destination: '', count: 1 },
    { destination: 'Bhutan', count: 1 },
  ]);
  expect(enquiries.byStatus).toContainEqual({ status: 'spam', count: 1 });
});

const minutesLater = (minutes: number) => new Date(Date.parse(NOON) + minutes * 60_000).toISOString();

test('the median first reply is the middle one, or between the two in the middle', async () => {
  for (const minutes of [600, 10, 30]) await booked({ first_reply_at: minutesLater(minutes) });
  await booked({});
  await booked({ source: 'phone', first_reply_at: NOON });
  await booked({ status: 'spam', first_reply_at: minutesLater(1) });
  await booked({ deleted_at: NOON, first_reply_at: minutesLater(1) });
  expect((await read()).firstReply).toEqual({ medianSeconds: 1_800, answered: 3, unanswered: 1 });
  await booked({ first_reply_at: minutesLater(20), source: 'email' });
  expect((await read()).firstReply).toEqual({ medianSeconds: 1_500, answered: 4, unanswered: 1 });
});

test('published tours that nobody asked for in the period are named', async () => {
  await makeTour(site.db, { title: 'Asked for' });
  const old = await makeTour(site.db, { title: 'Asked for long ago', city: 'Dooars' });
  await makeTour(site.db, { title: 'Draft', status: 'draft' });
  await makeTour(site.db, { title: 'Spammed' });
  await booked({ tour_name: 'Asked for' });
  await booked({ tour_name: 'Asked for long ago', created_at: '2026-01-05T00:00:00.000Z' });
  await booked({ tour_name: 'Spammed', status: 'spam' });
  const { quietTours } = await read();
  expect(quietTours).toMatchObject({ count: 2, published: 3 });
  expect(quietTours.tours[0]).toEqual({
    _id: old.id,
    slug: old.slug,
    title: 'Asked for long ago',
    city: 'Dooars',
  });
  expect((await read('period=year')).quietTours.tours.map((tour) => tour.title)).toEqual(['Spammed']);
});

test('the average is of the reviews that the site shows', async () => {
  for (const rating of [5, 5, 4]) await makeReview(site.db, { rating, created_at: NOON });
  await makeReview(site.db, { rating: 1, created_at: NOON, is_hidden: 1 });
  await makeReview(site.db, { rating: 1, created_at: '2026-01-05T00:00:00.000Z' });
  const { reviews } = await read();
  expect(reviews).toMatchObject({ average: 4.7, count: 3 });
  expect(reviews.byRating).toEqual(
    [5, 4, 3, 2, 1].map((rating, i) => ({ rating, count: [2, 1, 0, 0, 0][i] })),
  );
  expect((await read('period=all')).reviews.count).toBe(4);
});

test('what waits besides today’s work is counted whatever the period', async () => {
  await makeReview(site.db, { rating: 2, created_at: '2025-01-05T00:00:00.000Z' });
  await makeReview(site.db, { rating: 2, replied_at: NOON, reply: 'We are sorry.' });
  await makeReview(site.db, { rating: 1, is_hidden: 1, is_waiting: 1 });
  expect((await read('period=7')).attention).toEqual({
    criticalReviews: 1,
    waitingReviews: 1,
    placeholders: Object.keys(demoSettings).length - NEVER_PLACEHOLDERS.length,
    spamEnquiries: 0,
    spamMessages: 0,
  });
});

test('the spam folder waits, of enquiries and of messages as its lists show them, whenever they came', async () => {
  await booked({ status: 'spam', created_at: '2025-01-05T00:00:00.000Z' });
  await booked({ status: 'spam' });
  await booked({ status: 'spam', deleted_at: NOON });
  await booked({});
  await makeContactMessage(site.db, { spam_at: NOON });
  await makeContactMessage(site.db, {});
  expect((await read('period=7')).attention).toMatchObject({ spamEnquiries: 2, spamMessages: 1 });
});

test.each([
  ['period=7', '2026-11-15', '2026-11-21'],
  ['period=90', '2026-08-24', '2026-11-21'],
  ['period=year', '2026-01-01', '2026-11-21'],
  ['from=2026-02-01&to=2026-02-28', '2026-02-01', '2026-02-28'],
  ['period=days&from=2026-11-01&to=', '2026-11-01', '2026-11-21'],
  ['to=2026-03-02', '2026-02-01', '2026-03-02'],
])('%s is from %s to %s', async (query, from, to) => {
  expect(await read(query)).toMatchObject({ from, to });
});

test('wrong days are refused by name, all of them §V2.2.3', async () => {
  const ask = (query: string) => site.get(`/dashboard?${query}`, { as: staff });
  const both = await ask('period=decade&from=2026-02-30&to=soon');
  expect(both.status).toBe(400);
  expect(Object.keys(both.body.fields).sort()).toEqual(['from', 'period', 'to']);
  const turned = await ask('from=2026-11-02&to=2026-11-01');
  expect(turned.status).toBe(400);
  expect(turned.body.fields).toEqual({ to: 'The last day is before the first one.' });
});
