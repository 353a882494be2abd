import type { Page } from '@playwright/test';
import { LOGGED, storeEnquiry, toast, uniqueName } from '../support/e2e/desk.ts';
import {
  type Account,
  ADMIN,
  checkAccessibility,
  expect,
  isPhone,
  registerAndSignIn,
  signInAsAdmin,
  test,
  visit,
} from '../support/e2e/e2e-fixtures.ts';
import { holdCall } from '../support/e2e/failing-answers.ts';
import { originHeaders } from '../support/e2e/origin-headers.ts';
import { signInByForm } from '../support/e2e/sign-in-form.ts';
import { TRAVEL_DAY } from '../support/travel-day.ts';

test('staff see an enquiry, delete it, and take that back §1.14 §6.4 §7.26', { tag: '@phone-long' }, async ({
  page,
  traveller,
  otherPage: desk,
}) => {
  const fullName = uniqueName('Bina');
  await sendEnquiry(page, traveller, fullName);

  await visit(desk, '/login');
  await signInByForm(desk, ADMIN);
  await desk.waitForURL('**/admin-dashboard');
  await desk.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Bookings' }).click();
  // The dashboard, which has the enquiry as well, stands there a moment after the address has changed.
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Bookings');
  const row = desk.getByRole('listitem').filter({ hasText: fullName });
  await expect(row).toContainText('Sikkim');
  await expect(row).toContainText('Fresh');
  if (!isPhone(desk)) {
    // Who wants to see more of each is remembered; this one goes back.
    await desk.getByRole('button', { name: 'Comfortable rows' }).click();
    await desk.reload();
    await expect(row.locator('a[href="tel:+919800000000"]')).toBeVisible();
    await expect(row).toContainText(traveller.email);
    await checkAccessibility(desk, row);
    await desk.getByRole('button', { name: 'Compact rows' }).click();
  }
  await desk.emulateMedia({ colorScheme: 'dark' });
  await checkAccessibility(desk, row);

  // Twice, as people in a hurry do: each is done once.
  if (isPhone(desk)) await binFromList(desk, fullName);
  else await row.getByRole('button', { name: `Delete the enquiry of ${fullName}` }).dblclick();
  await expect(toast(desk, `The enquiry of ${fullName} is in the bin.`)).toBeVisible();
  await expect(row).toHaveCount(0);
  await desk.getByRole('button', { name: 'Undo' }).dblclick();
  await expect(row).toBeVisible();
  await expect(desk.getByRole('region', { name: 'Notifications' }).getByRole('alert')).toHaveCount(0);
});

