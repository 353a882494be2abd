import type { FastifyRequest } from 'fastify';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeUser, PASSWORD } from '../../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { rememberBrowser } from '../known-browsers/known-browsers.queries.ts';
import { checkPassword } from './check-password.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

test('a browser that is forgotten while its password is checked goes on as a stranger', async () => {
  const user = await makeUser(t.db);
  const { id, email } = user;
  const forgettingAfterLook: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      await t.db.deleteFrom('known_browsers').where('user_id', '=', id).execute();
      return result;
    },
  };
  const deps = { ...t.deps, db: t.db.withPlugin(forgettingAfterLook) };
  const fromKnownBrowser = async () => {
    const [token] = await rememberBrowser(t.db, id, [], new Date());
    return { ip: '192.0.2.1', cookies: { teesta_browser: token } } as unknown as FastifyRequest;
  };
  const failures = t.db.selectFrom('sign_in_failures').select(['network', 'browser_id']);

  expect(await checkPassword(deps, await fromKnownBrowser(), { email, user }, 'wrong')).toBeUndefined();
  expect(await failures.execute()).toEqual([{ network: '192.0.2.1', browser_id: null }]);
  expect(await checkPassword(deps, await fromKnownBrowser(), { email, user }, PASSWORD)).toEqual(user);
  expect(await failures.execute()).toEqual([]);
});
