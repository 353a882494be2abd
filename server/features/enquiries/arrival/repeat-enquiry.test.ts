// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Enquiry } from '../../../../contracts/enquiries/enquiries.contract.ts';
import { makeUser } from '../../../../tests/support/factories.ts';
import { enquiryBodyOf } from '../../../../tests/support/request-bodies.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { demoSettings } from '../../../content/demo-settings.ts';
import { removeOldIdempotencyKeys } from '../../../http/calls/idempotency.ts';
import { insertPlaceholders } from '../../settings/settings.queries.ts';

const NOON = '2026-11-20T06:30:00.000Z';
let site: TestApp;
let as: string;

beforeAll(async () => {
  site = await buildTestApp();
  site.setClock(NOON);
  await insertPlaceholders(site.db, demoSettings, new Date());
  as = await site.signIn(await makeUser(site.db));
});
afterAll(() => site.close());
beforeEach(async () => {
  site.setClock(NOON);
  for (const table of ['bookings', 'outbox', 'idempotency_keys'] as const)
    await site.db.deleteFrom(table).execute();
});

const enquire = (key: string, given?: Record<string, unknown>, who = as) =>
  site.post<Enquiry>('/booking', {
    as: who,
    body: enquiryBodyOf({ bookAt: '2027-04-01', ...given }),
    headers: { 'idempotency-key': key },
  });
const count = async (table: 'bookings' | 'outbox' | 'idempotency_keys') =>
  (await site.db.selectFrom(table).selectAll().execute()).length;

test('20 parallel repeats of one key make one enquiry, its mails once, and get the same answer', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => enquire('one')));
  expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200));
  for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body);
  expect(await count('bookings')).toBe(1);
  // No admin is there to be told: the traveller's mail is the only one.
  expect(await count('outbox')).toBe(1);
});

test('a later repeat answers the first result', async () => {
  const first = await enquire('one');
  site.setClock('2026-11-21T06:30:00.000Z');
  const second = await enquire('one');
  expect(second.status).toBe(200);
  expect(second.body).toEqual(first.body);
  expect(await count('bookings')).toBe(1);
});

test('also when the date of travel has passed meanwhile', async () => {
  const first = await enquire('one', { bookAt: '2026-11-20' });
  site.setClock('2026-11-22T06:30:00.000Z');
  const second = await enquire('one', { bookAt: '2026-11-20' });
  expect(second.status).toBe(200);
  expect(second.body).toEqual(first.body);
  expect((await enquire('two', { bookAt: '2026-11-20' })).status).toBe(400);
});

test('a repeat that says the same in other words, and fields that are not read, is a repeat', async () => {
  const first = await enquire('one', { guestSize: 3 });
  const second = await enquire('one', {
    guestSize: '3',
    fullName: ' Asha Rai ',
    userId: 'somebody',
    extra: 1,
  });
  expect(second.body).toEqual(first.body);
});

test('another content under the same key is refused and stores nothing', async () => {
  await enquire('one');
  const { status, body } = await enquire('one', { guestSize: 4 });
  expect(status).toBe(409);
  expect(body).toMatchObject({ success: false, code: 'conflict' });
  expect(await count('bookings')).toBe(1);
});

test('20 different contents of one key at the same moment make one enquiry', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, number) => enquire('one', { guestSize: number + 1 })),
  );
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array(19).fill(409)]);
  expect(await count('bookings')).toBe(1);
});

test('the same key of two travellers is two enquiries', async () => {
  const friend = await site.signIn(await makeUser(site.db));
  const [mine, theirs] = await Promise.all([enquire('one'), enquire('one', {}, friend)]);
  expect(mine.body.data._id).not.toBe(theirs.body.data._id);
  expect(mine.body.data.userId).not.toBe(theirs.body.data.userId);
  expect(await count('bookings')).toBe(2);
});

test('other keys are other enquiries', async () => {
  await Promise.all(['one', 'two', 'One'].map((key) => enquire(key)));
  expect(await count('bookings')).toBe(3);
});

test('a refused enquiry leaves its key free for the corrected one', async () => {
  expect((await enquire('one', { phone: '12' })).status).toBe(400);
  expect(await count('idempotency_keys')).toBe(0);
  expect((await enquire('one')).status).toBe(200);
  expect(await count('bookings')).toBe(1);
});

test('an empty key is none', async () => {
  await enquire('');
  await enquire('');
  expect(await count('bookings')).toBe(2);
});

test('a key of 10,000 characters is refused by name', async () => {
  const { status, body } = await enquire('k'.repeat(10_000));
  expect(status).toBe(400);
  expect(Object.keys(body.fields)).toEqual(['Idempotency-Key']);
  expect(await count('bookings')).toBe(0);
});

test('a repeat after the enquiry went to the bin makes no new one', async () => {
  const first = await enquire('one');
  await site.db.updateTable('bookings').set({ deleted_at: NOON }).execute();
  expect((await enquire('one')).body).toEqual(first.body);
  expect(await count('bookings')).toBe(1);
});

test('a key is remembered for a week', async () => {
  await enquire('one');
  await removeOldIdempotencyKeys(site.db, new Date('2026-11-27T06:30:00.000Z'));
  expect(await count('idempotency_keys')).toBe(1);
  await removeOldIdempotencyKeys(site.db, new Date('2026-11-27T06:30:00.001Z'));
  expect(await count('idempotency_keys')).toBe(0);
});
