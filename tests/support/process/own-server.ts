import { type ServerProcess, withServer } from './server-process.ts';
import { test as base } from './test-with-routes.ts';

export const test = base.extend<{ server: ServerProcess }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the braces
  server: async ({}, use) => withServer(use),
  baseURL: async ({ server }, use) => use(server.url),
});

export const testInTurns = base.extend<object, { server: ServerProcess }>({
  // biome-ignore lint/correctness/noEmptyPattern: as above
  server: [async ({}, use) => withServer(use), { scope: 'worker', timeout: 500_000 }],
  baseURL: async ({ server }, use) => use(server.url),
});
