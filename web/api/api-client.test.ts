import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, createApi, createCalls, idPath, NoAnswer } from './api-client.ts';
import { sendByFetch } from './send-by-fetch.ts';

afterEach(() => void vi.unstubAllGlobals());

const apiAnswering = (status: number, body: unknown) => createApi(async () => ({ status, body }));

test('an id or a slug is part of a path', () => {
  expect(idPath('/tours', 'tiger-hill-mirik')).toBe('/tours/tiger-hill-mirik');
  expect(idPath('/booking', '0190b0a0-0000-7000-8000-000000000001')).toMatch(/^\/booking\/0190b0a0-/);
});

test.each([
  ['/tours', 'browse'],
  ['/tours', 'search'],
  ['/manage/bookings', 'board'],
  ['/manage/bookings', 'counts'],
  ['/tours', ''],
  ['/tours', '.'],
  ['/tours', '..'],
  ['/tours', '../booking'],
  ['/tours', 'a/b'],
  ['/tours', 'a?b'],
  ['/tours', '%2e%2e'],
  ['/tours', ' '],
  ['/tours', 'गंगटोक'],
  ['/tours', '\ud800'],
  ['/tours', 'a'.repeat(201)],
])('below %s nothing is called %j, and the API is not asked for it', (base, id) => {
  expect(() => idPath(base, id)).toThrow(expect.objectContaining({ name: 'ApiError', status: 404 }));
});

test('whoever answers in place of the API is not believed', async () => {
  for (const body of [undefined, null, 'Welcome to our hotel', [], {}, { success: 'yes', data: [] }]) {
    const answer = apiAnswering(200, body).listTours();
    await expect(answer).rejects.toMatchObject({ name: 'ApiError', status: 502, failure: undefined });
  }
});

test('no answer is told from a refusal, with the reason that the transport gave', async () => {
  const cause = new TypeError('Failed to fetch');
  vi.stubGlobal('fetch', () => Promise.reject(cause));
  const api = createApi(sendByFetch);
  await expect(api.listTours()).rejects.toEqual(new NoAnswer(cause));
  await expect(api.listTours()).rejects.toMatchObject({ message: 'Failed to fetch', cause });
  await expect(apiAnswering(503, undefined).listTours()).rejects.toBeInstanceOf(ApiError);
});

test('an answer that breaks off is none', async () => {
  const cause = new TypeError('terminated');
  vi.stubGlobal('fetch', async () => ({ text: () => Promise.reject(cause) }));
  await expect(createApi(sendByFetch).listTours()).rejects.toEqual(new NoAnswer(cause));
});

test('a fault of the transport, or of what it is given, is not taken for a network that is away', async () => {
  const fault = new TypeError("Cannot read properties of undefined (reading 'headers')");
  await expect(createApi(() => Promise.reject(fault)).listTours()).rejects.toBe(fault);
  const body: Record<string, unknown> = {};
  body.itself = body;
  await expect(createCalls(sendByFetch).post('/tours', body)).rejects.toBeInstanceOf(TypeError);
});
