import { afterEach, expect, test, vi } from 'vitest';
import { STAFF_CALLS } from '../../contracts/calls/staff-calls.ts';
import { RENDERING_CALLS, VISITOR_CALLS } from '../../contracts/calls/visitor-calls.ts';
import { ApiError, NoAnswer } from './api-error.ts';
import { callPath } from './call-path.ts';
import { createClient } from './create-client.ts';
import { formAsBody } from './form-as-body.ts';
import { createPageApi } from './page-api.ts';
import { sendByFetch } from './send-by-fetch.ts';

const CALLS = { ...VISITOR_CALLS, ...RENDERING_CALLS, ...STAFF_CALLS };

afterEach(() => void vi.unstubAllGlobals());

const apiAnswering = (status: number, body: unknown) => createPageApi(async () => ({ status, body }));

test('an id or a slug is part of a path', () => {
  const path = (id: string) => callPath(CALLS, CALLS.getTour, { id });
  expect(path('tiger-hill-mirik')).toBe('/tours/tiger-hill-mirik');
  expect(path('0190b0a0-0000-7000-8000-000000000001')).toMatch(/^\/tours\/0190b0a0-/);
});

test('what is undefined is no part of a query, and what has a meaning of its own there is encoded', () => {
  const path = (query: object) => callPath(CALLS, CALLS.searchTours, {}, { ...query });
  expect(path({ city: 'a&b=c', limit: 3, cursor: undefined })).toBe(
    '/tours/search/getTourBySearch?city=a%26b%3Dc&limit=3',
  );
  expect(path({})).toBe('/tours/search/getTourBySearch');
});

test.each([
  [CALLS.getTour, 'browse'],
  [CALLS.getDeskEnquiry, 'board'],
  [CALLS.getDeskEnquiry, 'counts'],
  [CALLS.getTour, ''],
  [CALLS.getTour, '.'],
  [CALLS.getTour, '..'],
  [CALLS.getTour, '../booking'],
  [CALLS.getTour, 'a/b'],
  [CALLS.getTour, 'a?b'],
  [CALLS.getTour, '%2e%2e'],
  [CALLS.getTour, ' '],
  [CALLS.getTour, 'गंगटोक'],
  [CALLS.getTour, '\ud800'],
  [CALLS.getTour, 'a'.repeat(201)],
])('%j: nothing is called %j, and the API is not asked for it', (call, id) => {
  expect(() => callPath(CALLS, call, { id })).toThrow(
    expect.objectContaining({ name: 'ApiError', status: 404 }),
  );
});

test('an answer that is not the API’s is not believed', async () => {
  for (const body of [undefined, null, 'Welcome to our hotel', [], {}, { success: 'yes', data: [] }]) {
    const answer = apiAnswering(200, body).listTours();
    await expect(answer).rejects.toMatchObject({ name: 'ApiError', status: 511, failure: undefined });
  }
});

test('any answer but 200 is none of success', async () => {
  for (const [status, body] of [
    [201, { success: true, data: [] }],
    [204, undefined],
  ] as const)
    await expect(apiAnswering(status, body).listTours()).rejects.toMatchObject({ name: 'ApiError', status });
});

test('no answer is told from a refusal, with the reason that the transport gave', async () => {
  const cause = new TypeError('Failed to fetch');
  vi.stubGlobal('fetch', () => Promise.reject(cause));
  const api = createPageApi(sendByFetch);
  await expect(api.listTours()).rejects.toEqual(new NoAnswer(cause));
  await expect(api.listTours()).rejects.toMatchObject({ message: 'Failed to fetch', cause });
  await expect(apiAnswering(503, undefined).listTours()).rejects.toBeInstanceOf(ApiError);
});

test('an answer that breaks off is none', async () => {
  const cause = new TypeError('terminated');
  vi.stubGlobal('fetch', async () => ({ text: () => Promise.reject(cause) }));
  await expect(createPageApi(sendByFetch).listTours()).rejects.toEqual(new NoAnswer(cause));
});

test('a fault of the transport, or of what it is given, is not taken for a network that is away', async () => {
  const fault = new TypeError("Cannot read properties of undefined (reading 'headers')");
  await expect(createPageApi(() => Promise.reject(fault)).listTours()).rejects.toBe(fault);
  const body: Record<string, unknown> = {};
  body.itself = body;
  const api = createClient(STAFF_CALLS, sendByFetch);
  await expect(api.createTour({ body: formAsBody(body), idempotencyKey: 'k' })).rejects.toBeInstanceOf(
    TypeError,
  );
});
