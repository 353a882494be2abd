import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { makeUser, PASSWORD } from '../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { pingDatabase } from '../../db/database.ts';
import { beginSignInTry, removeOldSignInFailures } from './sign-in-failures.queries.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
  // So that requests at the same moment are not held apart by connections that are being made.
  await Promise.all(Array.from({ length: 10 }, () => pingDatabase(t.db)));
});
afterEach(() => t.setClock());
afterAll(() => t.close());

let caller = 0;

/** Each try from an address of its own: here the account's limit counts, not the address's. */
async function tryToSignIn(email: string, password: string) {
  caller += 1;
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    body: { email, password },
    remoteAddress: `10.0.${Math.floor(caller / 250)}.${caller % 250}`,
  });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
}

async function failTimes(times: number, email: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let done = 0; done < times; done += 1) statuses.push((await tryToSignIn(email, 'wrong')).status);
  return statuses;
}

test('after five wrong tries even the right password waits', async () => {
  const { email } = await makeUser(t.db);
  t.setClock('2026-05-01T10:00:00.000Z');
  expect(await failTimes(5, email)).toEqual([401, 401, 401, 401, 401]);

  const answer = await tryToSignIn(email, PASSWORD);

  expect(answer.status).toBe(429);
  expect(answer.headers['retry-after']).toBe('900');
  expect(answer.body).toMatchObject({
    code: 'too_many',
    message: 'Too many wrong tries. Please wait 15 minutes.',
  });
});

test('fifteen minutes after the first of them the right password works again', async () => {
  const { email } = await makeUser(t.db);
  t.setClock('2026-05-01T10:00:00.000Z');
  await failTimes(1, email);
  t.setClock('2026-05-01T10:05:00.000Z');
  await failTimes(4, email);

  t.setClock('2026-05-01T10:14:59.000Z');
  const early = await tryToSignIn(email, PASSWORD);
  expect(early.status).toBe(429);
  expect(early.headers['retry-after']).toBe('1');
  t.setClock('2026-05-01T10:15:00.000Z');
  expect((await tryToSignIn(email, PASSWORD)).status).toBe(200);
});

test('waiting is not made longer by trying meanwhile', async () => {
  const { email } = await makeUser(t.db);
  t.setClock('2026-05-01T10:00:00.000Z');
  await failTimes(5, email);
  t.setClock('2026-05-01T10:14:00.000Z');
  expect(await failTimes(3, email)).toEqual([429, 429, 429]);

  t.setClock('2026-05-01T10:15:00.000Z');
  expect((await tryToSignIn(email, PASSWORD)).status).toBe(200);
});

test('signing in forgets the wrong tries before it', async () => {
  const { email } = await makeUser(t.db);
  await failTimes(4, email);
  expect((await tryToSignIn(email, PASSWORD)).status).toBe(200);
  expect(await failTimes(4, email)).toEqual([401, 401, 401, 401]);
  expect((await tryToSignIn(email, PASSWORD)).status).toBe(200);
});

test('the wrong tries of one account are nothing to another', async () => {
  const [tried, other] = [await makeUser(t.db), await makeUser(t.db)];
  await failTimes(5, tried.email);
  expect((await tryToSignIn(other.email, PASSWORD)).status).toBe(200);
});

test('an unknown email is held to the same, so that the answer tells nothing', async () => {
  expect(await failTimes(6, 'stranger@example.com')).toEqual([401, 401, 401, 401, 401, 429]);
});

test('writing the email otherwise does not give more tries', async () => {
  const { email } = await makeUser(t.db);
  await failTimes(5, email);
  expect((await tryToSignIn(` ${email.toUpperCase()}`, 'wrong')).status).toBe(429);
});

test('of twenty wrong tries at the same moment no more than five are looked at', async () => {
  const { email } = await makeUser(t.db);
  const answers = await Promise.all(Array.from({ length: 20 }, () => tryToSignIn(email, 'wrong')));
  expect(answers.filter((answer) => answer.status === 401).length).toBeLessThanOrEqual(5);
  expect(answers.filter((answer) => answer.status === 429).length).toBeGreaterThanOrEqual(15);
  expect(answers.every((answer) => [401, 429].includes(answer.status))).toBe(true);
});

test('what no limit counts any more is removed', async () => {
  await t.db.deleteFrom('sign_in_failures').execute();
  const first = new Date('2026-05-01T10:00:00.000Z');
  await beginSignInTry(t.db, 'old@example.com', first, 1);
  await beginSignInTry(t.db, 'new@example.com', new Date('2026-05-01T10:01:00.000Z'), 1);

  await removeOldSignInFailures(t.db, new Date('2026-05-01T10:15:30.000Z'));

  const left = await t.db.selectFrom('sign_in_failures').select('email').execute();
  expect(left).toEqual([{ email: 'new@example.com' }]);
});
