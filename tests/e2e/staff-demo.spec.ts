import type { Page } from '@playwright/test';
import type { Answer } from '../../contracts/answers.contract.ts';
import { callApi } from '../support/e2e/call-api.ts';
import { toast } from '../support/e2e/desk.ts';
import {
  ADMIN,
  test as base,
  checkAccessibility,
  expect,
  signInAsAdmin,
  visit,
} from '../support/e2e/e2e-fixtures.ts';
import { type ServerProcess, withServer } from '../support/process/server-process.ts';

/** A demo of their own, which the second of them deletes. */
const test = base.extend<object, { server: ServerProcess }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the braces
  server: [async ({}, use) => withServer(use), { scope: 'worker', timeout: 500_000 }],
});
test.describe.configure({ mode: 'serial' });

const PAGE = '/admin/start/demo';
const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

async function countTours(server: ServerProcess): Promise<number> {
  return (await callApi<Answer<unknown[]>>(server, 'GET', '/tours')).data.length;
}

test('the demo content goes at one press, and comes back by Undo or by a button', {
  tag: ['@long', '@phone'],
}, async ({ page, server }) => {
  const before = await countTours(server);
  await signInAsAdmin(page);
  await visit(page, '/admin/start');
  await page.getByRole('link', { name: /start a site of your own/ }).click();
  const take = async () => {
    await press(page, 'Take the demo content away');
    const dialog = page.getByRole('dialog', { name: 'Take the demo content away?' });
    await expect(dialog).toContainText(/\d+ tours/);
    await dialog.getByRole('button', { name: 'Take it away' }).click();
    await expect(toast(page, 'The demo content is taken away.')).toBeVisible();
    expect(await countTours(server)).toBe(0);
  };
  await take();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Take the demo content away' })).toBeVisible();
  expect(await countTours(server)).toBe(before);

  await take();
  await checkAccessibility(page);
  await press(page, 'Bring the demo content back');
  await expect(toast(page, 'The demo content is back.')).toBeVisible();
  expect(await countTours(server)).toBe(before);
});

test('an owner makes a backup, and then an empty site of the demo', { tag: ['@long', '@phone'] }, async ({
  page,
  server,
  guard,
}) => {
  guard.allow(/status of 400/);
  await signInAsAdmin(page);
  await visit(page, PAGE);
  await press(page, 'Make the backup');
  await expect(page.getByText(/opened and found whole/)).toBeVisible({ timeout: 60_000 });
  await checkAccessibility(page);
  await press(page, 'Delete all this and start my own site');
  const dialog = page.getByRole('dialog', { name: 'Delete all this?' });
  const prove = async (password: string) => {
    await dialog.getByLabel('Your password').fill(password);
    await dialog.getByRole('button', { name: 'Delete and start' }).click();
  };
  await prove('not the right one');
  await expect(dialog.getByText('This is not your password.')).toBeVisible();
  await prove(ADMIN.password);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set up your site');
  await expect(page.getByRole('listitem').filter({ hasText: 'To do' })).toHaveCount(6);
  const visitors = await fetch(server.url);
  expect([visitors.status, await visitors.text()]).toEqual([503, expect.stringContaining('Opening soon')]);
  await page.getByRole('link', { name: 'Where the backup is' }).click();
  await expect(page.getByText(/npm run restore -- .+\.tar\.gz/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make the backup' })).toHaveCount(0);
});