test('a double tap on Undo opens nothing that lies beneath, however long the answer takes', {
  tag: ['@long', '@phone-only'],
}, async ({ page }) => {
  await signInAsAdmin(page);
  const [fullName, tourName] = [uniqueName('Doma'), uniqueName('Zuluk')];
  for (let stored = 0; stored < 11; stored += 1)
    await storeEnquiry(page, { fullName: uniqueName('Yangzom'), tourName });
  await storeEnquiry(page, { fullName, tourName });
  await visit(page, `/admin/bookings?q=${encodeURIComponent(tourName)}`);
  const row = page.getByRole('listitem').filter({ hasText: fullName });
  await binFromList(page, fullName);
  await expect(row).toHaveCount(0);
  const undo = page.getByRole('button', { name: 'Undo' });
  const { x, y, width, height } = (await undo.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const release = await holdCall(page, '/manage/bookings/changes/*/undo');
  const at = page.url();
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.mouse.click(x + width / 2, y + height / 2);
  release();
  await expect(row).toBeVisible();
  expect(page.url()).toBe(at);
  await expect(undo).toHaveCount(0);
});

test('the bin shows what was deleted, with the days left, and gives it back', async ({ page }) => {
  await signInAsAdmin(page);
  const fullName = uniqueName('Bina');
  await storeEnquiry(page, { fullName });
  await visit(page, `/admin/bookings?q=${encodeURIComponent(fullName)}`);
  await binFromList(page, fullName);
  await expect(page.getByText('No bookings found')).toBeVisible();
  await visit(page, '/admin/bookings/bin');
  const row = page.getByRole('listitem').filter({ hasText: fullName });
  await expect(row).toContainText('30 days left');
  await checkAccessibility(page, row);
  await row.getByRole('button', { name: 'Restore' }).click();
  await expect(row).toHaveCount(0);
  await visit(page, `/admin/bookings?q=${encodeURIComponent(fullName)}`);
  await expect(page.getByRole('listitem').filter({ hasText: fullName })).toBeVisible();
});

test('a traveller whose data is erased has no way to be reached', async ({ page, traveller, otherPage }) => {
  const { reference } = await sendAndErase(page, traveller);
  await signInAsAdmin(otherPage);
  await visit(otherPage, `/admin/bookings?q=${reference}`);
  const row = otherPage.getByRole('listitem').filter({ hasText: reference });
  await checkAccessibility(otherPage, row);
  await row.getByRole('link', { name: 'Erased at the traveller’s wish' }).click();
  await expect(otherPage.getByText('Contact details erased')).toBeVisible();
  await expect(otherPage.getByRole('tab')).toHaveText(['Note']);
  await checkAccessibility(otherPage, otherPage.getByRole('region', { name: `Enquiry ${reference}` }));
});

test('a list that does not load says so §8.15', { tag: '@long' }, async ({ page, guard }) => {
  guard.allow(/status of 404/);
  guard.allow(LOGGED);
  await signInAsAdmin(page);
  await page.route('**/api/v1/manage/bookings?*', (route) =>
    route.fulfill({ status: 404, contentType: 'application/json', body: '{}' }),
  );
  await visit(page, '/admin/bookings');
  await expect(page.getByText('Failed to load bookings')).toBeVisible();
  await checkAccessibility(page, page.getByRole('main'));
});

test('an enquiry that cannot be deleted stays, and a message says so until it is dismissed §8.15', {
  tag: '@long',
}, async ({ page, guard }) => {
  guard.allow(/status of 404/);
  guard.allow(LOGGED);
  await signInAsAdmin(page);
  const fullName = uniqueName('Bina');
  await storeEnquiry(page, { fullName });
  await visit(page, `/admin/bookings?q=${encodeURIComponent(fullName)}`);
  await page.route('**/api/v1/booking/*', (route) =>
    route.fulfill({ status: 404, contentType: 'application/json', body: '{}' }),
  );
  await binFromList(page, fullName);
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to delete booking' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: fullName })).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('Failed to delete booking')).toHaveCount(0);
});

test('an empty list says so, and leads back to all §8.15', { tag: '@long' }, async ({ page }) => {
  await signInAsAdmin(page);
  await visit(page, '/admin/bookings?q=nobodyofthisname');
  await expect(page.getByRole('heading', { name: 'No bookings found' })).toBeVisible();
  await checkAccessibility(page, page.getByRole('main'));
  await page.getByRole('main').getByRole('link', { name: 'Show all' }).click();
  await expect(page).toHaveURL(/\/admin\/bookings$/);
});

async function binFromList(page: Page, fullName: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${fullName}` }).click();
  await page.getByRole('menuitem', { name: 'Move to the bin' }).click();
}

async function sendEnquiry(page: Page, traveller: Account, fullName: string): Promise<void> {
  await registerAndSignIn(page, traveller);
  await visit(page, '/contact');
  const form = page.getByRole('form', { name: 'Enquiry' });
  await form.getByLabel('Full name').fill(fullName);
  await form.getByLabel('Phone').fill('9800000000');
  await form.getByLabel('Destination').selectOption('Sikkim');
  await form.getByLabel('Number of people').fill('2');
  await form.getByLabel('Date of travel').fill(TRAVEL_DAY);
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await page.waitForURL('**/thank-you');
}

/** An enquiry of an account that is deleted right after. */
async function sendAndErase(page: Page, traveller: Account): Promise<{ reference: string }> {
  await registerAndSignIn(page, traveller);
  const headers = await originHeaders(page);
  const sent = await page.request.post('/api/v1/booking', {
    headers,
    data: {
      userEmail: traveller.email,
      tourName: 'Sikkim',
      fullName: 'Leaving Lama',
      phone: '9800000000',
      guestSize: 2,
      bookAt: TRAVEL_DAY,
    },
  });
  const erased = await page.request.delete('/api/v1/account', {
    headers,
    data: { password: traveller.password },
  });
  expect(erased.ok(), await erased.text()).toBe(true);
  return (await sent.json()).data;
}
