import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { installBodyDeadline } from './slow-clients.ts';

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

test('a picture has more time', async () => {
  const { begin, late } = await openApp();
  const { socket, told } = begin('/upload', 'content-length: 7\r\n\r\n{"a"');
  begin('/form', 'content-length: 20\r\n\r\n{"a"');
  await late;
  socket.write(':1}');
  expect(await told).toMatch(/^HTTP\/1\.1 200 .*uploaded$/s);
});
