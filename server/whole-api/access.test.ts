import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALL_CALLS } from '../../contracts/calls/all-calls.contract.ts';
import { type Caller, callerOf } from '../../contracts/calls/call.ts';
import type { DescribedCall } from '../../contracts/calls/described-calls.contract.ts';
import { sessionCookieHeader } from '../../tests/support/cookie-headers.ts';
import { everythingIn } from '../../tests/support/database/everything-in.ts';
import {
  makeAdmin,
  makeContactMessage,
  makeEnquiry,
  makeOwner,
  makeReview,
  makeSubscriber,
  makeTour,
  makeUser,
} from '../../tests/support/factories.ts';
import { OPEN_CALLS } from '../../tests/support/open-calls.ts';
import { buildTestApp, SITE_URL, type TestApp } from '../../tests/support/test-app.ts';
import { demoSettings } from '../content/demo-settings.ts';
import { insertPlaceholders } from '../features/settings/settings.queries.ts';
import { endSession } from '../http/session/session.queries.ts';

let site: TestApp;
type Headers = Record<string, string>;
/** What they send of themselves. Nobody of these is signed in: */
const strangers: Record<string, Headers> = {};
/** These are, and are no members of staff: */
const travellers: Record<string, Headers> = {};
let staff: Headers;
/** What another site makes a member of staff's browser send. */
const fromElsewhere: Record<string, Headers> = {};
/** By the first part of a path: one that a member of staff could change. */
const rows: Record<string, string> = {};

