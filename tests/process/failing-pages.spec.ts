import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@playwright/test';
import { SQLITE_FILE } from '../../server/db/database.ts';
import { makeDataDir, removeDataDir, type ServerProcess, startServer } from '../support/server-process.ts';

let dataDir: string;
let server: ServerProcess;

test.beforeEach(async () => {
  dataDir = makeDataDir();
  server = await startServer(dataDir);
});
test.afterEach(async () => {
  await server.kill();
  removeDataDir(dataDir);
});

/** Takes a table away under the running server. */
function breakTable(name: string): void {
  const database = new DatabaseSync(join(dataDir, SQLITE_FILE));
  database.exec(`alter table ${name} rename to ${name}_away`);
  database.close();
}

test('a page that fails is a designed page with the id under which the log has the reason', async ({
  request,
}) => {
  breakTable('settings');
  const answer = await request.get(`${server.url}/about`);
  expect(answer.status()).toBe(500);
  expect(answer.headers()['cache-control']).toBe('no-store');
  const html = await answer.text();
  expect(html).toContain('This page could not be shown');
  const id = answer.headers()['x-request-id'] ?? '';
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(html).toContain(id);
  expect(html).not.toContain('no such table');
  await expect.poll(() => server.output()).toContain(id);
  expect(server.output()).toContain('no such table: settings');
});

test('a list that fails keeps the page around it, and nothing of it is kept', async ({ request }) => {
  breakTable('tours');
  const answer = await request.get(`${server.url}/tours`);
  expect(answer.status()).toBe(500);
  expect(await answer.text()).toContain('Failed to fetch');
  expect(answer.headers()['cache-control']).toBe('no-store');
});

test('the token of a reset link is not written to the log', async ({ request }) => {
  breakTable('settings');
  await request.get(`${server.url}/reset-password/a-secret-token`);
  await expect.poll(() => server.output()).toContain('page failed');
  expect(server.output()).not.toContain('a-secret-token');
});
