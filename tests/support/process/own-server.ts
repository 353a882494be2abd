import { test as base } from '@playwright/test';
import { type ServerProcess, withServer } from './server-process.ts';

/** For what would disturb other tests: each of these has a server of its own, with data of its own. */
export const test = base.extend<{ server: ServerProcess }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the braces
  server: async ({}, use) => withServer(use),
  baseURL: async ({ server }, use) => use(server.url),
});
