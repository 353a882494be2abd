// @module-tag dialect

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Enquiry } from '../../../contracts/enquiries/enquiries.contract.ts';
import { NOTHING_SAID } from '../../../contracts/enquiries/fields-of-an-enquiry.ts';
import { makeEnquiry, makeTour, makeUser } from '../../../tests/support/factories.ts';
import { readPages } from '../../../tests/support/read-pages.ts';
import { enquiryBodyOf } from '../../../tests/support/request-bodies.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { TRAVEL_DAY } from '../../../tests/support/travel-day.ts';
import { ISO_TIME, UUID_V7 } from '../../../tests/support/value-shapes.ts';
import { demoSettings } from '../../content/demo-settings.ts';
import type { UserRow } from '../../db/schema.ts';
import { insertPlaceholders } from '../settings/settings.queries.ts';
import { columnsOfFacts } from './store/facts.ts';

let site: TestApp;
let traveller: UserRow;
let asTraveller: string;

beforeAll(async () => {
  site = await buildTestApp();
  await insertPlaceholders(site.db, demoSettings, new Date());
  traveller = await makeUser(site.db, { email: 'asha.rai@example.com' });
  asTraveller = await site.signIn(traveller);
});
afterAll(() => site.close());
beforeEach(() => site.db.deleteFrom('bookings').execute());

const enquire = (given?: Record<string, unknown>) =>
  site.post<Enquiry>('/booking', { as: asTraveller, body: enquiryBodyOf(given) });
const storedEnquiries = () => site.db.selectFrom('bookings').selectAll().execute();

test('a traveller sends an enquiry, and it is stored §1.11 §3.20 §6.2', async () => {
  const { status, body } = await enquire();
  expect(status).toBe(200);
  expect(body.message).toBe('Your enquiry has been sent successfully');
  expect(body.data).toEqual({
    ...NOTHING_SAID,
    _id: expect.stringMatching(UUID_V7),
    reference: expect.stringMatching(/^TT-\w{5}$/),
    userId: traveller.id,
    userEmail: 'asha@example.com',
    tourName: 'Gangtok',
    fullName: 'Asha Rai',
    phone: '+919832012345',
    phoneTyped: '',
    guestSize: 3,
    bookAt: TRAVEL_DAY,
    askedPrice: null,
    status: 'new',
    createdAt: expect.stringMatching(ISO_TIME),
  });
  const [row, ...others] = await storedEnquiries();
  expect(others).toEqual([]);
  expect(row).toEqual({
    ...columnsOfFacts({}),
    id: body.data._id,
    reference: body.data.reference,
    user_id: traveller.id,
    user_email: 'asha@example.com',
    tour_name: 'Gangtok',
    full_name: 'Asha Rai',
    phone: '+919832012345',
    guest_size: 3,
    ...{ phone_typed: null, asked_price: null, first_wish: null },
    ...{ next_action_words: null, next_action_for: null },
    book_at: TRAVEL_DAY,
    status: 'new',
    created_at: body.data.createdAt,
    destination: 'Gangtok',
    source: 'site',
    tour_id: null,
    owner_id: null,
    next_action_on: null,
    first_reply_at: null,
    merged_into: null,
    deleted_at: null,
  });
});

test('who enquires is the session’s user, whatever the body says §V8.2.3', async () => {
  const other = await makeUser(site.db);
  const { body } = await enquire({ userId: other.id, user_id: other.id, _id: 'mine', status: 'confirmed' });
  expect(body.data).toMatchObject({ userId: traveller.id, status: 'new' });
  expect(body.data._id).toMatch(UUID_V7);
});

test('the address to reply to is the one that was typed, in small letters', async () => {
  const { body } = await enquire({ userEmail: ' Asha@Example.COM ' });
  expect(body.data.userEmail).toBe('asha@example.com');
});

test('without a key, the same enquiry twice is two enquiries with references of their own', async () => {
  const first = await enquire();
  const second = await enquire();
  expect(second.body.data.reference).not.toBe(first.body.data.reference);
  expect(await storedEnquiries()).toHaveLength(2);
});

test('a party above the tour’s largest group is a lead, not an error', async () => {
  const tour = await makeTour(site.db, { max_group_size: 4 });
  const { status, body } = await enquire({ tourName: tour.title, guestSize: 30 });
  expect(status).toBe(200);
  expect(body.data.guestSize).toBe(30);
});

test('phone and guests may come as a number or as text', async () => {
  const { body } = await enquire({ phone: 9832012345, guestSize: ' 3 ' });
  expect(body.data).toMatchObject({ phone: '+919832012345', guestSize: 3 });
});

