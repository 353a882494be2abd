import { expect } from '@playwright/test';
import { announceChange, breakTable, mendTable } from '../support/process/broken-table.ts';
import { testInTurns as test } from '../support/process/own-server.ts';

// On one site, one after the other: each mends what it breaks, and asks for addresses that no other has seen.
test.describe.configure({ mode: 'default' });

test('a page that fails is a designed page with the id under which the log has the reason §V16.2.1 §V16.3.4', async ({
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
  mendTable(server, 'settings');
});

test('a list or a tour that fails leaves the page around it, and nothing of it is cached §8.18', async ({
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
  mendTable(server, 'tours');
});

for (const [javaScriptEnabled, place, nth] of [
  [true, 'Sikkim', 0],
  [false, 'Bhutan', 1],
] as const) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('tours that do not come say so, and can be tried again where they were asked for', {
      tag: '@long',
    }, async ({ page, request, server }) => {
      const tours = await request.get('/api/v1/tours?limit=2');
      const { slug, title } = (await tours.json()).data[nth];
      for (const [path, heading, said = 'Failed to fetch'] of [
        [`/tours?destination=${place}`, 'Explore Our Popular Tours'],
        [`/tours/search?city=${place}`, `Tours to “${place}”`, 'Something went wrong'],
        [`/compare?tours=${slug}`, 'Compare tours'],
        [`/tours/${slug}`, title],
      ] as const) {
        breakTable(server, 'tours');
        // What the page before has read of the tour is cached.
        await announceChange(server);
        await page.goto(path);
        await expect(page.getByRole('alert')).toContainText(said);
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

test('the token of a reset link is not written to the log §V16.2.5', async ({ request, server }) => {
  await announceChange(server);
  breakTable(server, 'settings');
  await request.get('/Reset-Password/a-secret-token');
  await expect.poll(() => server.output()).toContain('/reset-password/:token');
  expect(server.output()).not.toContain('a-secret-token');
  mendTable(server, 'settings');
});
