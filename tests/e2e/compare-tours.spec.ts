import type { Page } from '@playwright/test';
import { checkAccessibility, expect, isPhone, test, visit } from '../support/e2e/e2e-fixtures.ts';

const toggles = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Compare: / });
const bar = (page: Page) => page.getByRole('region', { name: 'Comparison', exact: true });
const table = (page: Page) => page.getByRole('table');

test('up to three tours stand side by side, at an address that can be shared §T4.3', {
  tag: ['@translated', '@phone-long'],
}, async ({ page, otherPage }) => {
  await visit(page, '/tours?sort=price');
  for (const place of [0, 1, 2]) await toggles(page).nth(place).click();
  await expect(bar(page)).toContainText('3 of 3');
  await toggles(page).nth(3).click();
  await expect(page.getByRole('alert')).toHaveText(
    '3 tours fit side by side. Take one out to compare another.',
  );
  await expect(toggles(page).nth(3)).toHaveAttribute('aria-pressed', 'false');
  // On a phone it makes way while one reads on.
  await expect(async () => {
    await page.evaluate(() => scrollBy({ top: -20, behavior: 'instant' }));
    await bar(page)
      .getByRole('link', { name: /^Compare/ })
      .click({ timeout: 2_000 });
  }).toPass();

  await expect(page).toHaveURL(/\/compare\?tours=[\w-]+,[\w-]+,[\w-]+$/);
  await expect(table(page).getByRole('columnheader')).toHaveCount(3);
  await expect(table(page).getByRole('rowheader')).toHaveText([
    'Price',
    'Duration',
    'Destination',
    'Address',
    'Distance',
    'Max group size',
    'Begins',
    'Highest point',
    'How hard',
    'Months',
    'Guide',
    'Vehicle',
    'Included',
    'Not included',
    'Should not go',
    'Rating',
    'Day by day',
  ]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  // Far down their names are still in sight: on a phone all of them, beside no way that scrolls sideways.
  if (isPhone(page)) {
    const names = await table(page).getByRole('columnheader').all();
    await table(page).getByRole('rowheader').last().scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy({ top: 300, behavior: 'instant' }));
    for (const name of names) await expect(name).toBeInViewport({ ratio: 1 });
    const view = page.getByRole('region', { name: 'Comparison of tours' });
    expect(await view.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
  }

  // Opened without naming them it shows those that are chosen here.
  await visit(page, '/compare');
  await expect(table(page).getByRole('columnheader')).toHaveCount(3);
  await expect(page).toHaveURL(/\/compare\?tours=[\w-]+,[\w-]+,[\w-]+$/);

  await visit(otherPage, page.url());
  await expect(table(otherPage).getByRole('columnheader')).toHaveCount(3);
  await expect(bar(otherPage)).toHaveCount(0);

  await page
    .getByRole('link', { name: /^Take out: / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/compare\?tours=[\w-]+,[\w-]+$/);
  await expect(table(page).getByRole('columnheader')).toHaveCount(2);
  await page.getByRole('main').getByRole('link', { name: 'Add another tour' }).click();
  await expect(bar(page)).toContainText('2 of 3');
  await bar(page).getByRole('button', { name: 'Choose none for comparison' }).click();
  await expect(bar(page)).toHaveCount(0);
});

test('a comparison of tours that are gone says so, and an empty one leads to the tours', async ({ page }) => {
  await visit(page, '/compare?tours=no-such-tour');
  await expect(page.getByText(/No tour is called no-such-tour/)).toBeVisible();
  await visit(page, '/compare');
  await expect(page.getByRole('heading', { name: 'Tours side by side' })).toBeVisible();
  await checkAccessibility(page, page.getByRole('main'));
  await page.getByRole('main').getByRole('link', { name: 'See all tours' }).click();
  await expect(page).toHaveURL(/\/tours$/);
});

test.describe('without JavaScript', { tag: '@no-script' }, () => {
  test.use({ javaScriptEnabled: false });

  test('a shared comparison can be read', async ({ page }) => {
    await page.goto('/tours');
    const addresses = await page
      .getByRole('link', { name: /^View Tour/ })
      .evaluateAll((links) => links.slice(0, 2).map((link) => link.getAttribute('href')?.split('/').pop()));
    await page.goto(`/compare?tours=${addresses.join(',')}`);
    await expect(table(page).getByRole('columnheader')).toHaveCount(2);
    await expect(table(page).getByText('Per Person')).toHaveCount(2);
  });
});
