import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAdmin } from '../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../tests/support/test-app.ts';

let site: TestApp;
let staff: string;
beforeAll(async () => {
  site = await buildTestApp({ env: { PUBLIC_URL: 'https://tours.example' } });
  staff = await site.signIn(await makeAdmin(site.db));
});
afterAll(() => site.close());

/** Each directive with its values. */
function policyOf(header: unknown): Record<string, string> {
  const parts = String(header)
    .split(';')
    .map((part) => part.trim().split(/ (.*)/s));
  return Object.fromEntries(parts.flatMap(([name = '', values = '']) => (name ? [[name, values]] : [])));
}

describe.each([
  ['a call', '/api/v1/tours', 200],
  ['a call that is refused', '/api/v1/booking/mine', 401],
  ['a file', '/api/v1/subscribe.csv', 200],
  ['what is not there', '/api/v1/nowhere', 404],
  ['what crawlers ask for', '/robots.txt', 200],
  ['what watches the site', '/healthz', 200],
  ['the description of the API', '/api/openapi.json', 200],
  ['the page of the API', '/api/docs/', 200],
])('%s', (_what, url, status) => {
  async function headers() {
    const as = url.endsWith('.csv') ? { authorization: `Bearer ${staff}` } : {};
    const answer = await site.app.inject({ url, headers: as });
    expect(answer.statusCode).toBe(status);
    return answer.headers;
  }

  test('may be shown in no frame, and is no base for anything §V3.4.3 §V3.4.6', async () => {
    const { 'content-security-policy': policy, 'x-frame-options': frames } = await headers();
    expect(policyOf(policy)).toMatchObject({
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
    });
    expect(policyOf(policy)['default-src']).toBe(url === '/api/docs/' ? "'self'" : "'none'");
    expect(frames).toBe('DENY');
  });

  test('is taken for what it says it is, and by https alone for a year §V3.2.1 §V3.4.1 §V3.4.4', async () => {
    expect(await headers()).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  test('may ask for no camera, microphone or place, and for no payment', async () => {
    const { 'permissions-policy': policy = '' } = await headers();
    const features = String(policy).split(', ');
    expect(features).toEqual(
      expect.arrayContaining(['camera=()', 'microphone=()', 'geolocation=()', 'payment=()', 'usb=()']),
    );
    expect(features.filter((one) => !/^[a-z-]+=\(\)$/.test(one))).toEqual([]);
  });

  test('is shared with no other origin §V3.4.2', async () => {
    expect(Object.keys(await headers()).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });
});

describe('over the wire', () => {
  beforeAll(() => site.app.listen({ port: 0, host: '127.0.0.1' }));

  async function send(...lines: string[]): Promise<string> {
    const { port } = site.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.end(`${lines.join('\r\n')}`);
    return text(socket);
  }
  const HOST = 'Host: tours.example';
  const SMUGGLED = ['0', '', 'GET /healthz HTTP/1.1', HOST, '', ''];

  test.each([
    ['two lengths', 'Content-Length: 5', 'Transfer-Encoding: chunked'],
    ['two different lengths', 'Content-Length: 5', 'Content-Length: 6'],
    ['a length that is told otherwise than chunked', 'Transfer-Encoding: chunked, identity'],
    ['a hidden length', 'Transfer-Encoding : chunked'],
  ])('a request with %s is refused, and nothing after it is read §V4.2.1', async (_what, ...lengths) => {
    const answer = await send('POST /api/v1/subscribe HTTP/1.1', HOST, ...lengths, '', ...SMUGGLED);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.match(/^HTTP\/1\.1/gm)).toHaveLength(1);
  });

  test('TRACE sends nothing back §V13.4.4', async () => {
    const answer = await send(
      'TRACE /healthz HTTP/1.1',
      HOST,
      'X-Secret: of a proxy',
      'Connection: close',
      '',
      '',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(answer).not.toContain('of a proxy');
  });
});
