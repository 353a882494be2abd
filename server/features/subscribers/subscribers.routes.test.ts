// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Subscriber } from '../../../contracts/subscribers.contract.ts';
import { makeAdmin, makeSubscriber } from '../../../tests/support/factories.ts';
import { readPages } from '../../../tests/support/read-pages.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { ISO_TIME, UUID_V7 } from '../../../tests/support/value-shapes.ts';

let site: TestApp;
let staff: string;

beforeAll(async () => {
  site = await buildTestApp();
  staff = await site.signIn(await makeAdmin(site.db));
});
afterAll(() => site.close());
beforeEach(() => site.db.deleteFrom('subscribers').execute());

const subscribe = (email: unknown) => site.post('/subscribe', { body: { email } });
const stored = () => site.db.selectFrom('subscribers').selectAll().execute();

test('a visitor subscribes', async () => {
  const { status, body } = await subscribe('reader@example.com');
  expect(status).toBe(200);
  expect(body).toEqual({ success: true, message: 'Thank you for subscribing.' });
  expect(await stored()).toEqual([
    {
      id: expect.stringMatching(UUID_V7),
      email: 'reader@example.com',
      subscribed_at: expect.stringMatching(ISO_TIME),
      state: 'pending',
      asked_at: expect.stringMatching(ISO_TIME),
      confirmed_at: null,
      left_at: null,
      leave_reason: null,
      leave_text: null,
      left_by_issue: null,
      leave_token: null,
    },
  ]);
});

test('twice answers the same and keeps the first row, however the address is written', async () => {
  const first = await subscribe('reader@example.com');
  const [row] = await stored();
  const second = await subscribe(' Reader@EXAMPLE.com ');
  expect([second.status, second.body]).toEqual([first.status, first.body]);
  expect(await stored()).toEqual([{ ...row, asked_at: expect.stringMatching(ISO_TIME) }]);
});

test('ten times at the same moment too', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => subscribe('reader@example.com')));
  expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200));
  expect(await stored()).toHaveLength(1);
});

test.each([
  ['plain'],
  ['a@b.'],
  ['a b@c.d'],
  ['a@b c.d'],
  ['@b.c'],
  ['a@b'],
  ['a@@b.c'],
  ['<a@b.c>'],
  [`${'a'.repeat(255)}@b.c`],
])('%j is no address, and nothing is stored', async (email) => {
  const { status, body } = await subscribe(email);
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'bad_input', message: 'Please enter a valid email address.' });
  expect(body.fields).toEqual({ email: 'Please enter a valid email address.' });
  expect(await stored()).toEqual([]);
});

test.each([[''], [' '], [null], [undefined], [5], [['a@b.in']], [{ address: 'a@b.in' }]])(
  'without an address (%j) one is asked for',
  async (email) => {
    const { status, body } = await subscribe(email);
    expect(status).toBe(400);
    expect(body.fields).toEqual({ email: 'Enter your email address.' });
  },
);

test('staff read all subscribers, the newest first, page by page §3.22 §7.37', async () => {
  const subscribed_at = '2026-11-20T06:00:00.000Z';
  for (let number = 0; number < 4; number += 1) await makeSubscriber(site.db, { subscribed_at });
  const newest = await makeSubscriber(site.db, { subscribed_at: '2026-11-21T06:00:00.000Z' });
  const bare = await site.get<Subscriber[]>('/subscribe', { as: staff });
  expect(bare.status).toBe(200);
  expect(bare.body.data).toHaveLength(5);
  expect(bare.body.data[0]).toMatchObject({
    _id: newest.id,
    email: newest.email,
    subscribedAt: newest.subscribed_at,
  });
  const pages = await readPages<Subscriber>(site, '/subscribe', { limit: 2, as: staff });
  expect(pages.map((page) => page.length)).toEqual([2, 2, 1]);
  expect(pages.flat()).toEqual(bare.body.data);
});

test('staff delete a subscriber, once, and the address may subscribe again §7.38', async () => {
  const { id, email } = await makeSubscriber(site.db);
  const other = await makeSubscriber(site.db);
  const first = await site.delete(`/subscribe/${id}`, { as: staff });
  expect(first.body).toEqual({ success: true, message: 'Subscriber deleted successfully' });
  expect((await stored()).map((row) => row.id)).toEqual([other.id]);
  const second = await site.delete(`/subscribe/${id}`, { as: staff });
  expect(second.status).toBe(404);
  expect(second.body.message).toBe('This subscriber was not found.');
  await subscribe(email);
  expect(await stored()).toHaveLength(2);
});

test.each(['nobody', '%00'])('the subscriber %s is not found', async (id) => {
  expect((await site.delete(`/subscribe/${id}`, { as: staff })).status).toBe(404);
});
