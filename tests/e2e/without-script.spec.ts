import { expect, test } from '../support/e2e/e2e-fixtures.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript tours are listed, found and read', { tag: '@no-script' }, async ({ page }) => {
  await page.goto('/home');
  await page.getByRole('main').getByLabel('Destination', { exact: true }).first().fill('Darjeeling');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).first().click();
  await expect(page).toHaveURL(/\/tours\/search\?city=Darjeeling/);
  await page
    .getByRole('region', { name: /^\d+ tours? in Darjeeling$/ })
    .getByRole('article')
    .first()
    .getByRole('link', { name: /View Tour/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Itinerary' })).toBeVisible();
});
