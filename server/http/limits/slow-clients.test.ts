import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { callInProcess } from '../calls/call-in-process.ts';
import { installBodyDeadline, installReadingDeadline } from './slow-clients.ts';

async function openApp() {
  const app = fastify({ forceCloseConnections: true });
  onTestFinished(() => app.close());
  installBodyDeadline(app, { maxBodyMs: 50 });
  const late = Promise.withResolvers<void>();
  app.server.on('clientError', () => late.resolve());
  app.post('/form', async () => 'taken');
  app.post('/upload', { config: { isUpload: true } }, async () => 'uploaded');
  app.post(
    '/refused',
    { onRequest: async (_request, reply) => reply.status(401).send('who are you?') },
    () => '',
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as { port: number };
  /** Sends a beginning, and answers all that comes back until the server ends it. */
  function begin(path: string, head: string): { socket: Socket; told: Promise<string> } {
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    const type = 'content-type: application/json';
    socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${type}\r\n${head}`);
    return { socket, told: text(socket) };
  }
  return { begin, late: late.promise };
}

test.each(['content-length: 20\r\n\r\n{"a"', 'transfer-encoding: chunked\r\n\r\n3\r\n{"a\r\n'])(
  'a body that does not come is not waited for: %j',
  async (head) => {
    const { begin } = await openApp();
    expect(await begin('/form', head).told).toMatch(/^HTTP\/1\.1 408 /);
  },
);

test('nor one that nobody waits for any more', async () => {
  const { begin } = await openApp();
  const { told } = begin('/refused', 'content-length: 20\r\n\r\n{"a"');
  expect(await told).toMatch(/^HTTP\/1\.1 401 .*who are you\?$/s);
});

test('a body that is all here is taken, however long the server takes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const app = fastify();
  installBodyDeadline(app);
  app.addHook('onRequest', async () => void vi.advanceTimersByTime(60_000));
  app.post('/form', async () => 'taken');
  await app.ready();
  const answer = await callInProcess(app, { method: 'POST', url: '/form', body: {} });
  expect([answer.status, answer.text]).toEqual([200, 'taken']);
});

test('a picture has more time', async () => {
  const { begin, late } = await openApp();
  const { socket, told } = begin('/upload', 'content-length: 7\r\n\r\n{"a"');
  begin('/form', 'content-length: 20\r\n\r\n{"a"');
  await late;
  socket.write(':1}');
  expect(await told).toMatch(/^HTTP\/1\.1 200 .*uploaded$/s);
});

describe('a connection over which nothing moves', () => {
  async function openSilentApp() {
    const app = fastify({ forceCloseConnections: true, connectionTimeout: 50, keepAliveTimeout: 50 });
    onTestFinished(() => app.close());
    installReadingDeadline(app);
    app.post('/report', async (request) => {
      await once(request.socket, 'timeout');
      return 'after long work';
    });
    const isClosed = Promise.withResolvers<void>();
    app.get('/large', async (request) => {
      request.socket.once('close', () => isClosed.resolve());
      return Buffer.alloc(50_000_000);
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as { port: number };
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    onTestFinished(() => void socket.destroy());
    return { socket, isClosed: isClosed.promise };
  }

  test('stays while the server works on what was asked', async () => {
    const { socket } = await openSilentApp();
    socket.write('POST /report HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 .*after long work$/s);
  });

  test('is closed where the answer is not read', async () => {
    const { socket, isClosed } = await openSilentApp();
    socket.pause();
    socket.write('GET /large HTTP/1.1\r\nhost: x\r\n\r\n');
    await isClosed;
  });

  test('and where nothing is asked any more', async () => {
    const { socket } = await openSilentApp();
    socket.write('POST /report HTTP/1.1\r\nhost: x\r\n\r\n');
    expect(await text(socket)).toContain('after long work');
  });
});
