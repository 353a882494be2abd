import { LOGGED } from '../support/e2e/desk.ts';
import { checkAccessibility, expect, signInAsAdmin, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { holdCall } from '../support/e2e/failing-answers.ts';
import { SETTINGS_SAVED, saveSettings, withSettingsBack } from '../support/e2e/settings.ts';

test('what staff change is on the site at once, for them and for visitors', async ({ page, otherPage }) => {
  await signInAsAdmin(page);
  await visit(otherPage, '/contact');
  await withSettingsBack(page, ['officeHours'], async () => {
    await visit(page, '/admin/settings');
    await page.getByRole('textbox', { name: 'Office hours' }).fill('Every day, 8 am to 8 pm');
    await expect(page.getByText('Changed: Office hours')).toBeAttached();
    await checkAccessibility(page, page.getByRole('region', { name: 'Unsaved changes' }));
    await saveSettings(page);
    await expect(page.getByText(SETTINGS_SAVED)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0);

    await page.getByRole('link', { name: 'View the site' }).click();
    await expect(page).toHaveURL(/\/home$/);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.goto('/contact');
    await expect(page.getByRole('main')).toContainText('Every day, 8 am to 8 pm');
    await otherPage.reload();
    await expect(otherPage.getByRole('main')).toContainText('Every day, 8 am to 8 pm');
  });
});

test('the links of phones, WhatsApp and map can be tried before they are saved', { tag: '@long' }, async ({
  page,
}) => {
  await signInAsAdmin(page);
  await visit(page, '/admin/settings');
  await page.getByRole('textbox', { name: 'Phone 1' }).fill('+91 98300 12345');
  await expect(page.getByRole('link', { name: 'tel:+919830012345' })).toBeVisible();
  await page.getByRole('textbox', { name: 'WhatsApp number' }).fill('98300 54321');
  await expect(page.getByRole('link', { name: 'https://wa.me/919830054321' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Latitude' }).fill('27.0410');
  await expect(page.getByRole('link', { name: /openstreetmap\.org.*27\.041/ })).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('textbox', { name: 'Phone 1' })).not.toHaveValue('+91 98300 12345');
  await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0);
});

test('every fault stands beside its field, and the first one has the focus', async ({ page, guard }) => {
  guard.allow(/status of 400/);
  await signInAsAdmin(page);
  await visit(page, '/admin/settings');
  await page.getByRole('textbox', { name: 'Name of the agency' }).fill(' ');
  await page.getByRole('textbox', { name: 'Phone 2' }).fill('call us');
  await page.getByRole('textbox', { name: 'Latitude' }).fill('north');
  await page.getByRole('button', { name: 'Add a link' }).click();
  await page.getByRole('textbox', { name: 'Address 4' }).fill('javascript:alert(1)');
  await saveSettings(page);
  for (const fault of [
    'Enter the agency’s name.',
    'Write the number in digits, such as +91 98300 12345.',
    'The latitude is a number between −90 and 90.',
    'Enter the name.',
    'Give a whole web address, beginning with https://.',
  ])
    await expect(page.getByText(fault)).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Please check the marked fields.');
  await expect(page.getByRole('textbox', { name: 'Name of the agency' })).toBeFocused();
  await checkAccessibility(page, page.getByRole('main'));
});

test('a placeholder is pointed out until staff say that it is right', async ({ page }) => {
  await signInAsAdmin(page);
  await visit(page, '/admin/settings');
  const summary = page.getByText(/^Name of the agency · /);
  await expect(summary).toContainText('Tagline');
  await page.getByRole('button', { name: /It is right.*Tagline/ }).press('Enter');
  await saveSettings(page);
  await expect(page.getByText(SETTINGS_SAVED)).toBeVisible();
  await expect(summary).not.toContainText('Tagline');
  await expect(page.getByRole('button', { name: /It is right.*Tagline/ })).toHaveCount(0);
});

test('registrations stand in the footer and on the about page §T1.12', { tag: '@long' }, async ({
  page,
  guard,
}) => {
  guard.allow(/status of 400/);
  await signInAsAdmin(page);
  await withSettingsBack(page, ['registrations'], async () => {
    await visit(page, '/admin/settings');
    await page.getByRole('button', { name: 'Add a registration' }).click();
    await page.getByLabel('What it is 1').fill('GSTIN');
    await page.getByLabel('Its number 1').fill('27AAPFU0939F1ZX');
    await saveSettings(page);
    await expect(page.getByText('This is no GSTIN').first()).toBeVisible();
    await page.getByLabel('Its number 1').fill('27 aapfu 0939f 1zv');
    await saveSettings(page);
    await expect(page.getByText(SETTINGS_SAVED)).toBeVisible();

    await visit(page, '/about');
    for (const place of [page.getByRole('main'), page.getByRole('contentinfo')])
      await expect(place.getByText('27AAPFU0939F1ZV')).toBeVisible();
  });
});

test('what is typed while the settings are being saved stays', { tag: '@long' }, async ({ page }) => {
  await signInAsAdmin(page);
  await withSettingsBack(page, ['officeHours'], async () => {
    await visit(page, '/admin/settings');
    const release = await holdCall(page, '/settings');
    await page.getByRole('textbox', { name: 'Office hours' }).fill('Every day, 7 am to 7 pm');
    await saveSettings(page);
    await page.getByRole('textbox', { name: 'Tagline' }).fill('Half a thought');
    release();
    await expect(page.getByText(SETTINGS_SAVED)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Tagline' })).toHaveValue('Half a thought');
    await page.getByRole('button', { name: 'Discard' }).click();
  });
});

test('a second window without changes leaves what is typed in the first', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await signInAsAdmin(page);
  await visit(page, '/admin/settings');
  const second = await context.newPage();
  await visit(second, '/admin/settings');
  await page.getByRole('textbox', { name: 'Tagline' }).fill('Half a thought');
  // Reloads its settings.
  const loaded = second.waitForResponse('**/api/v1/settings/editable');
  await second.getByRole('navigation').getByRole('link', { name: 'Settings' }).click();
  await loaded;
  await second.getByRole('textbox', { name: 'Tagline' }).focus();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Tagline' })).toHaveValue('Half a thought');
  await page.getByRole('button', { name: 'Discard' }).click();
});

test('leaving with unsaved changes is asked about', { tag: '@long' }, async ({ page }) => {
  await signInAsAdmin(page);
  await visit(page, '/admin/settings');
  await page.getByRole('textbox', { name: 'Tagline' }).fill('Half a thought');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(/\/admin\/settings$/);
  await expect(page.getByRole('textbox', { name: 'Tagline' })).toHaveValue('Half a thought');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await checkAccessibility(page, dialog);
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/admin-dashboard$/);
  await visit(page, '/admin/settings');
  const restored = page.getByText('Your unsaved changes have been restored.');
  await expect(restored).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('textbox', { name: 'Tagline' }).fill('Another thought');
  await expect(restored).toBeHidden();
});

test('settings that are not loaded, or not saved, say so', { tag: '@long' }, async ({ page, guard }) => {
  guard.allow(/status of 404/);
  guard.allow(LOGGED);
  await signInAsAdmin(page);
  const fail = { status: 404, contentType: 'application/json', body: '{}' };
  await page.route('**/api/v1/settings/editable', (route) => route.fulfill(fail));
  await visit(page, '/admin/settings');
  await expect(page.getByRole('alert')).toContainText('Failed to load the settings');
  await page.unroute('**/api/v1/settings/editable');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.route('**/api/v1/settings', (route) => route.fulfill(fail));
  await page.getByRole('textbox', { name: 'Tagline' }).fill('Not today');
  // In sight without scrolling, with what is wrong.
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeInViewport({ ratio: 1 });
  await saveSettings(page);
  await expect(page.getByRole('alert')).toContainText('Failed to save the settings');
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('textbox', { name: 'Tagline' })).toHaveValue('Not today');
});
