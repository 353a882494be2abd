import type { KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../tests/support/test-app.ts';

let t: TestApp;
beforeEach(async () => {
  t = await buildTestApp();
});
afterEach(() => t.close());

test('a process that runs is alive and ready', async () => {
  for (const url of ['/healthz', '/readyz']) {
    const answer = await t.app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ success: true });
  }
});

test('without its database the process is alive, but not ready', async () => {
  t.setClock('2026-11-22T10:00:00Z');
  expect((await t.app.inject('/readyz')).statusCode).toBe(200);
  await t.db.destroy();
  // However many ask, the database is asked once a second.
  expect((await t.app.inject('/readyz')).statusCode).toBe(200);
  t.setClock('2026-11-22T10:00:01Z');

  expect((await t.app.inject('/healthz')).statusCode).toBe(200);
  const answer = await t.app.inject('/readyz');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  expect(answer.json()).toEqual({
    success: false,
    code: 'unavailable',
    message: 'The database does not answer.',
    requestId: expect.any(String),
  });
});

test('a database that is silent is not waited for, and not asked again meanwhile', async () => {
  let asked = 0;
  const silent: KyselyPlugin = {
    transformQuery({ node }) {
      if (JSON.stringify(node).includes('heartbeat')) asked += 1;
      return node;
    },
    transformResult: () => new Promise(() => {}),
  };
  const frozen = await buildTestApp({ plugin: silent });
  const answers = await Promise.all(['/readyz', '/readyz'].map((url) => frozen.app.inject(url)));
  frozen.setClock('2040-01-01T00:00:00Z');
  answers.push(await frozen.app.inject('/readyz'));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503]);
  expect(asked).toBe(1);
  await frozen.close();
});
