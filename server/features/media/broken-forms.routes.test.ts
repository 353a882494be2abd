import { readdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeAdmin } from '../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let site: TestApp;
let staff: string;
beforeAll(async () => {
  site = await buildTestApp();
  staff = await site.signIn(await makeAdmin(site.db));
});
afterAll(() => site.close());

const PART = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
const FORM = 'multipart/form-data; boundary=x';
const NO_FORM = 'Please send the picture as a form with the field `file`.';
const fieldNamed = (name: string) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n1\r\n`;

function send(type: string, payload: string) {
  const headers = { authorization: `Bearer ${staff}`, 'content-type': type };
  return site.app.inject({ method: 'POST', url: '/api/v1/media', headers, payload });
}

const workedOn = () => readdir(join(site.deps.config.dataDir, 'media-work')).catch(() => []);

test.each([
  ['names no boundary', 'multipart/form-data', `${PART}abc\r\n--x--`],
  ['names an empty boundary', 'multipart/form-data; boundary=', `${PART}abc\r\n--x--`],
  ['names a boundary of five thousand letters', `multipart/form-data; boundary=${'-'.repeat(5_000)}`, '{}'],
  ['ends in its first boundary', FORM, '--x'],
  ['ends in the head of its file', FORM, PART],
  ['ends in its file', FORM, `${PART}abc`],
  ['ends before its last boundary', FORM, `${PART}abc\r\n--x\r\n`],
])('a form that %s is refused in words and leaves nothing behind', async (_how, type, payload) => {
  const answer = await send(type, payload);
  expect([answer.statusCode, answer.json().message]).toEqual([415, NO_FORM]);
  expect(await workedOn()).toEqual([]);
});

test.each([
  ['more fields than a form has', 413, fieldNamed('a').repeat(50)],
  ['a field that reaches for a prototype', 400, fieldNamed('__proto__')],
])('%s is refused', async (_what, status, fields) => {
  expect((await send(FORM, `${fields}--x--`)).statusCode).toBe(status);
});

test('an upload that somebody breaks off is no fault of ours: it is not logged, and leaves nothing behind', async () => {
  const logged: string[] = [];
  const own = await buildTestApp({
    logger: { level: 'warn', stream: { write: (line) => void logged.push(line) } },
  });
  const token = await own.signIn(await makeAdmin(own.db));
  await own.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = own.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST /api/v1/media HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: ${FORM}\r\n` +
      `content-length: 100000\r\n\r\n${PART}abc`,
  );
  const folder = join(own.deps.config.dataDir, 'media-work');
  await vi.waitFor(async () => expect(await readdir(folder)).toHaveLength(1), 20_000);
  socket.resetAndDestroy();
  await vi.waitFor(async () => expect(await readdir(folder)).toEqual([]), 20_000);
  await own.close();
  expect(logged).toEqual([]);
});
