import zlib, { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let t: TestApp;
let made = 0;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

/** Registers with this name and answers the name that was stored. */
async function storedName(username: string): Promise<string | undefined> {
  made += 1;
  const email = `writer-${made}@example.com`;
  const answer = await t.post('/auth/register', { body: { username, email, password: 'long enough' } });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const stored = await t.db
    .selectFrom('users')
    .select('username')
    .where('email', '=', email)
    .executeTakeFirst();
  return stored?.username;
}

describe('text', () => {
  test.each([
    ['HTML, which stays as text', '<b onclick="x()">Asha</b> & co', '<b onclick="x()">Asha</b> & co'],
    ['quotes and SQL', `Robert'); drop table users;--`, `Robert'); drop table users;--`],
    ['NUL and other control characters, which go', 'A\u0000s\u0001h\u001b[31ma\u007f\u0085', 'Ash[31ma'],
    ['line breaks in a line, which become spaces', 'Asha\r\nBcc: all\ttabs', 'Asha Bcc: all tabs'],
    ['a lone surrogate, which is replaced', 'Asha \ud83c Rai', 'Asha \ufffd Rai'],
    ['Devanagari and pictures', 'आशा राई 🏔️', 'आशा राई 🏔️'],
    ['accents, which are composed', 'Zoe\u0308', 'Zo\u00eb'],
    ['blanks at its ends, which go', ' \u00a0 Asha Rai \u3000', 'Asha Rai'],
    ['a backslash and a percent sign', '100%_\\', '100%_\\'],
  ])('is stored safely: %s', async (_what, sent, stored) => {
    expect(await storedName(sent)).toBe(stored);
  });

  test('of control characters alone is no text', async () => {
    const body = { username: '\u0000\u0007', email: 'c@example.com', password: 'long enough' };
    const answer = await t.post('/auth/register', { body });
    expect(answer.body.fields).toEqual({ username: 'Enter a username.' });
  });

  test('sent as escapes in the JSON is cleaned the same §V1.1.1', async () => {
    const answer = await t.post('/auth/register', {
      body: '{"username":"A\\u0000\\ud800","email":"escapes@example.com","password":"long enough"}',
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(200);
  });

  test('is taken to its limit and refused above it §V1.3.3', async () => {
    expect(await storedName('न'.repeat(60))).toHaveLength(60);
    const body = { username: 'x'.repeat(61), email: 'l@example.com', password: 'long enough' };
    const answer = await t.post('/auth/register', { body });
    expect(answer.body.fields).toEqual({ username: 'Keep a username to 60 characters at most.' });
  });
});

describe('fields', () => {
  test('that nobody knows are ignored §V15.3.3', async () => {
    const body = {
      username: 'Asha',
      email: 'unknown@example.com',
      password: 'long enough',
      shoe: { size: 38 },
    };
    expect((await t.post('/auth/register', { body })).status).toBe(200);
  });

  test.each<{ value: unknown }>([
    { value: 7 },
    { value: true },
    { value: null },
    { value: [] },
    { value: {} },
    { value: ['Asha'] },
    { value: { toString: 'x' } },
  ])('of the wrong type are all named: $value §V15.3.5', async ({ value }) => {
    const answer = await t.post('/auth/register', {
      body: { username: value, email: value, password: value },
    });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({
      username: 'Enter a username.',
      email: 'Enter your email address.',
      password: 'Enter a password.',
    });
  });
});

test('an empty body with a JSON content type is no body', async () => {
  const headers = { 'content-type': 'application/json' };
  const answer = await t.post('/auth/logout', { body: '', headers });
  expect(answer.status).toBe(401);
});

test('a content type may name its charset', async () => {
  const answer = await t.post('/auth/forgot-password', {
    body: '{"email":"a@example.com"}',
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
  expect(answer.status).toBe(200);
});

describe('a body that is compressed', () => {
  const name = { username: 'Asha', email: 'small@example.com', password: 'long enough' };
  const compressions = {
    gzip: gzipSync,
    deflate: deflateSync,
    br: brotliCompressSync,
    zstd: zstdCompressSync,
  };
  const send = (encoding: string, body: Buffer) =>
    t.app.inject({
      method: 'POST',
      url: '/api/v1/auth/register',
      headers: { 'content-type': 'application/json', 'content-encoding': encoding },
      body,
    });

  test.each(Object.entries(compressions))(
    'by %s is refused as it is, without a look into it',
    async (encoding, compress) => {
      const answer = await send(encoding, compress(JSON.stringify(name)));
      expect(answer.statusCode).toBe(415);
      expect(answer.json()).toMatchObject({
        code: 'unsupported_media',
        message: 'Please send JSON that is not compressed.',
      });
    },
  );

  test('is a plain one where it is said to be “identity”', async () => {
    expect((await send('identity', Buffer.from(JSON.stringify(name)))).statusCode).toBe(200);
  });

  test('is never opened: of a few bytes a gigabyte may come, which a thread works on after the answer', async () => {
    const openings = [
      vi.spyOn(zlib, 'createBrotliDecompress'),
      vi.spyOn(zlib, 'createGunzip'),
      vi.spyOn(zlib, 'createInflate'),
      vi.spyOn(zlib, 'createZstdDecompress'),
    ];
    onTestFinished(() => void vi.restoreAllMocks());
    const site = await buildTestApp();
    onTestFinished(() => site.close());
    for (const [encoding, compress] of Object.entries(compressions)) {
      const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
      const body = compress(Buffer.alloc(1_000_000, ' '));
      const answer = await site.app.inject({ method: 'POST', url: '/api/v1/auth/logout', headers, body });
      expect([encoding, answer.statusCode]).toEqual([encoding, 415]);
    }
    for (const opening of openings) expect(opening).not.toHaveBeenCalled();
  });
});
