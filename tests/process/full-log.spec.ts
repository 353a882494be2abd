import { closeSync, openSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { makeDataDir, removeDataDir, startServer } from '../support/process/server-process.ts';

test('a log that cannot be written holds up nobody, nor the end', { tag: '@long' }, async () => {
  const dataDir = makeDataDir();
  // Whatever is written there finds the disk full.
  const full = openSync('/dev/full', 'w');
  const server = await startServer(dataDir, { LOG_LEVEL: 'trace' }, undefined, full);
  try {
    for (let nth = 0; nth < 20; nth += 1) {
      // Each is a line of the log.
      const answer = await fetch(`${server.url}/api/v1/auth/login`, { method: 'POST', body: 'x' });
      expect(answer.status).toBe(415);
    }
    expect((await fetch(`${server.url}/tours`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
  } finally {
    await server.kill();
    closeSync(full);
    removeDataDir(dataDir);
  }
});
