import { checkAccessibility, expect, isPhone, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { quick, scrollPage } from '../support/e2e/floating-buttons.ts';

test('after 100 pixels there are buttons for enquiry, messaging, email and a call', {
  tag: '@phone',
}, async ({ page }) => {
  await visit(page, '/about');
  await expect(page.getByRole('button', { name: 'Scroll to the bottom' })).toBeVisible();
  await scrollPage(page, 90);
  await expect(quick(page)).toHaveCount(0);
  await scrollPage(page, 130);
  await expect(quick(page)).toBeVisible();
  await expect(quick(page).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+\?text=Hello%20.*%20plan%20a%20tour\.$/,
  );
  await expect(quick(page).getByRole('link', { name: 'Email' })).toHaveAttribute('href', /^mailto:.+@/);
  await expect(quick(page).getByRole('link', { name: 'Call us' })).toHaveAttribute('href', /^tel:\+\d+$/);
  await checkAccessibility(page, quick(page));
  await quick(page).getByRole('button', { name: 'Enquiry' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Email')).toBeEditable();
  // Under a finger a field would bring up the keyboard.
  const first = isPhone(page)
    ? dialog.getByRole('heading', { name: 'Send an enquiry' })
    : dialog.getByLabel('Full name');
  await expect(first).toBeFocused();
  await dialog.getByLabel('Destination').selectOption('Kalimpong');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(quick(page).getByRole('button', { name: 'Enquiry' })).toBeFocused();
});

test('at 800 pixels their bar has room for their names', { tag: '@widths' }, async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await visit(page, '/about');
  await scrollPage(page, 150);
  for (const name of ['Enquiry', 'WhatsApp', 'Email', 'Call us']) {
    const box = await quick(page).getByText(name, { exact: true }).boundingBox();
    expect(box?.width, name).toBeGreaterThan(24);
  }
});

test('the scroll button goes to the bottom, and past 200 pixels to the top', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/about');
  await scrollPage(page, 190);
  await page.getByRole('button', { name: 'Scroll to the bottom' }).click();
  const left = () =>
    page.evaluate(() => Math.round(document.documentElement.scrollHeight - innerHeight - scrollY));
  await expect.poll(left).toBeLessThanOrEqual(1);
  await page.getByRole('button', { name: 'Scroll to the top' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await scrollPage(page, 230);
  await expect(page.getByRole('button', { name: 'Scroll to the top' })).toBeAttached();
});
