import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { Registry } from 'prom-client';
import { expect, onTestFinished, test } from 'vitest';
import { letArrivalsIn } from './let-arrivals-in.ts';
import type { RenderedPage } from './render-page.ts';
import { queueRenderings } from './rendering-queue.ts';

const rendered: RenderedPage = { response: new Response('page'), isWhole: true, cookies: [], nonce: '' };
const asked = (path: string, ip: string, isAdminArea = false) =>
  [
    { url: new URL(path, 'https://tours.example'), logged: path, isAdminArea },
    { ip } as FastifyRequest,
  ] as const;

/** A queue whose renderings go on when the test says so. */
function heldQueue() {
  const begun: string[] = [];
  const gate = Promise.withResolvers<void>();
  let refused = 0;
  const metrics = new Registry();
  const queue = queueRenderings(
    async ({ logged }) => {
      begun.push(logged);
      await gate.promise;
      return rendered;
    },
    {
      letArrivalsIn: async () => {},
      onRefused: () => {
        refused += 1;
      },
      metrics,
    },
  );
  return { ...queue, begun, open: gate.resolve, refused: () => refused, figures: () => metrics.metrics() };
}

test('of a flood of addresses some are refused, and nobody else waits behind it', async () => {
  const { render, begun, open, refused } = heldQueue();
  const flood = Array.from({ length: 500 }, (_, number) => render(...asked(`/${number}`, '203.0.113.7')));
  const settled = Promise.allSettled(flood);
  const visitor = render(...asked('/visitor', '198.51.100.1'));
  const staff = render(...asked('/admin', '203.0.113.7', true));
  open();
  await Promise.all([visitor, staff]);
  // Four had begun, and then it is everybody's turn.
  expect(begun.indexOf('/visitor')).toBeLessThan(8);
  expect(begun.indexOf('/admin')).toBeLessThan(8);
  const failures = (await settled).filter(({ status }) => status === 'rejected');
  expect(failures.length).toBeGreaterThan(390);
  expect(failures.length).toBeLessThan(410);
  expect(refused()).toBe(failures.length);
  expect(failures[0]).toMatchObject({ reason: { code: 'unavailable', retryAfter: 5 } });
});

test('how many are rendered and wait is told among the figures', async () => {
  const { render, begun, open, figures } = heldQueue();
  const pages = Array.from({ length: 10 }, (_, number) => render(...asked(`/${number}`, '203.0.113.7')));
  await expect.poll(() => begun.length).toBe(4);
  expect(await figures()).toContain('teesta_renderings{state="waiting"} 6\n');
  expect(await figures()).toContain('teesta_renderings{state="rendering"} 4\n');
  open();
  await Promise.all(pages);
  await expect.poll(figures).toContain('teesta_renderings{state="rendering"} 0\n');
});

test('a rendering that fails makes room for the next', async () => {
  const { render } = queueRenderings(() => Promise.reject(new Error('broken')), {
    letArrivalsIn: async () => {},
    onRefused: () => {},
  });
  for (let number = 0; number < 10; number += 1)
    await expect(render(...asked(`/${number}`, '203.0.113.7'))).rejects.toThrow('broken');
});

test('waiting connections are let in before a page is rendered', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  let arrived = 0;
  server.on('connection', (socket) => {
    arrived += 1;
    socket.on('error', () => {});
  });
  const { port } = server.address() as { port: number };
  const letIn = letArrivalsIn(server);
  const sockets = Array.from({ length: 20 }, () => connect(port, '127.0.0.1'));
  onTestFinished(() => sockets.forEach((socket) => void socket.destroy()));
  await once(sockets.at(-1) as (typeof sockets)[number], 'connect');
  await letIn();
  expect(arrived).toBe(20);
});
