import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALL_CALLS } from '../../contracts/calls/all-calls.contract.ts';
import { SMALL_BODY } from '../../contracts/calls/described-calls.contract.ts';
import { BULK_CHANGE_LIMIT } from '../../contracts/enquiries/enquiry-terms.ts';
import { LIMITS } from '../../contracts/fields/field-limits.ts';
import { makeAdmin } from '../../tests/support/factories.ts';
import { contactBodyOf, enquiryBodyOf } from '../../tests/support/request-bodies.ts';
import { buildTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { newId } from '../db/identifiers.ts';

let site: TestApp;
let staff: string;
beforeAll(async () => {
  site = await buildTestApp();
  staff = await site.signIn(await makeAdmin(site.db));
});
afterAll(() => site.close());

async function statusOf(line: string, payload: string): Promise<number> {
  const [method = '', path = ''] = line.split(' ');
  const answer = await site.app.inject({
    method: method as 'POST',
    url: `/api/v1${path.replace(/:\w+/, 'nowhere')}`,
    headers: { authorization: `Bearer ${staff}`, 'content-type': 'application/json' },
    payload,
  });
  return answer.statusCode;
}

const withJson = ALL_CALLS.filter(
  ({ call, body }) => !call.startsWith('GET') && body !== 'multipart/form-data',
);
const limits = withJson.map(({ call, maxBytes = SMALL_BODY }) => [call, maxBytes] as const);

/** JSON of so many bytes that no call knows a field of. */
const bodyOf = (bytes: number) => JSON.stringify({ other: 'a'.repeat(bytes - '{"other":""}'.length) });

test.each(limits)('%s reads a body of %i bytes, and none above', async (line, maxBytes) => {
  expect(await statusOf(line, bodyOf(maxBytes + 1))).toBe(413);
  expect(await statusOf(line, bodyOf(maxBytes))).not.toBe(413);
});

test('no body is read above 100 kB, and none of a stranger above 34', () => {
  const above = (bytes: number) => withJson.filter(({ maxBytes = 0 }) => maxBytes > bytes);
  expect(above(100_000)).toEqual([]);
  expect(above(34_000).filter(({ by }) => by !== 'staff')).toEqual([]);
});

/** As some programs write every letter that is not English: six bytes. */
const escaped = (value: unknown) =>
  JSON.stringify(value).replace(
    /[^\0-\x7f]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
const text = (length: number) => 'क'.repeat(length);
const ADDRESS = `${text(LIMITS.email - 6)}@भ.कॉम`;
const MESSAGE = text(LIMITS.message);
const fullEnquiry = enquiryBodyOf({
  userEmail: ADDRESS,
  fullName: text(LIMITS.name),
  tourName: text(LIMITS.tourName),
  phone: '९'.repeat(LIMITS.phoneText),
});
const ids = (count: number) => Array.from({ length: count }, newId);

describe('a form whose fields are all full is read whole', () => {
  test.each<[line: string, body: Record<string, unknown>]>([
    ['POST /subscribe', { email: ADDRESS }],
    [
      'POST /auth/register',
      { username: text(LIMITS.username), email: ADDRESS, password: text(LIMITS.passwordMax) },
    ],
    ['POST /auth/login', { email: ADDRESS, password: text(1_000) }],
    ['POST /auth/reset-password/:token', { password: text(LIMITS.passwordMax) }],
    ['POST /account/password', { currentPassword: text(1_000), newPassword: text(LIMITS.passwordMax) }],
    ['DELETE /account', { password: text(1_000) }],
    ['POST /booking', fullEnquiry],
    ['POST /manage/bookings', { ...fullEnquiry, source: 'phone', note: MESSAGE, sendReceipt: true }],
    [
      'POST /contacts/send-mail',
      contactBodyOf({ name: text(LIMITS.name), email: ADDRESS, message: MESSAGE, mobile: '९'.repeat(40) }),
    ],
    ['POST /contacts/:id/replies', { reply: MESSAGE, isDone: true }],
    ['POST /manage/bookings/:id/notes', { text: MESSAGE }],
    ['POST /manage/bookings/:id/reply', { subject: text(200), text: MESSAGE }],
    ['POST /manage/bookings/:id/contacts', { channel: 'whatsapp', text: MESSAGE }],
    [
      'POST /manage/bookings/changes',
      {
        bookings: ids(BULK_CHANGE_LIMIT).map((_id) => ({ _id, status: 'completed' })),
        change: { kind: 'owner', ownerId: newId() },
      },
    ],
    ['POST /review/:id', { reviewText: text(LIMITS.reviewText), rating: 5 }],
    ['PUT /review/:id/reply', { reply: text(LIMITS.reviewReply) }],
    ['POST /saved-tours/merge', { tourIds: ids(LIMITS.savedTours) }],
    ['PUT /media/:id', { alt: text(300), focus: { x: 50, y: 50 } }],
  ])('%s', async (line, body) => {
    expect(limits.map(([call]) => call)).toContain(line);
    expect(await statusOf(line, escaped(body))).not.toBe(413);
  });
});
