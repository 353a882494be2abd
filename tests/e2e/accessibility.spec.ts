import type { Locator } from '@playwright/test';
import { checkAccessibility, expect, test, visit } from '../support/e2e/e2e-fixtures.ts';

const PAGES = [
  '/home',
  '/tours',
  '/tours/search?city=Sikkim',
  '/tours/search?city=Atlantis',
  '/about',
  '/contact',
  '/gallery',
  '/image/%2Fmedia%2Fscenes%2Fyumthang-valley%2Fcard-1800.webp/Sikkim',
  '/privacy',
  '/cancellation',
  '/termsconditions',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password/some-token',
  '/thank-you',
  '/account',
  '/no-such-page',
];

for (const path of PAGES) {
  test(`axe finds nothing serious on ${path}, by day and by night`, async ({ page, guard }) => {
    if (path === '/no-such-page') guard.allow(/status of 404/);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await checkAccessibility(page);
    // A visitor's evening falls while the page is open: it is told by style sheets alone.
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await checkAccessibility(page);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways, 'pixels of sideways scroll').toBeLessThanOrEqual(0);
  });
}

test('where a reader’s own colours stand in for ours, buttons and fields have their lines', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, '/tours');
  const lines = (locator: Locator) =>
    locator.evaluate((element) => {
      const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth } = getComputedStyle(element);
      const widths = [
        outlineStyle === 'none' ? '0' : outlineWidth,
        borderTopStyle === 'none' ? '0' : borderTopWidth,
      ];
      return Math.max(...widths.map(Number.parseFloat));
    });
  const main = page.getByRole('main');
  for (const one of [
    main.getByRole('button', { name: 'Search' }),
    main.getByRole('button', { name: /^Compare: / }).first(),
    page.getByRole('banner').getByRole('button', { name: 'Enquiry' }),
    main.getByRole('link', { name: /^View Tour/ }).first(),
  ])
    expect(await lines(one)).toBeGreaterThanOrEqual(1);
  const search = main.getByRole('combobox');
  await search.focus();
  expect(await lines(search)).toBeGreaterThanOrEqual(3);
});