const everyFault = {
  userEmail: 'Enter your email address.',
  tourName: 'Enter a destination.',
  fullName: 'Enter your full name.',
  phone: 'Enter your phone number.',
  guestSize: 'Enter how many people will travel.',
  bookAt: 'Choose the date of travel.',
};

test.each([
  [{}],
  [undefined],
  [null],
  [enquiryBodyOf(Object.fromEntries(Object.keys(everyFault).map((name) => [name, ''])))],
])('an enquiry %j is answered with every field’s fault §5.2', async (body) => {
  const answer = await site.post('/booking', { as: asTraveller, body });
  expect(answer.status).toBe(400);
  expect(answer.body.fields).toEqual(everyFault);
  expect(answer.body).toMatchObject({ code: 'bad_input', message: 'Please check the marked fields.' });
  expect(await storedEnquiries()).toEqual([]);
});

test('faults of phone and date are named beside all others', async () => {
  const { status, body } = await enquire({
    userEmail: 'asha at example',
    tourName: 'a'.repeat(161),
    fullName: ' ',
    phone: '12345',
    guestSize: 0,
    bookAt: '2020-01-01',
  });
  expect(status).toBe(400);
  expect(body.fields).toEqual({
    userEmail: 'Please enter a valid email address.',
    tourName: 'Keep a destination to 160 characters at most.',
    fullName: 'Enter your full name.',
    phone: 'Enter a phone number with 7 to 15 digits.',
    guestSize: 'At least one person has to travel.',
    bookAt: 'Choose today or a later day.',
  });
});

test('phone and date alone are named both', async () => {
  const { body } = await enquire({ phone: 'call me', bookAt: '2027-02-30' });
  expect(body.fields).toEqual({
    phone: 'Enter a phone number with 7 to 15 digits.',
    bookAt: 'This day is not in the calendar.',
  });
});

test('an array instead of an enquiry is refused', async () => {
  expect((await site.post('/booking', { as: asTraveller, body: [enquiryBodyOf()] })).status).toBe(400);
});

test('signed out, nothing is stored', async () => {
  const { status, body } = await site.post('/booking', { body: enquiryBodyOf() });
  expect(status).toBe(401);
  expect(body.message).toBe('Please sign in');
  expect(await storedEnquiries()).toEqual([]);
});

test('a traveller reads the own enquiries, the newest first, and never another person’s', async () => {
  const created_at = '2026-11-20T06:00:00.000Z';
  await makeEnquiry(site.db, { created_at });
  await makeEnquiry(site.db, { user_id: null, user_email: traveller.email, created_at });
  for (let number = 0; number < 5; number += 1)
    await makeEnquiry(site.db, { user_id: traveller.id, created_at });
  const newest = await enquire();
  const bare = await site.get<Enquiry[]>('/booking/mine', { as: asTraveller });
  expect(bare.status).toBe(200);
  expect(bare.body.data).toHaveLength(6);
  expect(bare.body.data[0]).toEqual(newest.body.data);
  expect(new Set(bare.body.data.map((enquiry) => enquiry.userId))).toEqual(new Set([traveller.id]));
  const pages = await readPages<Enquiry>(site, '/booking/mine', { limit: 4, as: asTraveller });
  expect(pages.map((page) => page.length)).toEqual([4, 2]);
  expect(pages.flat()).toEqual(bare.body.data);
});

test('another person’s cursor leads to the own enquiries alone', async () => {
  const friend = await makeUser(site.db);
  for (let number = 0; number < 3; number += 1) await makeEnquiry(site.db, { user_id: traveller.id });
  await makeEnquiry(site.db, { user_id: friend.id, created_at: '2020-01-01T00:00:00.000Z' });
  const { body } = await site.get('/booking/mine?limit=1', { as: asTraveller });
  const theirs = await site.get<Enquiry[]>(`/booking/mine?cursor=${body.nextCursor}`, {
    as: await site.signIn(friend),
  });
  expect(theirs.body.data.map((enquiry) => enquiry.userId)).toEqual([friend.id]);
});

test('who has not enquired has an empty list', async () => {
  const { body } = await site.get('/booking/mine', { as: asTraveller });
  expect(body).toEqual({ success: true, data: [], nextCursor: null });
});

test('what staff moved to the bin is in no list of the traveller', async () => {
  await makeEnquiry(site.db, { user_id: traveller.id, deleted_at: '2026-11-20T06:00:00.000Z' });
  expect((await site.get<Enquiry[]>('/booking/mine', { as: asTraveller })).body.data).toEqual([]);
});
