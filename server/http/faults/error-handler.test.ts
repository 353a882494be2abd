import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CALLS } from '../../../contracts/calls/all-calls.contract.ts';
import { freePort } from '../../../tests/support/process/free-port.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { UUID } from '../../../tests/support/value-shapes.ts';
import { openDatabase } from '../../db/database.ts';
import { bodyLimitOf } from '../calls/body-bytes.ts';
import { toFailure } from './error-handler.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const register = (body: unknown, headers: Record<string, string> = JSON_TYPE) =>
  t.post('/auth/register', { body, headers });

describe('a failure', () => {
  test('is told in one shape, with an id of its own, and kept by no cache', async () => {
    const [one, two] = [await t.get('/users'), await t.get('/users')];
    expect(one.body).toEqual({
      success: false,
      message: 'Please sign in',
      code: 'not_signed_in',
      requestId: expect.stringMatching(UUID),
    });
    expect(two.body.requestId).not.toBe(one.body.requestId);
    expect(one.headers['cache-control']).toBe('no-store');
    expect(one.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  test.each(['/api/v1/nothing', '/api/v1', '/api/v1/auth/login', '/nothing', '/api/v1/users/x/y'])(
    'at an address that is not there is a 404: GET %s',
    async (url) => {
      const answer = await t.app.inject(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'not_found', message: 'This address was not found.' });
    },
  );

  test.each(['/api/v1/tours/%zz', '/api/v1/tours/%E0%A4%A', `/api/v1/tours/${'x'.repeat(501)}`])(
    'to read the address keeps the shape: GET %s',
    async (url) => {
      const answer = await t.app.inject(url);
      expect([400, 404, 414]).toContain(answer.statusCode);
      expect(answer.json()).toEqual({
        success: false,
        code: expect.stringMatching(/^(bad_input|not_found)$/),
        message: expect.any(String),
        requestId: expect.stringMatching(UUID),
      });
    },
  );

  test('of the server’s own is told without its cause §V13.4.2 §V16.5.1', async () => {
    const now = () => {
      throw new Error('secret');
    };
    const broken = await buildTestApp({ instead: { now } });
    const answer = await broken.app.inject({
      method: 'POST',
      url: '/api/v1/auth/register',
      payload: { username: 'A', email: 'a@example.com', password: 'long enough' },
    });
    await broken.close();

    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      success: false,
      code: 'internal',
      message: 'Something went wrong on our side. Please try again.',
      requestId: expect.any(String),
    });
  });
});

describe('a body that cannot be taken', () => {
  test.each(['{', '{"email":}', 'not json', '{"a":1} x', '\u0000'])('is refused: %j', async (body) => {
    const answer = await register(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'bad_input', message: 'The request could not be read.' });
  });

  test.each(['[]', '"text"', '7', 'true'])(
    'is refused with words when it is not an object: %s',
    async (body) => {
      const answer = await register(body);
      expect(answer.status).toBe(400);
      expect(answer.body.message).toBe('Please send a JSON object.');
      expect(answer.body.fields).toEqual({ body: 'Please send a JSON object.' });
    },
  );

  test.each(['__proto__', 'constructor'])(
    'is refused when it reaches for %s §V1.5.2 §V15.3.6',
    async (key) => {
      const answer = await register(`{"${key}":{"prototype":{"isAdmin":true}},"username":"A"}`);
      expect(answer.status).toBe(400);
      expect(answer.body.message).toBe('The request could not be read.');
    },
  );

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'text/html', 'application/xml'])(
    'is refused as %s §V3.5.2',
    async (type) => {
      const answer = await register('{"username":"A"}', { 'content-type': type });
      expect(answer.status).toBe(415);
      expect(answer.body).toMatchObject({ code: 'unsupported_media', message: 'Please send JSON.' });
    },
  );

  test('is refused above what its form needs, and taken up to that', async () => {
    const base = { username: '', email: 'big@example.com', password: 'long enough', filler: '' };
    const room = bodyLimitOf(CALLS.register) - JSON.stringify(base).length;
    const atLimit = await register(JSON.stringify({ ...base, filler: 'x'.repeat(room) }));
    expect(atLimit.status).toBe(400);
    expect(atLimit.body.fields).toEqual({ username: 'Enter a username.' });

    const above = await register(JSON.stringify({ ...base, filler: 'x'.repeat(room + 1) }));
    expect(above.status).toBe(413);
    expect(above.body).toMatchObject({ code: 'too_large', message: 'This is too much to send at once.' });
  });
});

test('a visitor who hangs up in the middle of a body is not taken for a database that went away', () => {
  const hungUp = Object.assign(new Error('aborted'), { name: 'Error', code: 'ECONNRESET', statusCode: 400 });
  expect(toFailure(hungUp).code).toBe('bad_input');
});

describe('a database that is away', () => {
  test('makes a request answer 503 and say when to come back §V16.5.2', async () => {
    const away = openDatabase({ databaseUrl: `postgres://a:b@127.0.0.1:${await freePort()}/c`, dataDir: '' });
    const app = await buildTestApp({ instead: { db: away } });
    const answer = await app.app.inject('/api/v1/tours');
    const ready = await app.app.inject('/readyz');
    await app.close();
    await away.destroy();

    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.json()).toMatchObject({
      code: 'unavailable',
      message: 'The site is busy at the moment. Please try again shortly.',
    });
    expect(ready.statusCode).toBe(503);
  });

  test('that hangs up does the same', async () => {
    const rude = createServer((socket) => socket.destroy());
    await new Promise<void>((resolve) => rude.listen(0, '127.0.0.1', resolve));
    const address = rude.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const away = openDatabase({ databaseUrl: `postgres://a:b@127.0.0.1:${port}/c`, dataDir: '' });
    const app = await buildTestApp({ instead: { db: away } });
    const answer = await app.app.inject('/api/v1/tours');
    await app.close();
    await away.destroy();
    rude.close();

    expect(answer.statusCode).toBe(503);
  });
});
