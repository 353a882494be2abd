import { Agent, get } from 'node:http';
import { expect } from '@playwright/test';
import { test } from '../support/process/own-server.ts';

/** As many as come at once, each on a connection of its own. */
const FLOOD = 1_000;

/** Over a connection of its own, as monitors and new visitors ask; from another address of this machine where one is named. */
function ask(url: string, localAddress = '127.0.0.1'): Promise<{ status: number; retryAfter?: string }> {
  const headers = { accept: 'text/html', 'accept-encoding': 'br' };
  return new Promise((resolve, reject) => {
    const asking = get(url, { agent: new Agent(), localAddress, headers }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] }),
      );
      answer.on('error', reject);
    });
    asking.on('error', reject);
  });
}

/** Counts the pages of a flood that were rendered so far. */
function flood(address: (number: number) => string) {
  let rendered = 0;
  const answers = Promise.all(
    Array.from({ length: FLOOD }, async (_, number) => {
      const answer = await ask(address(number));
      if (answer.status !== 503) rendered += 1;
      return answer;
    }),
  );
  return { answers, rendered: () => rendered };
}

test('nobody waits behind a flood of made-up addresses: not a monitor, a visitor or staff', {
  tag: '@long',
}, async ({ server }) => {
  for (const path of ['/tours', '/home', '/nowhere', '/admin/bookings']) await ask(server.url + path);
  const { answers, rendered } = flood((number) => `${server.url}/tours?page=${number + 2}`);
  const seen = await Promise.all(
    ['/healthz', '/readyz', '/home', '/about', '/admin/bookings'].map(async (path) => {
      const { status } = await ask(server.url + path, path === '/about' ? '127.0.0.9' : undefined);
      return { path, status, isBeforeFlood: rendered() < FLOOD / 10 };
    }),
  );
  expect(seen.filter(({ status, isBeforeFlood }) => status !== 200 || !isBeforeFlood)).toEqual([]);
  const refused = (await answers).filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.every(({ status, retryAfter }) => status === 503 && retryAfter === '5')).toBe(true);
  expect(server.output()).not.toContain('page failed');
});

test('a flood of addresses that say nothing new is answered with the one page', { tag: '@long' }, async ({
  server,
}) => {
  const { answers } = flood((number) => `${server.url}/tours?b=${number}`);
  expect((await answers).filter(({ status }) => status !== 200)).toEqual([]);
});
