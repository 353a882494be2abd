import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { installErrorHandler } from '../faults/error-handler.ts';
import { installConcurrencyLimit } from './concurrency-limit.ts';

const MAX_CALLS = 3;

/** An API whose one call waits until the test lets it go on. */
async function openWaitingApi() {
  const app = fastify();
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  let working = 0;
  installErrorHandler(app);
  installConcurrencyLimit(app, MAX_CALLS);
  app.get('/work', async () => {
    working += 1;
    if (working === MAX_CALLS) begun.resolve();
    await gate;
    return { success: true };
  });
  app.get('/fail', async () => {
    throw new Error('no');
  });
  await app.ready();
  return { app, open, allBegun: begun.promise };
}

test('what comes on top of what is in hand is turned away, and only while it is §V15.1.3 §V2.4.1', async () => {
  const { app, open, allBegun } = await openWaitingApi();
  const working = Array.from({ length: MAX_CALLS }, () => app.inject('/work'));
  await allBegun;
  const refused = await app.inject('/work');
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('5');
  expect(refused.json()).toMatchObject({ success: false, code: 'unavailable' });

  open();
  expect((await Promise.all(working)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect((await app.inject('/work')).statusCode).toBe(200);
  await app.close();
});

test('an answer of any kind gives its place back, those that were turned away took none §V15.2.2', async () => {
  const { app, open, allBegun } = await openWaitingApi();
  for (let time = 0; time < 2 * MAX_CALLS; time += 1) {
    expect((await app.inject('/fail')).statusCode).toBe(500);
    expect((await app.inject('/nowhere')).statusCode).toBe(404);
  }
  const working = Array.from({ length: MAX_CALLS }, () => app.inject('/work'));
  await allBegun;
  for (let time = 0; time < 2 * MAX_CALLS; time += 1)
    expect((await app.inject('/work')).statusCode).toBe(503);
  open();
  await Promise.all(working);
  expect((await app.inject('/work')).statusCode).toBe(200);
  await app.close();
});

test('what a visitor went away from is in hand until it is done, and then gives its place back', async () => {
  const { app, open, allBegun } = await openWaitingApi();
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const leaving = new AbortController();
  const left = Array.from({ length: MAX_CALLS }, () =>
    fetch(`${url}/work`, { signal: leaving.signal }).catch(() => 'left'),
  );
  await allBegun;
  leaving.abort();
  expect(await Promise.all(left)).toEqual(['left', 'left', 'left']);
  expect((await app.inject('/fail')).statusCode).toBe(503);
  open();
  await vi.waitFor(async () => expect((await app.inject('/fail')).statusCode).toBe(500), { timeout: 20_000 });
  await app.close();
});

test('a process that stood still for a while turns nobody away', async () => {
  const { app, open } = await openWaitingApi();
  open();
  // Longer than any sampling of the event loop; the lag itself is what is tried here, not how long something takes.
  const end = performance.now() + 1_200;
  while (performance.now() < end);
  expect((await app.inject('/work')).statusCode).toBe(200);
  await app.close();
});
