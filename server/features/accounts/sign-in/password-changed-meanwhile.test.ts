// @module-tag dialect
import type { KyselyPlugin, QueryId } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { untilWaiting } from '../../../../tests/support/database/postgres-waiting.ts';
import { isOnPostgres } from '../../../../tests/support/database/test-database.ts';
import { makeUser, PASSWORD } from '../../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import type { UserRow } from '../../../db/schema.ts';
import { runTransaction } from '../../../db/transaction.ts';
import { insertMailedLink, issueMailedLink } from '../mailed-links.queries.ts';
import { hashPassword } from '../passwords.ts';
import { findUserById, setPasswordHash } from '../users.queries.ts';

const OWNERS = 'the owner alone knows';
const STRANGERS = 'taken back by a stranger';

/** What happens next between the look at an account and that at its password: when the try is noted. */
let meanwhile: (() => Promise<unknown>) | undefined;
const noted = new WeakSet<QueryId>();
const plugin: KyselyPlugin = {
  transformQuery({ node, queryId }) {
    const into = node.kind === 'InsertQueryNode' ? node.into?.table.identifier.name : undefined;
    if (into === 'sign_in_failures') noted.add(queryId);
    return node;
  },
  async transformResult({ queryId, result }) {
    if (!noted.has(queryId)) return result;
    const work = meanwhile;
    meanwhile = undefined;
    await work?.();
    return result;
  },
};

let t: TestApp;
let user: UserRow;
let as: string;
beforeAll(async () => {
  t = await buildTestApp({ plugin });
});
beforeEach(async () => {
  user = await makeUser(t.db);
  as = await t.signIn(user);
});
afterAll(() => t.close());

async function resetByLink() {
  const now = new Date();
  const token = await issueMailedLink(
    t.db,
    'password_resets',
    await insertMailedLink(t.db, 'password_resets', user.id, now),
    now,
  );
  const { status } = await t.post(`/auth/reset-password/${token}`, { body: { password: OWNERS } });
  expect(status).toBe(200);
}

async function changeElsewhere() {
  const body = { currentPassword: PASSWORD, newPassword: OWNERS };
  const { status } = await t.post('/account/password', { as: await t.signIn(user), body });
  expect(status).toBe(200);
}

const signIn = (password: string) => t.post('/auth/login', { body: { email: user.email, password } });
const change = (body: object) => t.post('/account/password', { as, body });
const erase = () => t.delete('/account', { as, body: { password: PASSWORD } });
const sessions = () => t.db.selectFrom('sessions').select('id').where('user_id', '=', user.id).execute();

describe.each([
  ['reset by the mailed link', resetByLink],
  ['changed in another browser', changeElsewhere],
])('with a password that is %s at the same moment', (_how, become) => {
  beforeEach(() => {
    meanwhile = become;
  });

  test('nobody signs in any more', async () => {
    let before: object[] = [];
    meanwhile = async () => {
      await become();
      before = await sessions();
    };
    const { status, body } = await signIn(PASSWORD);
    expect(status).toBe(401);
    expect(body.message).toBe('Email or password is wrong.');
    expect(await sessions()).toEqual(before);
  });

  test('nobody sets another one', async () => {
    const { status, body } = await change({ currentPassword: PASSWORD, newPassword: STRANGERS });
    expect(status).toBe(400);
    expect(body.fields).toEqual({ currentPassword: 'This is not your password.' });
    expect((await signIn(STRANGERS)).status).toBe(401);
    expect((await signIn(OWNERS)).status).toBe(200);
  });

  test('nobody deletes the account', async () => {
    const { status, body } = await erase();
    expect(status).toBe(400);
    expect(body.fields).toEqual({ password: 'This is not your password.' });
    expect(await findUserById(t.db, user.id)).toBeDefined();
    expect((await signIn(OWNERS)).status).toBe(200);
  });
});

describe('of an account that is deleted at the same moment', () => {
  beforeEach(() => {
    meanwhile = erase;
  });

  test('nobody knows the password', async () => {
    const { status, body } = await signIn(PASSWORD);
    expect(status).toBe(401);
    expect(body.message).toBe('Email or password is wrong.');
  });

  test('a second request to delete it is told that one is signed out', async () => {
    const { status, body } = await erase();
    expect(status).toBe(401);
    expect(body.message).toBe('Please sign in');
  });
});

test('where nothing is changed, one can sign in any number of times at the same moment', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => signIn(PASSWORD)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await sessions()).toHaveLength(6);
});

test.runIf(isOnPostgres())('a sign-in waits for a password that is about to change', async () => {
  let answer: ReturnType<typeof signIn> | undefined;
  await runTransaction(t.db, async (trx) => {
    await setPasswordHash(trx, user.id, await hashPassword(OWNERS));
    answer = signIn(PASSWORD);
    await untilWaiting(trx, 1);
  });
  expect((await answer)?.status).toBe(401);
});
