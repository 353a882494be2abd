import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { compressPage } from './compress-page.ts';
import { sendPage } from './send-page.ts';

const app = fastify();
app.get('/', async (request, reply) => {
  const html = new Response('<p>here</p>', { headers: { 'content-type': 'text/html' } });
  return sendPage(request, reply, await compressPage(html), { 'cache-control': 'no-store' });
});
afterAll(() => app.close());

test.each([
  [undefined, undefined],
  ['', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['*', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0, gzip;q=0.1', 'gzip'],
  ['br;q=0.0, gzip;q=0', undefined],
  ['deflate, identity', undefined],
  ['identity, gzip;q=0.5', undefined],
])('to a browser that takes %s a page is sent as %s', async (accepted, sent) => {
  const answer = await app.inject({
    url: '/',
    headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
  });
  expect(answer.headers['content-encoding']).toBe(sent);
  expect(answer.headers.vary).toBe('Accept-Encoding');
});

test.each(['*', 'same', '"another", same', 'strong'])(
  'a browser that has the page already is told so: %s',
  async (has) => {
    const etag = String((await app.inject('/')).headers.etag);
    const tags = has.replace('same', etag).replace('strong', etag.replace('W/', ''));
    const answer = await app.inject({ url: '/', headers: { 'if-none-match': tags } });
    expect({ status: answer.statusCode, body: answer.body }).toEqual({ status: 304, body: '' });
  },
);
