import { test } from '@playwright/test';
import { untilAlive } from '../support/e2e/e2e-fixtures.ts';
import { makeDataDir, removeDataDir, startServer } from '../support/process/server-process.ts';

test('the pages of `npm run dev` come alive', { tag: '@long' }, async ({ page }) => {
  // Each module is compiled when it is first asked for: with other work beside it that takes a minute.
  test.setTimeout(240_000);
  page.setDefaultTimeout(180_000);
  const dataDir = makeDataDir();
  const server = await startServer(dataDir, { NODE_ENV: 'development' });
  try {
    await page.goto(`${server.url}/contact`);
    await untilAlive(page, 'main, main form');
  } finally {
    await server.kill();
    removeDataDir(dataDir);
  }
});
