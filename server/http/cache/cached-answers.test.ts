import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Readable } from 'node:stream';
import { brotliDecompressSync } from 'node:zlib';
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { createSiteChanges } from '../../pages/cache/site-changes.ts';
import { installCachedAnswers } from './cached-answers.ts';

/** Of words that do not repeat alike, so that it can be compressed more or less. */
const LONG = Array.from({ length: 600 }, (_, place) => `<p>₹1,23,456 for ${place * 7_919}</p>`).join('');
/** Nothing waits for it, but a machine that is busy. */
const SOME_TIME = { timeout: 20_000 };
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'self'",
};
/** What Node writes itself, and what is another one each time. */
const OF_EACH = ['date', 'connection', 'keep-alive', 'x-request-id'];

let app: FastifyInstance;
afterEach(() => app.close());

type Asking = { method?: string; headers?: Record<string, string> };
type Got = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** A site that says how often the app itself got to see a request, and what it made. */
async function openSite({ text = LONG, publicUrl }: { text?: string; publicUrl?: string } = {}) {
  const seen: string[] = [];
  const siteChanges = createSiteChanges();
  app = fastify({ genReqId: () => randomUUID(), forceCloseConnections: 'idle' });
  app.addHook('onRequest', async ({ url }) => void seen.push(url));
  await app.register(helmet, { contentSecurityPolicy: false });
  installCachedAnswers(app, { config: { publicUrl, trustProxy: 0 }, siteChanges });
  const asked = Promise.withResolvers<void>();
  const stopped = Promise.withResolvers<void>();
  app.addHook('preClose', async () => stopped.resolve());
  const answered = Promise.withResolvers<string>();
  const slow = { isAsked: asked.promise, answer: answered.resolve };
  app.get('/slow', () => {
    asked.resolve();
    return answered.promise;
  });
  let version = 1;
  app.get('/*', async (asked, reply) => {
    reply.header('x-request-id', asked.id);
    if (asked.url.includes('personal')) reply.header('set-cookie', 'secret=of-somebody');
    const body = Buffer.from(`${text}${version} ${asked.host}`);
    return app.sendCached(asked, reply, {
      key: `${asked.host} ${asked.url.split('?')[0]}`,
      isEndless: false,
      make: async () => ({ answer: { status: 200, headers: HEADERS, body, brotli: 5 }, isWhole: true }),
      cacheHeaders: { 'cache-control': 'no-cache' },
    });
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    ask: (path: string, asking: Asking = {}) => askByWire(port, path, asking),
    seen,
    port,
    slow,
    stopping: stopped.promise,
    change() {
      version += 1;
      return siteChanges.announce();
    },
  };
}

async function askByWire(port: number, path: string, { method = 'GET', headers = {} }: Asking): Promise<Got> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path, method, headers, agent: false }, resolve);
    asked.on('error', reject).end();
  });
  return { status: response.statusCode ?? 0, headers: response.headers, body: await wholeOf(response) };
}

async function wholeOf(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const same = ({ status, headers, body }: Got) => ({
  status,
  headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_EACH.includes(name))),
  body: body.toString('base64'),
});

const HOST = { host: 'tours.example' };

