import { expect } from '@playwright/test';
import { announceChange, breakTable, mendTable } from '../support/process/broken-table.ts';
import { test } from '../support/process/own-server.ts';

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

test('a page that lacks a part is shown, not cached, and the log says which', { tag: '@long' }, async ({
  request,
  server,
}) => {
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
  test(`what is cached of a page while ${table} cannot be read is the page as it is`, {
    tag: '@long',
  }, async ({ request, server }) => {
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

test('where pages cannot be made any more, those that were seen before are shown as they were §V16.5.2', {
  tag: '@long',
}, async ({ request, server }) => {
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
