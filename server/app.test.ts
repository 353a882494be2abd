import { afterAll, beforeAll, expect, test } from 'vitest';
import { FACT_NAMES } from '../contracts/enquiries/fields-of-an-enquiry.ts';
import { buildTestApp, type TestApp } from '../tests/support/test-app.ts';
import { UUID } from '../tests/support/value-shapes.ts';

type JsonSchema = { type?: string; properties?: Record<string, JsonSchema>; required?: string[] };
type Operation = {
  summary?: string;
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }>;
};
type OpenApi = { openapi: string; paths: Record<string, Record<string, Operation>> };

let site: TestApp;
let description: OpenApi;

beforeAll(async () => {
  site = await buildTestApp();
  description = (await site.app.inject('/api/openapi.json')).json();
});
afterAll(() => site.close());

// Section 7 of the specification; then what issue 2 adds.
const CALLS = [
  'post /auth/login',
  'post /auth/register',
  'post /auth/logout',
  'post /auth/forgot-password',
  'post /auth/reset-password/{token}',
  'post /auth/resend-reset-link',
  'get /tours',
  'get /tours/{id}',
  'get /tours/search/getTourBySearch',
  'post /tours',
  'put /tours/{id}',
  'delete /tours/{id}',
  'post /booking',
  'get /booking',
  'delete /booking/{id}',
  'post /review/{id}',
  'get /review',
  'delete /review/{id}',
  'get /users',
  'delete /users/{id}',
  'get /subscribe',
  'delete /subscribe/{id}',
  'post /contacts/send-mail',
  'post /subscribe',
  'get /booking/mine',
  'post /booking/{id}/restore',
  'get /tours/{id}/reviews',
  'get /settings',
];

test.each(CALLS)('the description names %s, with schemas for success and failure', (call) => {
  const [method = '', path = ''] = call.split(' ');
  const operation = description.paths[`/api/v1${path}`]?.[method];
  expect(operation?.summary).toBeTruthy();
  const schemaOf = (status: string) => operation?.responses[status]?.content?.['application/json']?.schema;
  expect(schemaOf('200')?.required).toContain('success');
  for (const status of ['4XX', '5XX']) {
    expect(Object.keys(schemaOf(status)?.properties ?? {}).sort()).toEqual([
      'answered',
      'changed',
      'code',
      'fields',
      'message',
      'requestId',
      'success',
    ]);
  }
});

test('the description names the fields of a body §V2.1.1 §V8.1.2', () => {
  const body = description.paths['/api/v1/booking']?.post?.requestBody?.content['application/json']?.schema;
  const names = [...FACT_NAMES, 'phoneCountry', 'shownTotal'].sort();
  expect(Object.keys(body?.properties ?? {}).sort()).toEqual(names);
  const tour = description.paths['/api/v1/tours']?.post?.requestBody?.content['application/json']?.schema;
  expect(tour?.required).not.toContain('discount');
  expect(tour?.required).toContain('title');
});

test('every call that is described says what it does and what it answers', () => {
  for (const [path, operations] of Object.entries(description.paths)) {
    for (const [method, { summary, responses }] of Object.entries(operations)) {
      expect(summary, `${method} ${path}`).toBeTruthy();
      expect(responses, `${method} ${path}`).toHaveProperty('200');
    }
  }
});

test('the description is OpenAPI 3 in JSON, and has a page to read it §V13.4.5', async () => {
  expect(description.openapi).toMatch(/^3\./);
  const page = await site.app.inject('/api/docs');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toContain('text/html');
});

test.each([
  ['GET', '/api/v1/nothing'],
  ['POST', '/api/v1/nothing'],
  ['PATCH', '/api/v1/tours'],
  ['DELETE', '/api/v1/subscribe'],
  ['GET', '/api/v2/tours'],
  ['GET', '/api'],
] as const)('%s %s, which is no call of the API, is not found', async (method, url) => {
  const answer = await site.app.inject({ method, url });
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).toContain('application/json');
  expect(answer.json()).toEqual({
    success: false,
    message: 'This address was not found.',
    code: 'not_found',
    requestId: expect.stringMatching(UUID),
  });
});

test('an address that cannot be read is answered in the same shape', async () => {
  const answer = await site.app.inject('/api/v1/tours/%E0%A4');
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ success: false, code: 'bad_input', message: expect.any(String) });
});
