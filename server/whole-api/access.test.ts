import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALL_CALLS } from '../../contracts/calls/all-calls.contract.ts';
import type { Caller } from '../../contracts/calls/call.ts';
import type { DescribedCall } from '../../contracts/calls/described-calls.contract.ts';
import {
  makeAdmin,
  makeContactMessage,
  makeEnquiry,
  makeReview,
  makeSubscriber,
  makeTour,
  makeUser,
} from '../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { demoSettings } from '../db/seeds/demo/demo-settings.ts';
import { insertPlaceholders } from '../features/settings/settings.queries.ts';

let site: TestApp;
/** A token for each kind of visitor that is no member of staff; undefined: none is sent. */
const visitors: Record<'stranger' | 'expired' | 'made-up' | 'traveller', string | undefined> = {
  stranger: undefined,
  expired: undefined,
  'made-up': 'made-up',
  traveller: undefined,
};
let staff: string;
/** By the first part of a path: one that a member of staff could change. */
const rows: Record<string, string> = {};

beforeAll(async () => {
  site = await buildTestApp();
  await insertPlaceholders(site.db, demoSettings, new Date());
  visitors.traveller = await site.signIn(await makeUser(site.db));
  staff = await site.signIn(await makeAdmin(site.db));
  site.setClock('2026-01-01T00:00:00Z');
  visitors.expired = await site.signIn(await makeAdmin(site.db));
  site.setClock();
  const tour = await makeTour(site.db);
  rows.tours = tour.id;
  rows.booking = (await makeEnquiry(site.db)).id;
  rows.review = (await makeReview(site.db, { tour_id: tour.id })).id;
  rows.subscribe = (await makeSubscriber(site.db)).id;
  rows.users = (await makeUser(site.db, { email: 'asha@example.com' })).id;
  rows.contacts = (await makeContactMessage(site.db)).id;
});
afterAll(() => site.close());

function ask({ call, body }: DescribedCall, as: string | undefined) {
  const [method = '', path = ''] = call.split(' ');
  const noun = path.replace('/manage/bookings', '/booking').replace('/manage', '').split('/')[1] ?? '';
  return site.app.inject({
    method: method as 'GET',
    url: `/api/v1${path.replace(/:\w+/, rows[noun] ?? 'nowhere')}`,
    headers: as ? { authorization: `Bearer ${as}` } : {},
    ...(typeof body === 'object' && { payload: {} }),
  });
}

async function everything() {
  const tables = await site.db.introspection.getTables();
  const names = tables.map(({ name }) => name).sort() as 'tours'[];
  return Promise.all(names.map((name) => site.db.selectFrom(name).selectAll().execute()));
}

const madeBy = (by: Caller) =>
  ALL_CALLS.filter((call) => call.by === by).map((call) => [call.call, call] as const);

const OPEN_CALLS = [
  'browseTours',
  'forgotPassword',
  'getPolicySettings',
  'getSettings',
  'getTour',
  'listRelatedTours',
  'listReviewHighlights',
  'listTourReviews',
  'listTours',
  'login',
  'logout',
  'register',
  'resendResetLink',
  'resetPassword',
  'searchTours',
  'sendContactMessage',
  'subscribe',
];

const TRAVELLERS_CALLS = [
  'beginSecondFactor',
  'changePassword',
  'confirmSecondFactor',
  'deleteOwnAccount',
  'endOwnSession',
  'exportOwnData',
  'getEnquiryCalendar',
  'getOwnAccount',
  'getSecondFactor',
  'listOwnEnquiries',
  'listOwnReviews',
  'listOwnSessions',
  'listSavedTours',
  'mergeSavedTours',
  'renewRecoveryCodes',
  'saveTour',
  'sendEnquiry',
  'signOutEverywhere',
  'switchSecondFactorOff',
  'unsaveTour',
  'writeReview',
];

const REFUSALS = {
  401: { success: false, code: 'not_signed_in', message: 'Please sign in' },
  403: { success: false, code: 'not_allowed', message: 'Only staff can do this.' },
};

async function expectRefusal(call: DescribedCall, as: string | undefined, status: 401 | 403) {
  const answer = await ask(call, as);
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject(REFUSALS[status]);
  expect(answer.json()).not.toHaveProperty('data');
}

test.each(madeBy('staff'))('%s is for staff alone', async (_line, call) => {
  const before = await everything();
  const changes = site.siteChanges();
  await expectRefusal(call, visitors.stranger, 401);
  await expectRefusal(call, visitors.expired, 401);
  await expectRefusal(call, visitors['made-up'], 401);
  await expectRefusal(call, visitors.traveller, 403);
  expect(await everything()).toEqual(before);
  expect(site.siteChanges()).toBe(changes);
});

test.each(madeBy('traveller'))('%s needs somebody signed in', async (_line, call) => {
  const before = await everything();
  await expectRefusal(call, visitors.stranger, 401);
  await expectRefusal(call, visitors.expired, 401);
  await expectRefusal(call, visitors['made-up'], 401);
  expect(await everything()).toEqual(before);
});

/** Signing out says itself that nobody is signed in. */
const open = madeBy('everyone').filter(([, { name }]) => name !== 'logout');

test.each(open)('%s is open to every visitor', async (_line, call) => {
  const answer = await ask(call, visitors.stranger);
  // What is sent is empty, and what is asked for may not be there: nobody is sent away for who they are.
  expect([200, 400, 404]).toContain(answer.statusCode);
});

test.each(madeBy('staff').filter(([line]) => line.startsWith('GET')))(
  '%s answers staff',
  async (_line, call) => {
    const answer = await ask(call, staff);
    expect([200, 404]).toContain(answer.statusCode);
  },
);

// A second time on purpose: what is no longer for staff alone does not become so by one word in the table.
/** By the names of the limits. Who may try passwords, or write to others, may not do so without end. */
const LIMITED_CALLS = {
  login: [
    'beginSecondFactor',
    'changePassword',
    'confirmSecondFactor',
    'deleteOwnAccount',
    'login',
    'renewRecoveryCodes',
    'switchSecondFactorOff',
  ],
  register: ['register'],
  reset: ['forgotPassword', 'resendResetLink', 'resetPassword'],
  publicForm: ['sendContactMessage', 'sendEnquiry', 'subscribe', 'writeReview'],
};

test('these calls are limited, and no others', () => {
  const limited = ALL_CALLS.filter(({ limit }) => limit !== undefined);
  const byLimit = Map.groupBy(limited, ({ limit }) => limit);
  const names = [...byLimit].map(([limit, calls]) => [limit, calls.map(({ name }) => name).sort()]);
  expect(Object.fromEntries(names), 'Is it on purpose? Then name the call in this file, too.').toEqual(
    LIMITED_CALLS,
  );
});

test('these calls are not for staff alone, and no others', () => {
  const names = (by: Caller) =>
    madeBy(by)
      .map(([, { name }]) => name)
      .sort();
  const onPurpose = 'Is it on purpose? Then name the call in this file, too.';
  expect(names('everyone'), onPurpose).toEqual(OPEN_CALLS);
  expect(names('traveller'), onPurpose).toEqual(TRAVELLERS_CALLS);
});
