// @module-tag dialect
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sessionCookieHeader } from '../../../../tests/support/cookie-headers.ts';
import {
  makeAdmin,
  makeEnquiry,
  makeOwner,
  makeReview,
  makeSubscriber,
  makeTour,
  makeUser,
  PASSWORD,
} from '../../../../tests/support/factories.ts';
import { enquiryBodyOf } from '../../../../tests/support/request-bodies.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { demoSettings } from '../../../content/demo-settings.ts';
import type { UserRow } from '../../../db/schema.ts';
import { insertPlaceholders } from '../../settings/settings.queries.ts';
import { findUserById } from '../users.queries.ts';

let site: TestApp;
let user: UserRow;
let as: string;

beforeAll(async () => {
  site = await buildTestApp();
  await insertPlaceholders(site.db, demoSettings, new Date());
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.db.deleteFrom('users').execute();
  await site.db.deleteFrom('bookings').execute();
  user = await makeUser(site.db, { email_proved_at: new Date().toISOString() });
  as = await site.signIn(user);
});

const erase = (password = PASSWORD, token = as) =>
  site.delete('/account', {
    as: token,
    body: { password },
    headers: { cookie: sessionCookieHeader(token) },
  });
const enquiryOf = (id: string) =>
  site.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('account, sessions, saved tours and newsletter go §V7.4.2', async () => {
  const tour = await makeTour(site.db);
  await site.put(`/saved-tours/${tour.id}`, { as });
  await makeSubscriber(site.db, { email: user.email });
  const changesBefore = site.siteChanges();

  const { status, body, headers } = await erase();
  expect(status).toBe(200);
  expect(body.message).toBe('Your account and your data are deleted.');
  expect(String(headers['set-cookie'])).toMatch(/teesta_session=;/);
  expect(await findUserById(site.db, user.id)).toBeUndefined();
  expect((await site.get('/account', { as })).status).toBe(401);
  for (const table of ['saved_tours', 'sessions'] as const) {
    expect(await site.db.selectFrom(table).selectAll().where('user_id', '=', user.id).execute()).toEqual([]);
  }
  const subscribed = await site.db
    .selectFrom('subscribers')
    .selectAll()
    .where('email', '=', user.email)
    .execute();
  expect(subscribed).toEqual([]);
  expect(site.siteChanges()).toBe(changesBefore + 1);
});

test('enquiries lose what leads to a person, and open ones are cancelled', async () => {
  const { title } = await makeTour(site.db);
  const open = await makeEnquiry(site.db, { user_id: user.id, status: 'contacted', tour_name: title });
  const past = await makeEnquiry(site.db, { user_id: user.id, status: 'completed' });
  const inBin = await makeEnquiry(site.db, { user_id: user.id, deleted_at: new Date().toISOString() });
  const other = await makeEnquiry(site.db);
  await erase();

  // A tour of ours leads to nobody; what only the traveller calls a trip may.
  expect((await enquiryOf(past.id)).tour_name).toBe('Gangtok');
  past.tour_name = inBin.tour_name = 'Gangtok';
  const erased = {
    ...{ user_id: null, full_name: 'Erased at the traveller’s wish', phone: '', user_email: '' },
    asked_price: null,
  };
  expect(await enquiryOf(open.id)).toEqual({ ...open, ...erased, status: 'cancelled' });
  expect(await enquiryOf(past.id)).toEqual({ ...past, ...erased });
  expect(await enquiryOf(inBin.id)).toEqual({ ...inBin, ...erased, status: 'cancelled' });
  expect(await enquiryOf(other.id)).toEqual(other);
});

describe('an enquiry of no account that staff found to be the same trip', () => {
  test.each([
    { taken: 'elder', isProved: false },
    { taken: 'younger', isProved: false },
    { taken: 'elder', isProved: true },
    { taken: 'younger', isProved: true },
  ])(
    'stays whole, with whatever address, and is separated: $taken, $isProved',
    async ({ taken, isProved }) => {
      if (!isProved)
        await site.db.updateTable('users').set({ email_proved_at: null }).where('id', '=', user.id).execute();
      const [early, late] = ['2026-11-20T06:30:00.000Z', '2026-11-20T07:30:00.000Z'];
      const elder = { created_at: early, user_id: taken === 'elder' ? null : user.id };
      const younger = { created_at: late, user_id: taken === 'elder' ? user.id : null };
      const [survivor, merged] = [await makeEnquiry(site.db, elder), await makeEnquiry(site.db, younger)];
      const staff = await site.signIn(await makeAdmin(site.db));
      const merging = await site.post(`/manage/bookings/${survivor.id}/merge`, {
        as: staff,
        body: { otherId: merged.id },
      });
      expect(merging.status).toBe(200);
      const [own, ofNobody] = taken === 'elder' ? [merged, survivor] : [survivor, merged];
      await erase();

      expect((await enquiryOf(own.id)).phone).toBe('');
      const events = await site.db
        .selectFrom('booking_events')
        .selectAll()
        .where('booking_id', '=', own.id)
        .execute();
      expect(events).toContainEqual(expect.objectContaining({ kind: 'erased' }));
      const left = { phone: ofNobody.phone, full_name: ofNobody.full_name, status: 'new', merged_into: null };
      expect(await enquiryOf(ofNobody.id)).toMatchObject(left);
    },
  );
});

