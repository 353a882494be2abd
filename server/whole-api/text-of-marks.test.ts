import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALL_CALLS } from '../../contracts/calls/all-calls.contract.ts';
import { buildTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { isPassword } from '../features/accounts/passwords.ts';
import { bodyLimitOf } from '../http/calls/body-bytes.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

/** So many bytes of marks, in the order that takes longest to put right: of 95,000 seconds, if nothing cuts them. */
const marks = (bytes: number) => `a${'\u0345'.repeat(bytes / 4)}${'\u0334'.repeat(bytes / 4)}`;
/** By compatibility they are marks as well, and written they are letters. */
const kana = (bytes: number) => `a${'\uff9e\u0334'.repeat(bytes / 5)}`;

/** As many as the body of a call holds. */
function bytesOf(path: string): number {
  const called = ALL_CALLS.find(({ call }) => call === `POST ${path.replace(/\/x$/, '/:token')}`);
  if (!called) throw new Error(`There is no call ${path}.`);
  return bodyLimitOf(called) - 100;
}

/** So many at a time that a test's limit is over long before one that puts all marks in order is through. */
async function areAnswered(path: string, body: object): Promise<boolean> {
  const answers = await Promise.all(Array.from({ length: 10 }, () => t.post(path, { body })));
  return answers.every(({ status }) => status < 500 && status !== 413);
}

test.each([
  ['/auth/login', 'email'],
  ['/auth/login', 'password'],
  ['/auth/register', 'username'],
  ['/auth/register', 'email'],
  ['/auth/register', 'password'],
  ['/auth/forgot-password', 'email'],
  ['/auth/reset-password/x', 'password'],
  ['/subscribe', 'email'],
  ['/contacts/send-mail', 'name'],
  ['/contacts/send-mail', 'email'],
  ['/contacts/send-mail', 'mobile'],
  ['/contacts/send-mail', 'message'],
  ['/booking', 'userEmail'],
  ['/booking', 'tourId'],
  ['/booking', 'fullName'],
  ['/booking', 'phone'],
  ['/booking', 'guestSize'],
  ['/booking', 'bookAt'],
])('POST %s answers a body whose %s is all marks §V15.2.2', async (path, field) => {
  expect(await areAnswered(path, { [field]: marks(bytesOf(path)) })).toBe(true);
  expect(await areAnswered(path, { [field]: kana(bytesOf(path)) })).toBe(true);
});

test('a list of saved tours that is all marks is answered', async () => {
  expect(await areAnswered('/saved-tours/merge', { tourIds: [marks(bytesOf('/saved-tours/merge'))] })).toBe(
    true,
  );
});

test('a password that was set before marks were counted is still recognised §V6.2.8', async () => {
  for (const password of ['ｐáss – e\u0323\u0301 ﬁ', 'क़िला दार्जिलिंग', `a${'\u0334\u0301'.repeat(15)}`])
    expect(await isPassword(await hash(password.normalize('NFKC')), password)).toBe(true);
});
