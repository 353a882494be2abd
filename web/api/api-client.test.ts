import { expect, test } from 'vitest';
import { ApiError, createApi, idPath, NoAnswer } from './api-client.ts';

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
  const api = createApi(() => Promise.reject(cause));
  await expect(api.listTours()).rejects.toEqual(new NoAnswer(cause));
  await expect(api.listTours()).rejects.toMatchObject({ message: 'Failed to fetch', cause });
  await expect(apiAnswering(503, undefined).listTours()).rejects.toBeInstanceOf(ApiError);
});