test('what staff wrote to the traveller from an enquiry that had only taken over the address goes, too', async () => {
  await site.db.updateTable('users').set({ email_proved_at: null }).where('id', '=', user.id).execute();
  const elder = {
    created_at: '2026-11-20T06:30:00.000Z',
    user_id: null,
    user_email: '',
    status: 'contacted',
  } as const;
  const ofNobody = await makeEnquiry(site.db, elder);
  const own = await makeEnquiry(site.db, { user_id: user.id, user_email: user.email });
  const staff = await site.signIn(await makeAdmin(site.db));
  await site.post(`/manage/bookings/${ofNobody.id}/merge`, { as: staff, body: { otherId: own.id } });
  const reply = { subject: 'Zyxnamgyal, your car', text: 'Dear Zyxnamgyal' };
  const { status } = await site.post(`/manage/bookings/${ofNobody.id}/reply`, { as: staff, body: reply });
  expect(status).toBe(200);
  await erase();

  for (const table of ['booking_events', 'outbox', 'search_words'] as const)
    expect(JSON.stringify(await site.db.selectFrom(table).selectAll().execute()), table).not.toMatch(
      /zyxnamgyal/i,
    );
  const mails = await site.db.selectFrom('outbox').select('recipient').execute();
  expect(mails).not.toContainEqual({ recipient: user.email });
});

test('what staff planned goes on where an enquiry of somebody else has taken it over', async () => {
  await site.db.updateTable('users').set({ email_proved_at: null }).where('id', '=', user.id).execute();
  const elder = { created_at: '2026-11-20T06:30:00.000Z', user_id: null };
  const ofNobody = await makeEnquiry(site.db, elder);
  const own = await makeEnquiry(site.db, { user_id: user.id, next_action_on: '2031-01-02' });
  const staff = await site.signIn(await makeAdmin(site.db));
  await site.post(`/manage/bookings/${ofNobody.id}/merge`, { as: staff, body: { otherId: own.id } });
  expect(await enquiryOf(ofNobody.id)).toMatchObject({ next_action_on: '2031-01-02' });
  await erase();
  expect(await enquiryOf(own.id)).toMatchObject({ phone: '' });
  expect(await enquiryOf(ofNobody.id)).toMatchObject({ phone: ofNobody.phone, next_action_on: '2031-01-02' });
});

test('reviews stay under another name', async () => {
  const review = await makeReview(site.db, { user_id: user.id, username: user.username });
  await erase();
  const stored = await site.db
    .selectFrom('reviews')
    .selectAll()
    .where('id', '=', review.id)
    .executeTakeFirst();
  expect(stored).toEqual({ ...review, user_id: null, username: 'A former traveller' });
});

test('mails and kept answers about the traveller go, those about others stay', async () => {
  const headers = { 'idempotency-key': 'once' };
  const other = await site.signIn(await makeUser(site.db));
  await site.post('/booking', { as, headers, body: enquiryBodyOf({ userEmail: 'second@example.com' }) });
  await site.post('/booking', { as: other, headers, body: enquiryBodyOf({ userEmail: 'else@example.com' }) });
  await erase();

  const outbox = await site.db.selectFrom('outbox').selectAll().execute();
  expect(JSON.stringify(outbox)).not.toContain('second@example.com');
  expect(outbox.map((mail) => mail.recipient)).toEqual(['else@example.com']);
  const keys = await site.db.selectFrom('idempotency_keys').select('scope').execute();
  expect(keys.map((key) => key.scope)).not.toContain(`booking:${user.id}`);
  expect(keys).toHaveLength(1);
});

test('a wrong password changes nothing §V7.5.1', async () => {
  const enquiry = await makeEnquiry(site.db, { user_id: user.id });
  const { status, body } = await erase('not this one');
  expect(status).toBe(400);
  expect(body.fields).toEqual({ password: 'This is not your password.' });
  expect(await enquiryOf(enquiry.id)).toEqual(enquiry);
  expect((await site.get('/account', { as })).status).toBe(200);
});

test('a member of staff is deleted by a colleague, who says whom the work goes to', async () => {
  await makeOwner(site.db);
  for (const staff of [await makeAdmin(site.db), await makeOwner(site.db)]) {
    const own = await makeEnquiry(site.db, { user_id: null, owner_id: staff.id });
    const { status, body } = await erase(PASSWORD, await site.signIn(staff));
    expect(status).toBe(409);
    expect(body.message).toBe(
      'A colleague deletes the account of a member of staff, under Users, and says who takes over the work. An owner lays that down there first.',
    );
    expect(await findUserById(site.db, staff.id)).toEqual(staff);
    expect(await enquiryOf(own.id)).toEqual(own);
  }
});

test('an enquiry sent while the account goes names nobody afterwards', async () => {
  await Promise.all([
    erase(),
    ...Array.from({ length: 5 }, () => site.post('/booking', { as, body: enquiryBodyOf() })),
  ]);
  const named = await site.db.selectFrom('bookings').selectAll().where('phone', '!=', '').execute();
  expect(named).toEqual([]);
});
