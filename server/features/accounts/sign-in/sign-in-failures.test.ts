// @module-tag dialect
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cookieHeaderOf } from '../../../../tests/support/cookie-headers.ts';
import { makeUser, PASSWORD } from '../../../../tests/support/factories.ts';
import { buildTestApp, SITE_URL, type TestApp } from '../../../../tests/support/test-app.ts';
import { pingDatabase } from '../../../db/database.ts';
import {
  beginSignInAttempt,
  removeOldSignInFailures,
  type SignInSource,
} from './sign-in-failures.queries.ts';

let t: TestApp;
let email: string;
/** Of each test its own, so that none meets another's ten requests a minute. */
let here: string;
let networks = 0;

beforeAll(async () => {
  t = await buildTestApp({ env: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' } });
  // So that requests at the same moment are not held apart by connections that are being made.
  await Promise.all(Array.from({ length: 10 }, () => pingDatabase(t.db)));
});
beforeEach(async () => {
  email = (await makeUser(t.db)).email;
  here = newNetwork();
});
afterEach(() => t.setClock());
afterAll(() => t.close());

function newNetwork(): string {
  networks += 1;
  return `10.0.${Math.floor(networks / 250)}.${(networks % 250) + 1}`;
}

type Try = { from?: string; cookie?: string; as?: string };

function tryToSignIn(password: string, { from = here, cookie, as = email }: Try = {}) {
  const headers = { origin: SITE_URL, 'x-forwarded-for': from, ...(cookie && { cookie }) };
  return t.post('/auth/login', { body: { email: as, password }, headers });
}

async function failTimes(times: number, given: Try = {}): Promise<number[]> {
  const statuses: number[] = [];
  for (let done = 0; done < times; done += 1) statuses.push((await tryToSignIn('wrong', given)).status);
  return statuses;
}

const stranger = (as: string, network: string): SignInSource => ({ email: as, network, browserId: null });

/** As many wrong tries as strangers have together, from so many networks that none has had too many. */
async function failFromEverywhere(as = email): Promise<void> {
  for (let tried = 0; tried < 50; tried += 1) {
    await beginSignInAttempt(t.db, stranger(as, `192.0.2.${Math.floor(tried / 4)}`), t.deps.now(), 1);
  }
}

/** The cookies of a browser in which somebody has signed in to this account. */
async function knownBrowser(as = email, cookie?: string): Promise<string> {
  const answer = await tryToSignIn(PASSWORD, { from: newNetwork(), as, cookie });
  expect(answer.status).toBe(200);
  return cookieHeaderOf(answer);
}

describe('a stranger', () => {
  test('waits after five wrong tries, even with the right password §V6.3.1', async () => {
    t.setClock('2026-05-01T10:00:00.000Z');
    expect(await failTimes(5)).toEqual([401, 401, 401, 401, 401]);

    const answer = await tryToSignIn(PASSWORD);

    expect(answer.status).toBe(429);
    expect(answer.headers['retry-after']).toBe('900');
    expect(answer.body).toMatchObject({
      code: 'too_many',
      message: 'Too many wrong tries. Please wait 15 minutes.',
    });
  });

  test('keeps nobody out who comes from elsewhere', async () => {
    await failTimes(6);
    expect((await tryToSignIn(PASSWORD, { from: newNetwork() })).status).toBe(200);
    expect((await tryToSignIn(PASSWORD)).status).toBe(429);
  });

  test('with many IPv6 networks has twice as many tries in a /56, and four times in a /48', async () => {
    const tries = async (network: string) => {
      const statuses = await failTimes(6, { from: `${network}::1` });
      return statuses.filter((status) => status === 401).length;
    };
    const done: number[] = [];
    for (const part of ['0', '1', '2', '100', '101', '102', '200'])
      done.push(await tries(`2001:db8:1:${part}`));
    expect(done).toEqual([5, 5, 0, 5, 5, 0, 0]);
    expect(await tries('2001:db8:2:0')).toBe(5);
  });

  test('may try again fifteen minutes after the first of them', async () => {
    t.setClock('2026-05-01T10:00:00.000Z');
    await failTimes(1);
    t.setClock('2026-05-01T10:05:00.000Z');
    await failTimes(4);

    t.setClock('2026-05-01T10:14:59.000Z');
    const early = await tryToSignIn(PASSWORD);
    expect(early.status).toBe(429);
    expect(early.headers['retry-after']).toBe('1');
    t.setClock('2026-05-01T10:15:00.000Z');
    expect((await tryToSignIn(PASSWORD)).status).toBe(200);
  });

  test('does not wait longer for having tried meanwhile', async () => {
    t.setClock('2026-05-01T10:00:00.000Z');
    await failTimes(5);
    t.setClock('2026-05-01T10:14:00.000Z');
    expect(await failTimes(3)).toEqual([429, 429, 429]);

    t.setClock('2026-05-01T10:15:00.000Z');
    expect((await tryToSignIn(PASSWORD)).status).toBe(200);
  });

  test('has the wrong tries before it forgotten by signing in', async () => {
    await failTimes(4);
    expect((await tryToSignIn(PASSWORD)).status).toBe(200);
    expect(await failTimes(4)).toEqual([401, 401, 401, 401]);
    expect((await tryToSignIn(PASSWORD)).status).toBe(200);
  });

  test('gets no more tries by taking other addresses of an IPv6 network', async () => {
    const statuses = [];
    for (let host = 1; host <= 6; host += 1)
      statuses.push((await tryToSignIn('wrong', { from: `2001:db8:7:7::${host}` })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await tryToSignIn(PASSWORD, { from: '2001:db8:7:8::1' })).status).toBe(200);
  });

  test('gets no more tries by writing the email otherwise', async () => {
    await failTimes(5);
    expect((await tryToSignIn('wrong', { as: ` ${email.toUpperCase()}` })).status).toBe(429);
  });

  test('has no more than five of twenty tries at the same moment looked at §V6.3.1', async () => {
    const source = stranger(email, here);
    const waits = await Promise.all(
      Array.from({ length: 20 }, () => beginSignInAttempt(t.db, source, t.deps.now(), 1)),
    );
    expect(waits.filter((wait) => wait === 0).length).toBeLessThanOrEqual(5);
  });

  test('is not kept from one account by wrong tries at another', async () => {
    const other = await makeUser(t.db);
    await failTimes(5);
    expect((await tryToSignIn(PASSWORD, { as: other.email })).status).toBe(200);
  });
});

describe('all strangers together', () => {
  test('have fifty wrong tries at an account, from wherever they come §V6.3.1', async () => {
    t.setClock('2026-05-01T10:00:00.000Z');
    await failFromEverywhere();
    const answer = await tryToSignIn(PASSWORD);
    expect(answer.status).toBe(429);
    expect(answer.headers['retry-after']).toBe('900');
    t.setClock('2026-05-01T10:15:00.000Z');
    expect((await tryToSignIn(PASSWORD)).status).toBe(200);
  });

  test('get no more of them when the owner signs in meanwhile', async () => {
    const cookie = await knownBrowser();
    await failFromEverywhere();
    expect((await tryToSignIn(PASSWORD, { cookie })).status).toBe(200);
    expect(await failTimes(1)).toEqual([429]);
  });
});

describe('a browser that has signed in before', () => {
  test('is not kept out by strangers, nor by those in its own network §V6.1.1', async () => {
    const cookie = await knownBrowser();
    await failTimes(5);
    await failFromEverywhere();
    expect(await failTimes(1)).toEqual([429]);
    expect((await tryToSignIn(PASSWORD, { cookie })).status).toBe(200);
  });

  test('is held to five wrong tries of its own, wherever it goes', async () => {
    const cookie = await knownBrowser();
    expect(await failTimes(4, { cookie })).toEqual([401, 401, 401, 401]);
    expect(await failTimes(2, { cookie, from: newNetwork() })).toEqual([401, 429]);
    expect((await tryToSignIn(PASSWORD, { cookie })).status).toBe(429);
  });

  test('has no more than five of twenty tries at the same moment looked at', async () => {
    const cookie = await knownBrowser();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => tryToSignIn('wrong', { cookie, from: newNetwork() })),
    );
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5);
    expect(answers.every(({ status }) => [401, 429].includes(status))).toBe(true);
  });

  test('keeps nobody else out, neither strangers nor another browser', async () => {
    const [one, other] = [await knownBrowser(), await knownBrowser()];
    await failTimes(5, { cookie: one });
    expect((await tryToSignIn(PASSWORD, { cookie: other })).status).toBe(200);
    expect((await tryToSignIn(PASSWORD)).status).toBe(200);
  });

  test('is a stranger to an account that it has not signed in to', async () => {
    const other = await makeUser(t.db);
    const cookie = await knownBrowser(other.email);
    expect(await failTimes(3, { cookie })).toEqual([401, 401, 401]);
    expect(await failTimes(3)).toEqual([401, 401, 429]);
  });

  test('may be known to several accounts', async () => {
    const other = await makeUser(t.db);
    const cookie = await knownBrowser(other.email, await knownBrowser());
    await Promise.all([failFromEverywhere(), failFromEverywhere(other.email)]);
    expect((await tryToSignIn(PASSWORD, { cookie })).status).toBe(200);
    expect((await tryToSignIn(PASSWORD, { cookie, as: other.email })).status).toBe(200);
  });

  test('is not made by a cookie of another account that somebody planted in it', async () => {
    const thief = await makeUser(t.db);
    const planted = await knownBrowser(thief.email);
    await knownBrowser(email, planted);
    await failFromEverywhere();
    expect(await failTimes(1, { cookie: planted })).toEqual([429]);
  });

  test('is known to three accounts at most, those that signed in last', async () => {
    const users = [email];
    for (let more = 0; more < 3; more += 1) users.push((await makeUser(t.db)).email);
    let cookie: string | undefined;
    for (const user of users) cookie = await knownBrowser(user, cookie);
    const statuses: number[] = [];
    for (const as of users) {
      await failFromEverywhere(as);
      statuses.push((await tryToSignIn(PASSWORD, { cookie, as })).status);
    }
    expect(statuses).toEqual([429, 200, 200, 200]);
  });

  test('is not made by a cookie that somebody made up', async () => {
    expect(await failTimes(5)).toEqual([401, 401, 401, 401, 401]);
    expect(await failTimes(1, { cookie: 'teesta_browser=made-up' })).toEqual([429]);
  });
});

test('an email without an account is held to the same, so that the answer tells nothing', async () => {
  const nobody = { as: 'nobody-at-all@example.com', cookie: await knownBrowser() };
  expect(await failTimes(6, nobody)).toEqual([401, 401, 401, 401, 401, 429]);
  await failFromEverywhere(nobody.as);
  expect(await failTimes(1, { ...nobody, from: newNetwork() })).toEqual([429]);
});

test('what no limit counts any more is removed', async () => {
  await t.db.deleteFrom('sign_in_failures').execute();
  await beginSignInAttempt(t.db, stranger('old@example.com', here), new Date('2026-05-01T10:00:00.000Z'), 1);
  await beginSignInAttempt(t.db, stranger('new@example.com', here), new Date('2026-05-01T10:01:00.000Z'), 1);

  await removeOldSignInFailures(t.db, new Date('2026-05-01T10:15:30.000Z'));

  const left = await t.db.selectFrom('sign_in_failures').select('email').execute();
  expect(left).toEqual([{ email: 'new@example.com' }]);
});