beforeAll(async () => {
  site = await buildTestApp();
  await insertPlaceholders(site.db, demoSettings, new Date());
  const [admin, removed, demoted] = [
    await makeOwner(site.db),
    await makeAdmin(site.db),
    await makeAdmin(site.db),
  ];
  const tokens = {
    staff: await site.signIn(admin),
    'whose session was ended': await site.signIn(admin),
    'whose account was deleted': await site.signIn(removed),
    demoted: await site.signIn(demoted),
    traveller: await site.signIn(await makeUser(site.db)),
  };
  site.setClock('2026-01-01T00:00:00Z');
  const expired = await site.signIn(admin);
  site.setClock();
  await endSession(site.db, tokens['whose session was ended']);
  await site.db.deleteFrom('users').where('id', '=', removed.id).execute();
  await site.db.updateTable('users').set({ role: 'user' }).where('id', '=', demoted.id).execute();

  staff = byBearer(tokens.staff);
  strangers.nobody = {};
  strangers['a made-up token'] = byBearer('made-up');
  for (const who of ['whose session was ended', 'whose account was deleted'] as const) {
    strangers[`staff ${who}, by token`] = byBearer(tokens[who]);
    strangers[`staff ${who}, by cookie`] = byCookie(tokens[who]);
  }
  strangers['an expired session, by token'] = byBearer(expired);
  strangers['an expired session, by cookie'] = byCookie(expired);
  travellers['a traveller, by token'] = byBearer(tokens.traveller);
  travellers['a traveller, by cookie'] = byCookie(tokens.traveller);
  travellers['who was staff when they signed in'] = byBearer(tokens.demoted);
  const cookie = sessionCookieHeader(tokens.staff);
  fromElsewhere['a form'] = { cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  fromElsewhere['a sandboxed frame'] = { cookie, origin: 'null' };
  fromElsewhere['a program that forges where it comes from'] = {
    cookie,
    origin: 'https://evil.example',
    'sec-fetch-site': 'same-origin',
  };
  fromElsewhere['a neighbouring site'] = { cookie, 'sec-fetch-site': 'same-site' };
  fromElsewhere['the same name by another protocol'] = {
    cookie,
    origin: SITE_URL.replace('http:', 'https:'),
  };
  fromElsewhere['the same name at another port'] = { cookie, origin: `${SITE_URL}0` };
  fromElsewhere.nowhere = { cookie };
  const tour = await makeTour(site.db);
  rows.tours = tour.id;
  rows.booking = (await makeEnquiry(site.db)).id;
  rows.review = (await makeReview(site.db, { tour_id: tour.id })).id;
  rows.subscribe = (await makeSubscriber(site.db)).id;
  rows.users = (await makeUser(site.db, { email: 'asha@example.com' })).id;
  rows.contacts = (await makeContactMessage(site.db)).id;
});
afterAll(() => site.close());

function byBearer(token: string): Headers {
  return { authorization: `Bearer ${token}` };
}

/** As the site's own pages send it. */
function byCookie(token: string): Headers {
  return { cookie: sessionCookieHeader(token), origin: SITE_URL };
}

function ask({ call, body }: DescribedCall, headers: Headers) {
  const [method = '', path = ''] = call.split(' ');
  const noun = path.replace('/manage/bookings', '/booking').replace('/manage', '').split('/')[1] ?? '';
  return site.app.inject({
    method: method as 'GET',
    url: `/api/v1${path.replace(/:\w+/, rows[noun] ?? 'nowhere')}`,
    headers,
    ...(typeof body === 'object' && { payload: {} }),
  });
}

const everything = () => everythingIn(site.db);

const madeBy = (by: Caller) =>
  ALL_CALLS.filter((call) => callerOf(call) === by).map((call) => [call.call, call] as const);

const TRAVELLERS_CALLS = [
  'beginSecondFactor',
  'changePassword',
  'confirmEmail',
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
  'sendConfirmation',
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

async function expectRefusals(call: DescribedCall, who: Record<string, Headers>, status: 401 | 403) {
  for (const [name, headers] of Object.entries(who)) {
    const answer = await ask(call, headers);
    expect(answer.statusCode, name).toBe(status);
    expect(answer.json(), name).toMatchObject(REFUSALS[status]);
    expect(answer.json(), name).not.toHaveProperty('data');
  }
}

test.each(madeBy('staff'))('%s is for staff alone §6.6 §V8.2.1', async (_line, call) => {
  const before = await everything();
  const changes = site.siteChanges();
  await expectRefusals(call, strangers, 401);
  await expectRefusals(call, travellers, 403);
  expect(await everything()).toEqual(before);
  expect(site.siteChanges()).toBe(changes);
});

test.each(madeBy('traveller'))('%s needs somebody signed in §1.13 §6.2 §V8.2.1', async (_line, call) => {
  const before = await everything();
  await expectRefusals(call, strangers, 401);
  expect(await everything()).toEqual(before);
});

/** Signing out says itself that nobody is signed in. */
const open = madeBy('everyone').filter(([, { name }]) => name !== 'logout');

test.each(open)('%s is open to every visitor §6.1', async (_line, call) => {
  const answer = await ask(call, {});
  // What is sent is empty, and what is asked for may not be there: nobody is sent away for who they are.
  expect([200, 400, 404]).toContain(answer.statusCode);
});

const changing = ALL_CALLS.filter(({ call }) => !call.startsWith('GET')).map(
  (call) => [call.call, call] as const,
);

test.each(changing)('%s is not made for staff by another site', async (_line, call) => {
  const before = await everything();
  for (const [from, headers] of Object.entries(fromElsewhere)) {
    const answer = await ask(call, headers);
    expect(answer.statusCode, from).toBe(403);
    expect(answer.json(), from).toMatchObject({
      message: `This request did not come from this site. Its address is ${SITE_URL}: open the page there, and send this again.`,
    });
  }
  expect(await everything()).toEqual(before);
});

test.each(madeBy('staff').filter(([line]) => line.startsWith('GET')))(
  '%s answers staff',
  async (_line, call) => {
    const answer = await ask(call, staff);
    expect([200, 404, 409]).toContain(answer.statusCode);
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
  formHelp: ['getDocumentByLink', 'noteQuoteOpened', 'readPhone'],
  reset: [
    'acceptInvitation',
    'confirmEmail',
    'exportOwnData',
    'forgotPassword',
    'resendResetLink',
    'resetPassword',
    'sendConfirmation',
  ],
  publicForm: [
    'acceptQuote',
    'askAboutQuote',
    'confirmSubscription',
    'declineQuote',
    'explainLeaving',
    'sayPaid',
    'sendContactMessage',
    'sendEnquiry',
    'sendInvitedReview',
    'stayWithNewsletter',
    'subscribe',
    'uploadReviewPicture',
    'uploadSlip',
    'writeReview',
  ],
};

test('these calls are limited, and no others §V2.1.3', () => {
  const limited = ALL_CALLS.filter(({ limit }) => limit !== undefined);
  const byLimit = Map.groupBy(limited, ({ limit }) => limit);
  const names = [...byLimit].map(([limit, calls]) => [limit, calls.map(({ name }) => name).sort()]);
  expect(Object.fromEntries(names), 'Is it on purpose? Then name the call in this file, too.').toEqual(
    LIMITED_CALLS,
  );
});

test('these calls are not for staff alone, and no others §V6.1.3 §V8.1.1', () => {
  const names = (by: Caller) =>
    madeBy(by)
      .map(([, { name }]) => name)
      .sort();
  const onPurpose = 'Is it on purpose? Then name the call, too, in';
  expect(names('everyone'), `${onPurpose} tests/support/open-calls.ts.`).toEqual(OPEN_CALLS);
  expect(names('traveller'), `${onPurpose} TRAVELLERS_CALLS of this file.`).toEqual(TRAVELLERS_CALLS);
});
