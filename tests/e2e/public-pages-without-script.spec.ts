import { expect, test } from '../support/e2e/e2e-fixtures.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript the whole home page can be read', { tag: '@no-script' }, async ({ page }) => {
  await page.goto('/home');
  for (const text of [
    'Seven hundred steps',
    'Bhutan formalities',
    'What a day on tour is like',
    'Recent Gallery',
    'What travellers tell us',
    'Five places to begin',
    'Say hello to us',
    'Plan Your Tour Call Us Now',
  ]) {
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
  }
  await page
    .getByRole('region', { name: 'Five places to begin' })
    .getByRole('link', { name: 'Sikkim' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sikkim');
  await page.getByRole('button', { name: 'Book Your Trip' }).click();
  await expect(page).toHaveURL(/\/contact/);
});

test('without JavaScript a gallery picture opens as a file, and the policies are all there', {
  tag: '@no-script',
}, async ({ page }) => {
  await page.goto('/cancellation');
  await expect(page.getByRole('row')).toHaveCount(5);
  await page.goto('/gallery');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/media\/.+\.webp$/);
});
