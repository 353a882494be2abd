import { LOGGED } from '../support/e2e/desk.ts';
import { checkAccessibility, expect, signInAsAdmin, test, visit } from '../support/e2e/e2e-fixtures.ts';
import {
  readSettings,
  SETTINGS_SAVED,
  saveSettings,
  storeSettings,
  withSettingsBack,
} from '../support/e2e/settings.ts';

test('of two editors the second is shown what the first saved, and nothing is saved over it unless chosen', {
  tag: '@long',
}, async ({ page, otherPage, guard }) => {
  guard.allow(/status of 409/);
  guard.allow(LOGGED);
  await signInAsAdmin(page);
  await signInAsAdmin(otherPage);
  await withSettingsBack(page, ['addressLines', 'officeHours', 'phones'], async () => {
    await visit(page, '/admin/settings');
    await storeSettings(otherPage, {
      addressLines: ['1 First Street', 'Siliguri'],
      phones: ['+91 98300 11111'],
      officeHours: 'Mondays',
    });
    const address = page.getByRole('textbox', { name: 'Address', exact: true });
    await address.fill('2 Second Street\nSiliguri');
    await page.getByRole('textbox', { name: 'Phone 1' }).fill('+91 98300 22222');
    await saveSettings(page);
    const dialog = page.getByRole('dialog', { name: 'A colleague has saved these settings in the meantime' });
    const partOf = (name: string) => dialog.getByRole('group', { name });
    await expect(partOf('Address').getByRole('radio', { name: /^Theirs/ })).toBeInViewport();
    await expect(partOf('Address')).toContainText('1 First Street');
    await expect(partOf('Address')).toContainText('2 Second Street');
    await expect(partOf('Phone numbers')).toContainText('+91 98300 11111');
    await expect(dialog).toContainText('Also taken over from your colleague: Office hours.');
    await expect.poll(() => dialog.evaluate((window) => window.contains(document.activeElement))).toBe(true);
    await checkAccessibility(page, dialog);

    // Back, and Save once more: it is asked again.
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alert')).toContainText(
      'Somebody else changed these settings in the meantime. Nothing was saved.',
    );
    await expect(address).toHaveValue('2 Second Street\nSiliguri');
    await expect(address).toHaveAccessibleDescription(/Changed by somebody else in the meantime/);
    await expect(page.getByRole('textbox', { name: 'Office hours' })).toHaveValue('Mondays');
    await saveSettings(page);
    await expect(dialog).toBeVisible();
    expect((await readSettings(page)).values.addressLines).toEqual(['1 First Street', 'Siliguri']);

    await partOf('Address')
      .getByRole('radio', { name: /^Theirs/ })
      .press('Space');
    await dialog.getByRole('button', { name: 'Save together' }).press('Enter');
    await expect(page.getByText(SETTINGS_SAVED)).toBeVisible();
    await expect(address).toHaveValue('1 First Street\nSiliguri');
    await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0);
    const { values } = await readSettings(page);
    expect(values).toMatchObject({ phones: ['+91 98300 22222', expect.any(String)], officeHours: 'Mondays' });
    expect(values.addressLines).toEqual(['1 First Street', 'Siliguri']);
  });
});

test('two who typed the same are not asked, and taking all of the other’s saves nothing', {
  tag: '@long',
}, async ({ page, otherPage, guard }) => {
  guard.allow(/status of 409/);
  guard.allow(LOGGED);
  await signInAsAdmin(page);
  await signInAsAdmin(otherPage);
  await withSettingsBack(page, ['officeHours'], async () => {
    await visit(page, '/admin/settings');
    const hours = page.getByRole('textbox', { name: 'Office hours' });
    // What was stored before the form is there, it has read already.
    await expect(hours).toBeVisible();
    await storeSettings(otherPage, { officeHours: 'Every day' });
    await hours.fill('Every day');
    await saveSettings(page);
    await expect(page.getByText(SETTINGS_SAVED)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);

    await storeSettings(otherPage, { officeHours: 'Mondays' });
    await hours.fill('Tuesdays');
    // Also of what was kept from before a reload.
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await saveSettings(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /^Theirs/ }).check();
    await dialog.getByRole('button', { name: 'Save together' }).click();
    await expect(page.getByText('The settings stay as your colleague saved them.')).toBeVisible();
    await expect(hours).toHaveValue('Mondays');
    await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0);
  });
});
