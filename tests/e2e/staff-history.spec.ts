import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { LOGGED } from '../support/e2e/desk.ts';
import {
  checkAccessibility,
  expect,
  registerAndSignIn,
  signInAsAdmin,
  test,
  visit,
} from '../support/e2e/e2e-fixtures.ts';
import { originHeaders } from '../support/e2e/origin-headers.ts';

/** Saves the map's place, as it is or moved by a hair, so that there is a change to read. */
async function changeLongitude(page: Page, longitude: number): Promise<void> {
  const { data } = await (await page.request.get('/api/v1/settings/editable')).json();
  const answer = await page.request.put('/api/v1/settings', {
    headers: await originHeaders(page),
    data: { basedOn: data.updatedAt, longitude },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test('a change is read with who, when, before and after', async ({ page, browserName }, { testId }) => {
  await signInAsAdmin(page);
  const { data } = await (await page.request.get('/api/v1/settings/editable')).json();
  const longitude = 88 + Number.parseInt(testId.replace(/\D/g, '').slice(-6) || '1', 10) / 10_000_000;
  expect(browserName).toBe('chromium');
  await changeLongitude(page, longitude);
  await changeLongitude(page, data.values.longitude);

  await visit(page, '/admin/history');
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
  const change = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: `Longitudewas ${longitude} now ${data.values.longitude}` });
  await expect(change).toContainText('changed the settings Business settings');
  await expect(change.locator('time')).toHaveText(/^\d+ \w+ \d{4}, \d+:\d+ [ap]m$/);
  await checkAccessibility(page, change);
});

test('the history is filtered, and downloaded as it is filtered', { tag: '@long' }, async ({ page }) => {
  await signInAsAdmin(page);
  const { data } = await (await page.request.get('/api/v1/settings/editable')).json();
  await changeLongitude(page, 88.1);
  await changeLongitude(page, data.values.longitude);
  await visit(page, '/admin/history');
  await page.getByLabel('Of what').selectOption('settings');
  await expect(page).toHaveURL(/\?subject=settings$/);
  await page.getByLabel('Action').selectOption('settings.update');
  await expect(page).toHaveURL(/action=settings\.update/);
  const asked = page.waitForRequest('**/audit.csv?*');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect(new URL((await asked).url()).search).toBe('?subject=settings&action=settings.update');
  const csv = await readFile(await (await coming).path(), 'utf8');
  expect(csv).toContain('When,Who,Action,Kind,Name,Id,Before,After');

  await page.getByLabel('Until').fill('2020-01-01');
  await page.getByLabel('Until').press('Enter');
  await expect(page.getByRole('heading', { name: 'No changes found' })).toBeVisible();
  await expect(page.getByText('Nothing fits what you look for.')).toBeVisible();
  await checkAccessibility(page, page.getByRole('main'));
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\/admin\/history\??$/);
  await expect(page.getByLabel('Of what')).toHaveValue('');
  await expect(page.getByLabel('Until')).toHaveValue('');
});

test('a history that does not load says so; who is no staff sees none', { tag: '@long' }, async ({
  page,
  guard,
  traveller,
}) => {
  guard.allow(/status of 40[134]/);
  guard.allow(LOGGED);
  await visit(page, '/admin/history');
  await expect(page.getByRole('heading', { name: 'Please sign in' })).toBeVisible();
  await registerAndSignIn(page, traveller);
  await visit(page, '/admin/history');
  await expect(page.getByRole('heading', { name: 'This page is for staff' })).toBeVisible();
  await page.context().clearCookies();
  await signInAsAdmin(page);
  await page.route('**/api/v1/audit?*', (route) =>
    route.fulfill({ status: 404, contentType: 'application/json', body: '{}' }),
  );
  await visit(page, '/admin/history');
  await expect(page.getByRole('alert')).toContainText('Failed to load the history');
});
