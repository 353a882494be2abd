import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, test } from '@playwright/test';
import { startPostgres } from '../support/database/postgres-server.ts';
import {
  makeDataDir,
  removeDataDir,
  type ServerProcess,
  startServer,
} from '../support/process/server-process.ts';
import { openTcpProxy } from '../support/process/tcp-proxy.ts';
import { openMailbox } from '../support/smtp-mailbox.ts';

const cleanUps: (() => unknown)[] = [];
test.afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

async function start(env: Record<string, string> = {}): Promise<ServerProcess> {
  const dataDir = makeDataDir();
  cleanUps.push(() => removeDataDir(dataDir));
  const server = await startServer(dataDir, env);
  cleanUps.push(() => server.kill());
  return server;
}

async function say(server: ServerProcess, text: string): Promise<Socket> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.on('error', () => {});
  cleanUps.push(() => socket.destroy());
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

/** Resolves when the server has read what it was told: it answers over a connection that came after it. */
async function untilRead(server: ServerProcess): Promise<void> {
  const [answer] = await once(get(`${server.url}/healthz`, { agent: new Agent() }), 'response');
  answer.resume();
}

const post = (head: string) =>
  `POST /api/v1/subscribe HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${head}`;

/** What was cut; the exit code is null for a process that had to be killed. */
async function stop(server: ServerProcess): Promise<{ code: number | null; cut: string[] | undefined }> {
  const code = await server.stop();
  const line = server
    .output()
    .split('\n')
    .find((one) => one.includes('cut at the stop'));
  return { code, cut: line && JSON.parse(line).cut };
}

test('a stop that finishes everything says so, even with clients still connected', {
  tag: '@long',
}, async () => {
  const server = await start();
  const agent = new Agent({ keepAlive: true });
  cleanUps.push(() => agent.destroy());
  const asked = get(`${server.url}/home`, { agent });
  const [answer] = await once(asked, 'response');
  answer.resume();
  await once(answer, 'end');
  await say(server, '');
  const half = await say(server, post('content-length: 28\r\n\r\n{"email":"asha@'));
  await untilRead(server);
  const stopping = stop(server);
  // What is in hand is finished.
  half.write('example.com"}');
  const [told] = await once(half, 'data');
  expect(String(told)).toMatch(/^HTTP\/1\.1 (200|400) /);
  expect(await stopping).toEqual({ code: 0, cut: undefined });
});

test('a body that never comes does not hold up a stop', { tag: '@long' }, async () => {
  const server = await start();
  await say(server, post('content-length: 100\r\n\r\n{"email":'));
  await untilRead(server);
  expect(await stop(server)).toEqual({ code: 3, cut: ['requests'] });
});

test('nor does an answer that nobody reads', { tag: '@long' }, async () => {
  const token = 'a token that is long enough';
  const server = await start({ METRICS_TOKEN: token });
  const socket = await say(server, '');
  socket.pause();
  // More than the two machines keep for somebody who reads later; a longer line of requests is cut off by itself.
  socket.write('GET /media/loops/tsomgo-lake-wide.mp4 HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(40));
  // Beside the one that asks: as many as there were when it was last asked, and not none.
  const headers = { authorization: `Bearer ${token}` };
  let before = 1;
  const isStuck = async () => {
    const figures = await (await fetch(`${server.url}/metrics`, { headers })).text();
    const inHand = Number(/^teesta_http_requests_in_hand (\d+)/m.exec(figures)?.[1]);
    const isSame = inHand > 1 && inHand === before;
    before = inHand;
    return isSame;
  };
  await expect.poll(isStuck, { intervals: [500] }).toBe(true);
  expect(await stop(server)).toEqual({ code: 3, cut: ['requests'] });
});

test('nor a mail server that answers a line now and then; the mail goes out after the next start', {
  tag: '@long',
}, async () => {
  test.slow();
  const mailbox = await openMailbox();
  cleanUps.push(() => mailbox.close());
  mailbox.setMood('drip');
  const env = { SMTP_URL: mailbox.url, MAIL_FROM: 'Teesta <tours@teesta.example>' };
  const server = await start(env);
  const email = 'asha@example.com';
  const account = { username: 'Asha Rai', email, password: 'over the Teesta bridge' };
  await call(server, '/auth/register', account);
  await call(server, '/auth/forgot-password', { email });
  await expect.poll(() => mailbox.tries).toBe(1);
  expect(await stop(server)).toEqual({ code: 3, cut: ['the mail in hand'] });
  expect(server.output()).toContain('mail cut by the stop, will be sent again');

  mailbox.setMood('take');
  const again = await startServer(server.dataDir, env);
  cleanUps.push(() => again.kill());
  await mailbox.waitForMail(email, 60_000);
});

test('nor a database that says nothing any more', { tag: '@long' }, async () => {
  test.slow();
  const postgres = await startPostgres();
  cleanUps.push(() => postgres.stop());
  const target = new URL(postgres.urlOf('postgres'));
  const proxy = await openTcpProxy(Number(target.port));
  cleanUps.push(() => proxy.close());
  target.port = String(proxy.port);
  const server = await start({ DATABASE_URL: target.href });
  proxy.hold();
  const asking = fetch(`${server.url}/api/v1/contact`, { method: 'POST' }).catch(() => undefined);
  const { code, cut } = await stop(server);
  expect(code).toBe(3);
  expect(cut).toBeDefined();
  await asking;
});

async function call(server: ServerProcess, path: string, body: object): Promise<void> {
  const answer = await fetch(`${server.url}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.ok, await answer.text()).toBe(true);
}
