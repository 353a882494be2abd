import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeUser, PASSWORD } from '../../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());

async function hashAfterSignIn(password_hash: string, password = PASSWORD): Promise<string> {
  const { id, email } = await makeUser(site.db, { password_hash });
  await site.post('/auth/login', { body: { email, password } });
  const row = site.db.selectFrom('users').select(['password_hash', 'email']).where('id', '=', id);
  const { password_hash: stored } = await row.executeTakeFirstOrThrow();
  expect((await site.post('/auth/login', { body: { email, password: PASSWORD } })).status).toBe(200);
  return stored;
}

test.each([
  ['memory', { memoryCost: 12_288, timeCost: 2, parallelism: 1 }],
  ['time', { memoryCost: 19_456, timeCost: 1, parallelism: 1 }],
])('a hash that cost less %s than today’s is replaced at signing in §V11.2.2', async (_what, costs) => {
  expect(await hashAfterSignIn(await hash(PASSWORD, costs))).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('one that cost as much, or more, stays §V11.2.2', async () => {
  for (const memoryCost of [19_456, 32_768]) {
    const made = await hash(PASSWORD, { memoryCost, timeCost: 2, parallelism: 1 });
    expect(await hashAfterSignIn(made)).toBe(made);
  }
});

test('a wrong password makes none', async () => {
  const made = await hash(PASSWORD, { memoryCost: 12_288, timeCost: 2, parallelism: 1 });
  expect(await hashAfterSignIn(made, 'not this one')).toBe(made);
});
