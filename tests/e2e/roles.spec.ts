import type { Page } from '@playwright/test';
import { expect, registerAndSignIn, test, visit } from '../support/e2e/e2e-fixtures.ts';

/** Link of the sidebar, its address, and the heading of the page there. */
const ADMIN_PAGES = [
  ['Dashboard', '/admin-dashboard'],
  ['Tours', '/admin/manage-tours'],
  ['Bookings', '/admin/bookings'],
  ['Users', '/admin/users'],
  ['Reviews', '/admin/reviews'],
  ['Subscribers', '/admin/subscribers'],
  ['Messages', '/admin/messages'],
  ['History', '/admin/history'],
  ['Settings', '/admin/settings'],
] as const;

/** The site's own, for everybody: settings, and the saved tours that the browser had kept. */
const PUBLIC_CALL = /^\/api\/v1\/(settings|saved-tours)/;

/** Goes to every page of the admin area: the client lets anybody in, and the server gives out nothing. */
async function walkThroughAdmin(page: Page, refusal: { status: number; told: string }): Promise<void> {
  const answers: { call: string; status: number }[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/api/v1/') || PUBLIC_CALL.test(pathname)) return;
    answers.push({ call: pathname, status: response.status() });
  });
  await visit(page, '/admin-dashboard');
  for (const [name, path] of ADMIN_PAGES) {
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([refusal.told]);
  }
  expect(answers.length, 'calls of these pages').toBeGreaterThanOrEqual(ADMIN_PAGES.length);
  expect(answers.filter(({ status }) => status !== refusal.status)).toEqual([]);
}

test('no admin page is guarded by the client: a visitor gets there, and the server asks to sign in §2.39 §6.5', async ({
  page,
  guard,
}) => {
  guard.allow(/status of 401/);
  await walkThroughAdmin(page, { status: 401, told: 'Please sign in' });
});

test('no admin page is guarded by the client: a traveller gets there, and the server keeps its data §6.5 §V8.3.1', async ({
  page,
  guard,
  traveller,
}) => {
  guard.allow(/status of 403/);
  await registerAndSignIn(page, traveller);
  await walkThroughAdmin(page, { status: 403, told: 'This page is for staff' });
});
