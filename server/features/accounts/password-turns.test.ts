// @module-tag dialect
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

function signIn(email: string, remoteAddress: string) {
  const payload = { email, password: 'not the one' };
  return t.app.inject({ method: 'POST', url: '/api/v1/auth/login', remoteAddress, payload });
}

test('of sign-ins without end from one network those are refused for which there is no room, and not another’s', async () => {
  const flood = Array.from({ length: 75 }, (_, index) =>
    signIn(`nobody-${index}@example.com`, '198.51.100.1'),
  );
  const neighbour = signIn('somebody@example.com', '198.51.100.2');
  const answers = await Promise.all(flood);
  expect((await neighbour).statusCode).toBe(401);
  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.headers['retry-after']).toBe('5');
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(flood.length - refused.length);
  // Refused for want of room is not tried: it counts for no lock.
  const tries = await t.db.selectFrom('sign_in_failures').select('id').execute();
  expect(tries).toHaveLength(flood.length - refused.length + 1);
});
