import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { readyAnswer } from './ready-answer.ts';
import { sendAnswer } from './send-answer.ts';

const app = fastify();
app.get('/', async (request, reply) => {
  const body = Buffer.from('<p>here</p>'.repeat(100));
  const answer = readyAnswer({ status: 200, headers: { 'content-type': 'text/html' }, body, brotli: 5 });
  return sendAnswer(request, reply, answer, { 'cache-control': 'no-store' });
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
])('to a browser that takes %s an answer is sent as %s', async (accepted, sent) => {
  const answer = await app.inject({
    url: '/',
    headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
  });
  expect(answer.headers['content-encoding']).toBe(sent);
  expect(answer.headers.vary).toBe('Accept-Encoding');
});

test.each(['*', 'same', '"another", same', 'strong'])(
  'a browser that has the answer already is told so: %s',
  async (has) => {
    const etag = String((await app.inject('/')).headers.etag);
    const tags = has.replace('same', etag).replace('strong', etag.replace('W/', ''));
    const answer = await app.inject({ url: '/', headers: { 'if-none-match': tags } });
    expect({ status: answer.statusCode, body: answer.body }).toEqual({ status: 304, body: '' });
  },
);
