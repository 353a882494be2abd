import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from '@playwright/test';
import type { Answer } from '../../contracts/answers.contract.ts';
import type { EditableSettings } from '../../contracts/settings/manage-settings.contract.ts';
import { SQLITE_FILE } from '../../server/db/database.ts';
import { callApi, signInByApi } from '../support/e2e/call-api.ts';
import { test } from '../support/process/own-server.ts';
import { ADMIN, type ServerProcess } from '../support/process/server-process.ts';

function rename({ dataDir }: ServerProcess, table: string, to: string): void {
  // The site may be writing just then.
  const database = new DatabaseSync(join(dataDir, SQLITE_FILE), { timeout: 10_000 });
  database.exec(`alter table ${table} rename to ${to}`);
  database.close();
}

const PUBLIC_PAGES = [
  '/home',
  '/tours',
  '/tours/gangtok-tsomgo-and-nathula',
  '/tours/search?city=Sikkim',
  '/compare?tours=gangtok-tsomgo-and-nathula',
  '/image/x/Sikkim',
  '/saved',
  '/about',
  '/gallery',
  '/contact',
  '/cancellation',
  '/login',
];

/** Takes a table away under the running server; `mendTable` puts it back. */
const breakTable = (server: ServerProcess, name: string) => rename(server, name, `${name}_away`);
const mendTable = (server: ServerProcess, name: string) => rename(server, `${name}_away`, name);

/** Staff save a setting as it is: every cached page is stale now. */
async function announceChange(server: ServerProcess): Promise<void> {
  const token = await signInByApi(server, ADMIN);
  const { data } = await callApi<Answer<EditableSettings>>(server, 'GET', '/settings/editable', { token });
  const body = { basedOn: data.updatedAt, agencyName: data.values.agencyName };
  await callApi(server, 'PUT', '/settings', { token, body });
}

test('a page that fails is a designed page with the id under which the log has the reason', async ({
  request,
  server,
}) => {
  breakTable(server, 'settings');
  const answer = await request.get('/about');
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

test('a list or a tour that fails leaves the page around it, and nothing of it is cached', async ({
  request,
  server,
}) => {
  breakTable(server, 'tours');
  for (const path of ['/tours', '/tours/gangtok-tsomgo-and-nathula']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(500);
    expect(await answer.text()).toContain('Failed to fetch');
    expect(answer.headers()['cache-control']).toBe('no-store');
  }
});

test('a page that lacks a part is shown, not cached, and the log says which', async ({ request, server }) => {
  breakTable(server, 'tours');
  const lacking = await request.get('/image/x/Sikkim?from=a-mail');
  expect(lacking.status()).toBe(200);
  expect(lacking.headers()['cache-control']).toBe('no-store');
  await expect.poll(() => server.output()).toContain('a page lacks a part');
  const line = server.output().match(/^.*a page lacks a part.*$/m)?.[0] ?? '';
  expect(JSON.parse(line)).toMatchObject({
    address: '/image/x/Sikkim?from=a-mail',
    missing: ['GET /tours/browse?destination=Sikkim&sort=rating: 500'],
  });
  mendTable(server, 'tours');
  const whole = await request.get('/image/x/Sikkim');
  expect(whole.headers()['cache-control']).toContain('public');
  expect(await whole.text()).not.toBe(await lacking.text());
});

for (const table of ['tours', 'reviews']) {
  test(`what is cached of a page while ${table} cannot be read is the page as it is`, async ({
    request,
    server,
  }) => {
    // What a save changes of the settings themselves is changed by the first.
    await announceChange(server);
    breakTable(server, table);
    const cached = new Map<string, string>();
    for (const path of PUBLIC_PAGES) {
      const answer = await request.get(path);
      if (answer.headers()['cache-control'] !== 'no-store') cached.set(path, await answer.text());
    }
    expect([...cached.keys()]).toContain('/cancellation');
    expect([...cached.keys()]).not.toContain('/home');
    mendTable(server, table);
    await announceChange(server);
    for (const [path, html] of cached) expect(await (await request.get(path)).text(), path).toBe(html);
  });
}

test('where pages cannot be made any more, those that were seen before are shown as they were', async ({
  request,
  server,
}) => {
  const before = await request.get('/tours');
  // Every list asks it first. What lists show of the tours themselves is in memory by now.
  breakTable(server, 'changed_tours');
  await announceChange(server);
  const after = await request.get('/tours?gbraid=from-an-advertisement');
  expect(after.status()).toBe(200);
  expect(after.headers()['cache-control']).toBe('no-store');
  expect(await after.text()).toBe(await before.text());
  expect(server.output()).toContain('no such table: changed_tours');
  expect((await request.get('/tours?sort=price')).status()).toBe(500);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('tours that do not come say so, and can be tried again where they were asked for', async ({
      page,
      request,
      server,
    }) => {
      const tours = await request.get('/api/v1/tours?limit=1');
      const [{ slug, title }] = (await tours.json()).data;
      for (const [path, heading, said = 'Failed to fetch'] of [
        ['/tours?destination=Sikkim', 'Explore Our Popular Tours'],
        ['/tours/search?city=Sikkim', 'Tours to “Sikkim”', 'Something went wrong'],
        [`/compare?tours=${slug}`, 'Compare tours'],
        [`/tours/${slug}`, title],
      ] as const) {
        breakTable(server, 'tours');
        // What the page before has read of the tour is cached.
        await announceChange(server);
        await page.goto(path);
        await expect(page.getByRole('alert')).toHaveText(said);
        const tryAgain = page.getByRole('link', { name: 'Try again' });
        await expect(tryAgain).toHaveAttribute('href', path);
        mendTable(server, 'tours');
        await tryAgain.click();
        await expect(page.getByRole('alert')).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(page.getByRole('link', { name: 'Try again' })).toHaveCount(0);
      }
    });
  });
}

test('the token of a reset link is not written to the log', async ({ request, server }) => {
  breakTable(server, 'settings');
  await request.get('/Reset-Password/a-secret-token');
  await expect.poll(() => server.output()).toContain('page failed');
  expect(server.output()).toContain('/reset-password/:token');
  expect(server.output()).not.toContain('a-secret-token');
});
