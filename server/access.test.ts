import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  makeAdmin,
  makeBooking,
  makeContactMessage,
  makeReview,
  makeSubscriber,
  makeTour,
  makeUser,
  PASSWORD,
} from '../tests/support/factories.ts';
import { contactBodyOf, tourBodyOf } from '../tests/support/request-bodies.ts';
import { buildTestApp, type TestApp } from '../tests/support/test-app.ts';

import { demoSettings } from './db/seeds/demo/demo-settings.ts';
import { insertPlaceholders } from './features/settings/settings.queries.ts';

let site: TestApp;
let traveller: string;
let expired: string;
const ids: Record<string, string> = {};

beforeAll(async () => {
  site = await buildTestApp();
  await insertPlaceholders(site.db, demoSettings, new Date());
  traveller = await site.signIn(await makeUser(site.db));
  site.setClock('2026-01-01T00:00:00Z');
  expired = await site.signIn(await makeAdmin(site.db));
  site.setClock();
  const tour = await makeTour(site.db);
  const rows = {
    tour,
    booking: await makeBooking(site.db),
    binned: await makeBooking(site.db, { deleted_at: new Date().toISOString() }),
    review: await makeReview(site.db, { tour_id: tour.id }),
    subscriber: await makeSubscriber(site.db),
    user: await makeUser(site.db, { email: 'asha@example.com' }),
    message: await makeContactMessage(site.db),
  };
  for (const [name, row] of Object.entries(rows)) ids[name] = row.id;
});
afterAll(() => site.close());

const adminCalls: [method: 'get' | 'post' | 'put' | 'delete', path: string, body?: unknown][] = [
  ['post', '/tours', tourBodyOf()],
  ['post', '/tours', {}],
  ['put', '/tours/:tour', tourBodyOf()],
  ['put', '/tours/nowhere', {}],
  ['delete', '/tours/:tour'],
  ['get', '/booking'],
  ['get', '/booking?limit=0'],
  ['delete', '/booking/:booking'],
  ['delete', '/booking/nowhere'],
  ['post', '/booking/:binned/restore'],
  ['get', '/review'],
  ['delete', '/review/:review'],
  ['put', '/review/:review/hidden'],
  ['delete', '/review/:review/hidden'],
  ['put', '/review/:review/reply', { reply: 'Thank you.' }],
  ['put', '/review/nowhere/reply', {}],
  ['delete', '/review/:review/reply'],
  ['get', '/users'],
  ['get', '/users/:user'],
  ['put', '/users/:user/role', { role: 'admin' }],
  ['put', '/users/nowhere/role', {}],
  ['delete', '/users/:user/sessions'],
  ['delete', '/users/:user'],
  ['get', '/subscribe'],
  ['get', '/subscribe.csv'],
  ['delete', '/subscribe/:subscriber'],
  ['get', '/contacts'],
  ['get', '/contacts/:message'],
  ['post', '/contacts/:message/replies', { reply: 'It is open.' }],
  ['post', '/contacts/nowhere/replies', {}],
  ['put', '/contacts/:message/done'],
  ['delete', '/contacts/:message/done'],
  ['delete', '/contacts/:message'],
];

const TABLES = [
  'tours',
  'bookings',
  'reviews',
  'users',
  'subscribers',
  'contact_messages',
  'contact_replies',
] as const;
const allRows = () => Promise.all(TABLES.map((table) => site.db.selectFrom(table).selectAll().execute()));

test.each(adminCalls)('%s %s is for staff alone', async (method, path, body) => {
  const address = path.replace(/:(\w+)/, (_sign, name) => ids[name] ?? '');
  const before = await allRows();
  const changes = site.siteChanges();

  for (const as of [undefined, expired, 'made-up']) {
    const answer = await site[method](address, { body, ...(as && { as }) });
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ success: false, code: 'not_signed_in', message: 'Please sign in' });
    expect(answer.body).not.toHaveProperty('data');
  }
  const answer = await site[method](address, { body, as: traveller });
  expect(answer.status).toBe(403);
  expect(answer.body).toMatchObject({
    success: false,
    code: 'not_allowed',
    message: 'Only staff can do this.',
  });
  expect(answer.body).not.toHaveProperty('data');

  expect(await allRows()).toEqual(before);
  expect(site.siteChanges()).toBe(changes);
});

test.each([
  ['post', '/booking'],
  ['get', '/booking/mine'],
  ['post', '/review/:tour'],
] as const)('%s %s needs somebody signed in', async (method, path) => {
  const address = path.replace(/:(\w+)/, (_sign, name) => ids[name] ?? '');
  for (const as of [undefined, expired, 'made-up']) {
    const answer = await site[method](address, { ...(method === 'post' && { body: {} }), ...(as && { as }) });
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ code: 'not_signed_in', message: 'Please sign in' });
  }
});

test.each([
  ['get', '/tours'],
  ['get', '/tours/:tour'],
  ['get', '/tours/:tour/reviews'],
  ['get', '/tours/search/getTourBySearch?city=Gangtok'],
  ['get', '/reviews/highlights'],
  ['get', '/settings'],
  ['get', '/settings/policies'],
  ['post', '/auth/register', { username: 'Bina', email: 'bina@example.com', password: PASSWORD }],
  ['post', '/auth/login', { email: 'asha@example.com', password: PASSWORD }],
  ['post', '/auth/forgot-password', { email: 'asha@example.com' }],
  ['post', '/contacts/send-mail', contactBodyOf()],
  ['post', '/subscribe', { email: 'asha@example.com' }],
] as const)('%s %s is open to every visitor', async (method, path, body?: unknown) => {
  const address = path.replace(/:(\w+)/, (_sign, name) => ids[name] ?? '');
  const answer = await site[method](address, { body });
  expect(answer.status).toBe(200);
  expect(answer.body.success).toBe(true);
});
