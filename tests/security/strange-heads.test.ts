import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  makeDataDir,
  removeDataDir,
  type ServerProcess,
  startServer,
} from '../support/process/server-process.ts';

let site: ServerProcess;
let dataDir: string;
beforeAll(async () => {
  dataDir = makeDataDir();
  // Without it, a page's own address is what the Host header says.
  site = await startServer(dataDir, { PUBLIC_URL: '' });
});
afterAll(async () => {
  await site.stop();
  removeDataDir(dataDir);
});

async function send(lines: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

const HOSTS = [
  ...[
    'x:99999',
    'x:abc',
    'x:',
    ':80',
    'a b',
    '',
    '[::1]:80',
    '[fe80::1%25eth0]',
    '[::',
    '[',
    'a:b@evil.example',
  ],
  ...[
    'evil.example/x?y#z',
    '%',
    '%00',
    'é',
    '\u00ff',
    'a'.repeat(5_000),
    '..',
    '-',
    'x,y',
    'localhost\t',
    '[::ffff:1.2.3.4]',
  ],
];
const TARGETS = [
  '/home',
  '*',
  '/tours?page=2',
  '/login',
  '//evil.example',
  '/sitemap.xml',
  '/api/v1/tours',
  '/nothing',
];

test.each(TARGETS)('GET %s is answered whatever its Host says', async (target) => {
  for (const host of HOSTS) {
    const answer = await send([`GET ${target} HTTP/1.1`, `Host: ${host}`]);
    expect(answer, host).toMatch(/^HTTP\/1\.1 [234]\d\d /);
    expect(/^location: (.*)$/im.exec(answer)?.[1] ?? '/', host).toMatch(/^\/(?!\/)/);
  }
});

test.each([
  ['two Hosts', ['GET /home HTTP/1.1', 'Host: a', 'Host: b']],
  ['no Host', ['GET /home HTTP/1.1']],
  ['no Host, by HTTP/1.0', ['GET /home HTTP/1.0']],
  ['a whole address', ['GET http://evil.example/home HTTP/1.1', 'Host: x']],
  ['a whole address with a port that is none', ['GET http://evil.example:99999/home HTTP/1.1', 'Host: x']],
  ['an address of another kind', ['GET foo:bar HTTP/1.1', 'Host: x']],
  ['no slash', ['GET home HTTP/1.1', 'Host: x']],
  ['a fragment', ['GET /home#x HTTP/1.1', 'Host: x']],
  ['dots', ['GET /.//evil.example HTTP/1.1', 'Host: x']],
  ['OPTIONS of everything', ['OPTIONS * HTTP/1.1', 'Host: x']],
  ['OPTIONS of everything at a strange port', ['OPTIONS * HTTP/1.1', 'Host: x:99999']],
  ['TRACE', ['TRACE / HTTP/1.1', 'Host: x']],
  ['PROPFIND', ['PROPFIND / HTTP/1.1', 'Host: x']],
  ['QUERY', ['QUERY /api/v1/tours HTTP/1.1', 'Host: x']],
  ['a method that is none', ['FOO / HTTP/1.1', 'Host: x']],
  [
    'an expectation that nobody meets',
    ['POST /api/v1/subscribe HTTP/1.1', 'Host: x', 'Expect: 999', 'Content-Length: 0'],
  ],
  [
    'a forwarded host',
    ['GET /home HTTP/1.1', 'Host: x', 'X-Forwarded-Host: y:99999', 'X-Forwarded-Proto: javascript'],
  ],
  [
    'twelve thousand ranges',
    ['GET /favicon.ico HTTP/1.1', 'Host: x', `Range: bytes=${'0-1,'.repeat(3_000)}0-1`],
  ],
  ['another protocol', ['GET /home HTTP/1.1', 'Host: x', 'Upgrade: websocket']],
])('a request with %s is answered', async (_what, lines) => {
  expect(await send(lines)).toMatch(/^HTTP\/1\.1 [234]\d\d /);
});

test('a tunnel to elsewhere is not dug', async () => {
  expect(await send(['CONNECT evil.example:443 HTTP/1.1', 'Host: x'])).not.toMatch(/^HTTP\/1\.1 2/);
});

test('nothing of it was a fault of the site', () => {
  expect(
    site
      .output()
      .split('\n')
      .filter((line) => /"level":[56]0/.test(line)),
  ).toEqual([]);
});
