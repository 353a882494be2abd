import { expect, type Page } from '@playwright/test';
import { newsletterPages } from '../support/e2e/newsletter-links.ts';
import { PUBLIC_PAGES } from '../support/e2e/public-pages.ts';
import { breakTable, mendTable } from '../support/process/broken-table.ts';
import { testInTurns as test } from '../support/process/own-server.ts';
import { makeDataDir, removeDataDir, startServer } from '../support/process/server-process.ts';
import { strangeWords } from '../support/texts/strange-words.ts';

test.use({ javaScriptEnabled: false });
test.describe.configure({ mode: 'default' });

async function walk(page: Page, site: { dataDir: string }, paths: readonly string[]): Promise<string[]> {
  const strange: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    strange.push(...(await strangeWords(page, site)));
  }
  return strange;
}

test('each word of a public page is content or stands in the catalogue of texts', { tag: '@long' }, async ({
  page,
  server,
}) => {
  expect(await walk(page, server, [...PUBLIC_PAGES, ...(await newsletterPages(server))])).toEqual([]);
});

test('so is what pages say of a form that lacks everything', { tag: '@long' }, async ({ page, server }) => {
  for (const [path, button] of [
    ['/contact', 'Send enquiry'],
    ['/home', 'Send Message'],
    ['/login', 'Sign in'],
    ['/register', 'Create account'],
    ['/forgot-password', 'Send the link'],
    ['/newsletter', 'Subscribe'],
  ] as const) {
    await page.goto(path);
    await page.evaluate(() => {
      for (const form of document.forms) form.noValidate = true;
    });
    await page.getByRole('main').getByRole('button', { name: button }).first().click();
    await expect(
      page.getByRole('main').locator('[aria-invalid="true"], [role="alert"]').first(),
    ).toBeVisible();
    expect(await strangeWords(page, server)).toEqual([]);
  }
});

test('so are pages that fail', { tag: '@long' }, async ({ page, server }) => {
  const [tour = ''] = PUBLIC_PAGES.filter((path) => path.startsWith('/tours/g'));
  breakTable(server, 'tours');
  const strange = await walk(page, server, ['/tours?page=2', tour]);
  mendTable(server, 'tours');
  breakTable(server, 'settings');
  await page.goto('/roads?not-cached');
  mendTable(server, 'settings');
  expect([...strange, ...(await strangeWords(page, server))]).toEqual([]);
});

test('so is a site that is not open yet', { tag: '@long' }, async ({ browser }) => {
  const dataDir = makeDataDir();
  const server = await startServer(dataDir, { SEED: 'empty' });
  try {
    const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
    const page = await context.newPage();
    expect(await walk(page, server, ['/home', '/login', '/register', '/forgot-password'])).toEqual([]);
    await context.close();
  } finally {
    await server.stop();
    removeDataDir(dataDir);
  }
});
