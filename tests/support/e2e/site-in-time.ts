import type { Page } from '@playwright/test';
import { freePort } from '../process/free-port.ts';
import { makeDataDir, removeDataDir, type ServerProcess, startServer } from '../process/server-process.ts';
import { test as base } from './e2e-fixtures.ts';

type SiteInTime = Pick<ServerProcess, 'url' | 'dataDir'> & {
  /** Stops the site, and starts it with what it has at a later time, at the same address. */
  restartAt: (time: string) => Promise<void>;
};

/** A site of the journey’s own, which can be taken to a later day. */
export const test = base.extend<object, { server: SiteInTime }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the braces
    async ({}, use) => {
      const dataDir = makeDataDir();
      const env = { PORT: `${await freePort()}` };
      let process = await startServer(dataDir, env);
      const site: SiteInTime = {
        ...{ url: process.url, dataDir },
        async restartAt(time) {
          await process.stop();
          const shift = { CLOCK_SHIFT_MS: `${Date.parse(time) - Date.now()}` };
          process = await startServer(dataDir, { ...env, ...shift }, 'tests/reliability/shifted-server.ts');
        },
      };
      await use(site);
      await process.stop();
      removeDataDir(dataDir);
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

/** The browser’s clock too. */
export const takeTo = (page: Page, time: string) => page.clock.setFixedTime(time);
