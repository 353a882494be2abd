// @module-tag dialect
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { buildTestApp } from '../../../tests/support/test-app.ts';
import { closeConnectionsWithoutWork } from './close-connections.ts';
import { answerOneAtATime } from './one-at-a-time.ts';

/** An app whose answers wait until `answer` is called with the name of what is asked for. */
async function openApp() {
  const app = fastify({ forceCloseConnections: 'idle' });
  closeConnectionsWithoutWork(app);
  const begun: string[] = [];
  const answers = new Map<string, PromiseWithResolvers<string>>();
  const answerTo = (name: string) => {
    const known = answers.get(name) ?? Promise.withResolvers<string>();
    answers.set(name, known);
    return known;
  };
  app.get<{ Params: { name: string } }>('/:name', ({ params: { name } }) => {
    begun.push(name);
    return name === 'now' ? name : answerTo(name).promise;
  });
  answerOneAtATime(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as { port: number };

  async function send(names: string[]) {
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    socket.write(names.map((name) => `GET /${name} HTTP/1.1\r\nhost: x\r\n\r\n`).join(''));
    return socket;
  }
  /** When it is answered, what was sent before it over other connections has been read. */
  const askSomethingElse = async () => (await fetch(`http://127.0.0.1:${port}/now`)).text();
  const answer = (name: string) => answerTo(name).resolve(`answer to ${name};\n`);
  return { app, send, answer, askSomethingElse, begun };
}

test('a request that is sent before the last one is answered is not begun, and has its answer after it', async () => {
  const { send, answer, askSomethingElse, begun } = await openApp();
  const socket = await send(['first', 'second', 'third']);
  await askSomethingElse();
  expect(begun).toEqual(['first', 'now']);
  for (const name of ['third', 'second', 'first']) answer(name);
  let read = '';
  for await (const part of socket) {
    read += part;
    if (read.includes('third;')) break;
  }
  expect(read.match(/answer to \w+/g)).toEqual(['answer to first', 'answer to second', 'answer to third']);
  expect(begun).toEqual(['first', 'now', 'second', 'third']);
});

test('a client that sends requests without end is cut off, and none of them is begun', async () => {
  const { send, askSomethingElse, begun } = await openApp();
  const socket = await send(Array.from({ length: 1_000 }, (_, index) => `waits-${index}`));
  socket.on('error', () => {});
  await once(socket.resume(), 'close');
  await askSomethingElse();
  expect(begun).toEqual(['waits-0', 'now']);
});

test('what waited when its connection broke is never begun', async () => {
  const { send, answer, askSomethingElse, begun } = await openApp();
  const socket = await send(['left', 'unread']);
  await askSomethingElse();
  socket.destroy();
  await askSomethingElse();
  answer('left');
  await askSomethingElse();
  expect(begun.filter((name) => name !== 'now')).toEqual(['left']);
});

test('a stop answers what is in hand; what waited behind it is told so, and is not begun', async () => {
  const { app, send, answer, askSomethingElse, begun } = await openApp();
  const socket = await send(['last', 'late']);
  await askSomethingElse();
  const read = text(socket);
  const closing = app.close();
  answer('last');
  expect((await read).match(/^HTTP.* (200|503)|answer to \w+/gm)).toEqual([
    'HTTP/1.1 200',
    'answer to last',
    'HTTP/1.1 503',
  ]);
  await closing;
  expect(begun).toEqual(['last', 'now']);
});

test('the site has it so, before all that answers', async () => {
  const site = await buildTestApp();
  onTestFinished(() => site.close());
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((site.app.server.address() as { port: number }).port, '127.0.0.1');
  const read = text(socket).catch(() => '');
  socket.write('GET /api/v1/settings HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(1_000));
  expect((await read).split('HTTP/1.1 200').length - 1).toBeLessThanOrEqual(1);
});
