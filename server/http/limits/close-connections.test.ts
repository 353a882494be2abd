import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { closeConnectionsWithoutWork } from './close-connections.ts';

async function openApp() {
  const app = fastify({ forceCloseConnections: 'idle' });
  closeConnectionsWithoutWork(app);
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<string>();
  app.get('/quick', async () => 'quick');
  app.get('/slow', () => {
    asked.resolve();
    return answer.promise;
  });
  // More than the machine holds for a reader who does not read.
  app.get('/large', async () => Buffer.alloc(50_000_000, 'x'));
  await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as { port: number };
  async function ask(path?: string) {
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    if (path) socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
    return socket;
  }
  return { app, ask, asked: asked.promise, answer: answer.resolve };
}

test('a stop closes connections without work, and finishes what is in hand', async () => {
  const { app, ask, asked, answer } = await openApp();
  const [unused, used, slow] = [await ask(), await ask('/quick'), await ask('/slow')];
  await once(used, 'data');
  await asked;
  const ends = Promise.all([unused, used, slow].map(text));
  const closing = app.close();
  answer('as it should be');
  const [, , told] = await ends;
  expect(told).toMatch(/^HTTP\/1\.1 200 .*as it should be$/s);
  await closing;
});

test('an answer that is read slowly comes whole', async () => {
  const { app, ask } = await openApp();
  const reader = await ask('/large');
  const [beginning] = await once(reader, 'data');
  reader.pause();
  const closing = app.close();
  const rest = await text(reader);
  expect(beginning.length + rest.length).toBeGreaterThan(50_000_000);
  await closing;
});
