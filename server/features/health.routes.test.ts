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
  expect((await t.app.inject('/readyz')).statusCode).toBe(200);
  await t.db.destroy();

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