test.each([
  ['GET', {}],
  ['GET', { 'accept-encoding': 'gzip' }],
  ['GET', { 'accept-encoding': 'gzip, deflate, br, zstd' }],
  ['GET', { 'accept-encoding': 'deflate' }],
  ['HEAD', {}],
  ['HEAD', { 'accept-encoding': 'br' }],
  ['GET', { 'if-none-match': '*' }],
])('%s with %o is answered from the cache as it was by the app, byte for byte', async (method, more) => {
  const { ask, seen } = await openSite();
  const headers = { ...HOST, ...more };
  const long = await ask('/tours', { method, headers });
  const short = await ask('/tours', { method, headers });
  expect(seen).toHaveLength(1);
  expect(same(short)).toEqual(same(long));
  expect(short.headers.connection).toBe(long.headers.connection);
  expect(short.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  expect(short.headers['x-request-id']).not.toBe(long.headers['x-request-id']);
});

test('a short answer goes out as it is, also from the cache', async () => {
  const { ask, seen } = await openSite({ text: 'short' });
  const headers = { ...HOST, 'accept-encoding': 'br' };
  const long = await ask('/tours', { headers });
  expect(same(await ask('/tours', { headers }))).toEqual(same(long));
  expect(long.headers['content-encoding']).toBeUndefined();
  expect(seen).toHaveLength(1);
});

test('a form that nobody has asked for yet is made by the app, once', async () => {
  const { ask, seen } = await openSite();
  await ask('/tours', { headers: HOST });
  for (let time = 0; time < 2; time += 1) {
    const { headers } = await ask('/tours', { headers: { ...HOST, 'accept-encoding': 'gzip' } });
    expect(headers['content-encoding']).toBe('gzip');
  }
  expect(seen).toHaveLength(2);
});

test('an answer that was made smaller meanwhile goes out whole', async () => {
  const { ask } = await openSite();
  const headers = { ...HOST, 'accept-encoding': 'br' };
  const first = await ask('/tours', { headers });
  const later = await vi.waitFor(async () => {
    const answer = await ask('/tours', { headers });
    expect(answer.body.length).toBeLessThan(first.body.length);
    return answer;
  }, SOME_TIME);
  expect(later.headers['content-length']).toBe(String(later.body.length));
  expect(brotliDecompressSync(later.body).toString()).toBe(brotliDecompressSync(first.body).toString());
});

test('after a change nobody gets what was there before', async () => {
  const { ask, change } = await openSite();
  const before = await ask('/tours', { headers: HOST });
  await ask('/tours', { headers: HOST });
  await change();
  const after = await ask('/tours', { headers: HOST });
  expect(after.body.toString()).toContain('2 tours.example');
  expect(after.headers.etag).not.toBe(before.headers.etag);
  expect(same(await ask('/tours', { headers: HOST }))).toEqual(same(after));
});

test('a visitor who has the answer from before the change gets the new one', async () => {
  const { ask, change } = await openSite();
  const { headers } = await ask('/tours', { headers: HOST });
  const again = { headers: { ...HOST, 'if-none-match': String(headers.etag) } };
  expect((await ask('/tours', again)).status).toBe(304);
  await change();
  expect((await ask('/tours', again)).status).toBe(200);
  expect((await ask('/tours', again)).status).toBe(200);
});

test('one host’s answer is not another’s', async () => {
  const { ask } = await openSite();
  await ask('/tours', { headers: HOST });
  const other = await ask('/tours', { headers: { host: 'other.example' } });
  expect(other.body.toString()).toContain('other.example');
});

test('two spellings of one address share an answer; both come from the cache the second time', async () => {
  const { ask, seen } = await openSite();
  for (const path of ['/tours', '/tours?utm=1', '/tours', '/tours?utm=1']) await ask(path, { headers: HOST });
  expect(seen).toEqual(['/tours', '/tours?utm=1']);
});

test('what is meant for one person is never sent before the app has seen who asks §V14.2.2', async () => {
  const { ask, seen } = await openSite();
  for (let time = 0; time < 3; time += 1) await ask('/personal', { headers: HOST });
  expect(seen).toHaveLength(3);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is the app’s, whatever is cached', async (method) => {
  const { ask } = await openSite();
  await ask('/tours', { headers: HOST });
  expect((await ask('/tours', { method, headers: HOST })).status).toBe(404);
});

test('a server that is being stopped says so on connections that are still open, whatever is cached', async () => {
  const { ask, port, slow, stopping } = await openSite();
  await ask('/tours', { headers: HOST });
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /slow HTTP/1.1\r\nHost: tours.example\r\n\r\n');
  await slow.isAsked;
  const closed = app.close();
  await stopping;
  const arrived = once(app.server, 'request');
  socket.write('GET /tours HTTP/1.1\r\nHost: tours.example\r\n\r\n');
  await arrived;
  slow.answer('was slow');
  const answers = String(await wholeOf(socket));
  await closed;
  expect(answers).toContain('was slow');
  expect(answers).toMatch(/HTTP\/1.1 503 /);
  expect(answers).not.toContain('1,23,456');
});
