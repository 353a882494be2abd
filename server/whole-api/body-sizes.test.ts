import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ALL_CALLS } from '../../contracts/calls/all-calls.contract.ts';
import { MAX_MOVED_ITEMS } from '../../contracts/customers/customer-terms.ts';
import { MAX_TOTAL } from '../../contracts/enquiries/enquiries.contract.ts';
import { BULK_CHANGE_LIMIT } from '../../contracts/enquiries/enquiry-terms.ts';
import { ADDED, WISHES } from '../../contracts/enquiries/fields-of-an-enquiry.ts';
import { LIMITS, SERVER_LIMITS } from '../../contracts/fields/field-limits.ts';
import { WORDS_LIMITS } from '../../contracts/mail-words/languages.ts';
import { makeOwner } from '../../tests/support/factories.ts';
import {
  fullRoad,
  fullTeamMember,
  fullTemplate,
  fullTour,
  MESSAGE,
  many,
  text,
} from '../../tests/support/full-bodies.ts';
import { fullSettings } from '../../tests/support/full-settings.ts';
import { FULL_STOP_BODY } from '../../tests/support/full-stop-body.ts';
import { contactBodyOf, enquiryBodyOf } from '../../tests/support/request-bodies.ts';
import { buildTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { TRAVEL_DAY } from '../../tests/support/travel-day.ts';
import { newId } from '../db/identifiers.ts';
import { bodyLimitOf } from '../http/calls/body-bytes.ts';

let site: TestApp;
let staff: string;
beforeAll(async () => {
  site = await buildTestApp();
});
// Some of the calls end the session.
beforeEach(async () => {
  staff = await site.signIn(await makeOwner(site.db));
});
afterAll(() => site.close());

async function statusOf(line: string, payload: string, token = staff): Promise<number> {
  const [method = '', path = ''] = line.split(' ');
  const answer = await site.app.inject({
    method: method as 'POST',
    url: `/api/v1${path.replace(/:\w+/, 'nowhere')}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload,
  });
  return answer.statusCode;
}

const withJson = ALL_CALLS.filter(
  ({ call, body }) => !call.startsWith('GET') && body !== 'multipart/form-data',
);
const limits = withJson.map((one) => [one.call, bodyLimitOf(one)] as const);

/** JSON of so many bytes that no call knows a field of. */
const bodyOf = (bytes: number) => JSON.stringify({ other: 'a'.repeat(bytes - '{"other":""}'.length) });

test.each(limits)('%s reads a body of %i bytes, and none above', async (line, maxBytes) => {
  expect(await statusOf(line, bodyOf(maxBytes + 1))).toBe(413);
  expect(await statusOf(line, bodyOf(maxBytes))).not.toBe(413);
});

test('nothing of a stranger is read above 36 kB, and of a traveller above 80', () => {
  const above = (bytes: number) => withJson.filter((one) => bodyLimitOf(one) > bytes);
  expect(above(36_000).filter(({ by }) => by === 'everyone')).toEqual([]);
  expect(above(80_000).filter(({ may }) => may === undefined)).toEqual([]);
});

test.each(withJson.filter(({ by }) => by !== 'everyone').map(({ call }) => call))(
  '%s reads nothing of a stranger',
  async (line) => {
    expect(await statusOf(line, '{ no JSON', 'nobody')).toBe(401);
    expect(await statusOf(line, 'a'.repeat(3_000_000), 'nobody')).toBe(401);
  },
);

/** As some programs write every letter that is not English: six bytes. */
const escaped = (value: unknown) =>
  JSON.stringify(value).replace(
    /[^\0-\x7f]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
const ADDRESS = `${text(LIMITS.email - 6)}@भ.कॉम`;
const FULL_WORDS = { subject: text(4 * WORDS_LIMITS.subject + 100), body: text(4 * WORDS_LIMITS.body + 100) };
const PASSWORD = text(1_000);
const CODE = text(100);
const fullEnquiry = enquiryBodyOf({
  userEmail: ADDRESS,
  fullName: text(LIMITS.name),
  tourName: text(LIMITS.tourName),
  phone: '९'.repeat(LIMITS.phoneText),
  phoneCountry: 'IN',
  travelWords: text(LIMITS.travelWords),
  childAges: text(LIMITS.childAges),
  ...{ singleRooms: LIMITS.guestSizeMax, extraBeds: LIMITS.guestSizeMax },
  ...Object.fromEntries(ADDED.map(({ name, max }) => [name, text(max)])),
});
const ids = (count: number) => Array.from({ length: count }, newId);
const HOW_SENT = { answerSeen: newId(), isAfterLost: true, files: ids(5) };

const fullIssue = { subject: text(150), body: text(20_000) };
const fullAction = { on: TRAVEL_DAY, words: text(LIMITS.nextAction), forId: newId() };
/** Of an enquiry and of a message alike. */
function fullFollowUp(of: string): Record<string, object> {
  return {
    [`PUT ${of}/owner`]: { ownerId: newId(), seen: newId() },
    [`PUT ${of}/next-action`]: { ...fullAction, seen: fullAction },
    [`PUT ${of}/next-action/done`]: { on: TRAVEL_DAY, seen: fullAction },
    [`POST ${of}/notes`]: { text: MESSAGE },
    [`POST ${of}/contacts`]: { channel: 'whatsapp', text: MESSAGE },
  };
}

const FULL: Record<string, Record<string, unknown>> = {
  'POST /tours': fullTour,
  'PUT /tours/:id': fullTour,
  'PUT /tours/:id/status': { version: 2_147_483_647, status: 'published' },
  'PUT /manage/featured-tours': {
    ids: many(SERVER_LIMITS.bareListMax, text(64)),
    from: many(SERVER_LIMITS.bareListMax, text(64)),
  },
  'PUT /settings': fullSettings,
  'POST /manage/mail/:id/again': { isKnownAsSent: false },
  'POST /manage/mail-runs': { run: '2026-05-01T10:00:00.000Z' },
  'POST /manage/mail/reachable': { email: ADDRESS },
  'PUT /media/:id': { alt: text(300), focus: { x: 50, y: 50 } },
  'POST /review/:id': { reviewText: text(LIMITS.reviewText), rating: 5 },
  'POST /reviews/invitations/:token': {
    username: text(LIMITS.username),
    reviewText: text(LIMITS.reviewText),
    rating: 5,
  },
  'PUT /review/:id/reply': { reply: text(LIMITS.reviewReply) },
  'POST /auth/register': {
    username: text(LIMITS.username),
    email: ADDRESS,
    password: text(SERVER_LIMITS.passwordMax),
  },
  'POST /auth/login': { email: ADDRESS, password: PASSWORD, code: CODE },
  'POST /auth/forgot-password': { email: ADDRESS },
  'POST /auth/reset-password/:token': { password: text(SERVER_LIMITS.passwordMax) },
  'POST /auth/resend-reset-link': { token: text(200) },
  'POST /account/password': { currentPassword: PASSWORD, newPassword: text(SERVER_LIMITS.passwordMax) },
  'DELETE /account': { password: PASSWORD },
  'POST /account/second-factor': { password: PASSWORD },
  'POST /account/second-factor/confirmation': { code: CODE },
  'POST /account/second-factor/recovery-codes': { password: PASSWORD, code: CODE },
  'DELETE /account/second-factor': { password: PASSWORD, code: CODE },
  'PUT /users/:id/role': { role: 'admin', staffRole: 'manager' },
  'PUT /users/:id/staff-role': { staffRole: 'owner', password: PASSWORD },
  'POST /users/:id/departure': { account: 'traveller', password: PASSWORD, handTo: 'x'.repeat(36) },
  'POST /saved-tours/merge': { tourIds: many(LIMITS.savedTours, text(64)) },
  'POST /booking': { ...fullEnquiry, shownTotal: MAX_TOTAL },
  'POST /phones/read': { phone: '९'.repeat(LIMITS.phoneText), phoneCountry: 'IN' },
  'POST /manage/bookings': {
    ...fullEnquiry,
    ...{ source: 'phone', note: MESSAGE, sendReceipt: true, ownerId: newId() },
    ...{ nextActionWords: text(LIMITS.nextAction), nextActionOn: TRAVEL_DAY, nextActionFor: newId() },
  },
  'PUT /manage/bookings/:id/facts': { ...fullEnquiry, isMeant: true, seen: { ...fullEnquiry, guestSize: 2 } },
  'PUT /manage/bookings/:id/status': {
    from: 'completed',
    to: 'completed',
    tellTraveller: true,
    isMeant: true,
  },
  'PUT /review/:id/hidden': { tellWriter: true },
  'PUT /account/morning-mail': { isWanted: true },
  'POST /account/email/confirmed': { token: text(200) },
  'POST /manage/mail-words/:kind/preview': FULL_WORDS,
  'PUT /manage/mail-words/:kind': { ...FULL_WORDS, version: 1_000_000_000 },
  'POST /manage/mail-words/:kind/original': { version: 1_000_000_000 },
  ...fullFollowUp('/manage/bookings/:id'),
  ...fullFollowUp('/contacts/:id'),
  'POST /manage/bookings/:id/reply': { subject: text(200), text: MESSAGE, ...HOW_SENT },
  'POST /manage/bookings/:id/merge': {
    otherId: newId(),
    holds: Object.fromEntries(WISHES.map((wish) => [wish, newId()])),
    isMeant: false,
  },
  'POST /manage/customers/:id/notes': { text: MESSAGE },
  'POST /manage/customers/:id/merge': { otherId: newId() },
  'POST /manage/customers/:id/split': {
    items: ids(MAX_MOVED_ITEMS).map((_id) => ({ kind: 'enquiry', _id })),
  },
  'POST /manage/bookings/changes': {
    bookings: ids(BULK_CHANGE_LIMIT).map((_id) => ({ _id, status: 'completed' })),
    change: { kind: 'owner', ownerId: newId() },
    isMeant: true,
  },
  'POST /manage/bookings/changes/matching': {
    isMeant: true,
    filter: {
      q: text(200),
      status: 'completed',
      owner: newId(),
      destination: 'Darjeeling',
      source: 'whatsapp',
      needs: 'overdue',
      receivedFrom: TRAVEL_DAY,
      receivedTo: TRAVEL_DAY,
      travelFrom: TRAVEL_DAY,
      travelTo: TRAVEL_DAY,
    },
    change: { kind: 'owner', ownerId: newId() },
    seenAt: new Date().toISOString(),
    seenMark: Array(51).fill('9'.repeat(20)).join('.'),
    runId: newId(),
    cursor: Buffer.from(`${new Date().toISOString()} ${newId()}`).toString('base64url'),
  },
  'POST /subscribe': { email: ADDRESS },
  'POST /manage/newsletter/issues': { ...fullIssue, destination: 'Darjeeling', version: 1_000 },
  'PUT /manage/newsletter/issues/:id': { ...fullIssue, destination: 'Darjeeling', version: 1_000 },
  'POST /manage/newsletter/preview': fullIssue,
  'POST /manage/newsletter/test': fullIssue,
  'POST /manage/newsletter/issues/:id/send': { version: 1_000, day: TRAVEL_DAY, time: '23:59' },
  'POST /newsletter/leave/:token': { issue: 'x'.repeat(100) },
  'POST /newsletter/leave/:token/reason': { reason: 'interest', text: 'अ'.repeat(1_000) },
  'POST /contacts/send-mail': contactBodyOf({
    name: text(LIMITS.name),
    email: ADDRESS,
    message: MESSAGE,
    mobile: `${'९'.repeat(12)}${' '.repeat(28)}`,
  }),
  'POST /contacts/:id/replies': { reply: MESSAGE, isDone: true, ...HOW_SENT },
  'POST /manage/places': FULL_STOP_BODY,
  'PUT /manage/places/:id': FULL_STOP_BODY,
  'POST /manage/team': fullTeamMember,
  'PUT /manage/team/:id': fullTeamMember,
  'POST /manage/roads': fullRoad,
  'PUT /manage/roads/:id': fullRoad,
  'POST /manage/reply-templates': fullTemplate,
  'PUT /manage/reply-templates/:id': fullTemplate,
  'POST /manage/live/presence': { tab: text(40), kind: 'enquiry', id: text(100), state: 'writing' },
};

describe('a body whose fields are all as long as they may be is valid, and read whole', () => {
  test.each(
    withJson.flatMap(({ call, body }) => (body instanceof z.ZodObject ? [[call, body]] : [])) as [
      string,
      z.ZodObject,
    ][],
  )('%s', async (line, contract) => {
    const full = FULL[line];
    const missing = 'Write the longest body of the call, with each of its fields, into FULL of this file.';
    expect(Object.keys(full ?? {}).sort(), missing).toEqual(Object.keys(contract.shape).sort());
    expect(contract.safeParse(full).error?.issues).toBeUndefined();
    expect(await statusOf(line, escaped(full))).not.toBe(413);
  });
});
