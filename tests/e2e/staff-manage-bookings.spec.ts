import type { Page } from '@playwright/test';
import {
  type Account,
  ADMIN,
  checkAccessibility,
  expect,
  registerAndSignIn,
  test,
  visit,
} from '../support/e2e-fixtures.ts';

test('staff see an enquiry and delete it', async ({ page, traveller, otherPage: desk }) => {
  const fullName = `Bina ${traveller.email}`;
  await sendEnquiry(page, traveller, fullName);

  await visit(desk, '/login');
  await desk.getByRole('main').getByLabel('Email').fill(ADMIN.email);
  await desk.getByRole('main').getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await desk.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await desk.waitForURL('**/admin-dashboard');
  await checkAccessibility(desk);

  await desk.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Bookings' }).click();
  await desk.waitForURL('**/admin/bookings');
  const row = desk.getByRole('listitem').filter({ hasText: fullName });
  await expect(row.locator('a[href="tel:+919800000000"]')).toBeVisible();
  await expect(row).toContainText('Sikkim');
  await expect(row).toContainText(traveller.email);
  await checkAccessibility(desk);

  await row.getByRole('button', { name: /Delete/ }).click();
  const dialog = desk.getByRole('dialog', { name: /Delete/ });
  await checkAccessibility(desk);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  await desk.reload();
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('a traveller is shown nothing of the admin area', async ({ page, guard, traveller }) => {
  guard.allow(/status of 403/);
  await registerAndSignIn(page, traveller);
  await visit(page, '/admin/bookings');
  await expect(page.getByRole('heading', { name: 'This page is for staff' })).toBeVisible();
});

test('a visitor is asked to sign in to the admin area', async ({ page, guard }) => {
  guard.allow(/status of 401/);
  await visit(page, '/admin/bookings');
  await expect(page.getByRole('heading', { name: 'Please sign in' })).toBeVisible();
});

test('a list that does not load says so', async ({ page, guard }) => {
  guard.allow(/status of 404/);
  const answer = await page.request.post('/api/v1/auth/login', { data: ADMIN });
  expect(answer.ok()).toBe(true);
  await page.route('**/api/v1/booking*', (route) =>
    route.fulfill({ status: 404, contentType: 'application/json', body: '{}' }),
  );
  await visit(page, '/admin/bookings');
  await expect(page.getByText('Failed to load bookings')).toBeVisible();
});

async function sendEnquiry(page: Page, traveller: Account, fullName: string): Promise<void> {
  await registerAndSignIn(page, traveller);
  await visit(page, '/contact');
  const form = page.getByRole('form', { name: 'Enquiry' });
  await form.getByLabel('Full name').fill(fullName);
  await form.getByLabel('Phone').fill('9800000000');
  await form.getByLabel('Destination').selectOption('Sikkim');
  await form.getByLabel('Number of people').fill('2');
  await form.getByLabel('Date of travel').fill('2099-05-01');
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await page.waitForURL('**/thank-you');
}
