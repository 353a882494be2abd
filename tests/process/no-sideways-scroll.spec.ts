import { expect, test } from '../support/e2e-fixtures.ts';

const PAGES = [
  '/home',
  '/tours',
  '/tours/search?city=Sikkim',
  '/tours/gurudongmar-lake-and-yumthang-valley',
  '/compare?tours=pelling-and-ravangla,gangtok-tsomgo-and-nathula',
  '/saved',
  '/about',
  '/contact',
  '/gallery',
  '/image/%2Fmedia%2Fscenes%2Fyumthang-valley%2Fcard-1800.webp/Sikkim',
  '/privacy',
  '/login',
  '/register',
  '/reset-password/some-token',
  '/thank-you',
  '/account',
];
const WIDTHS = [320, 360, 576, 768, 800, 992, 1280];

test('no page scrolls sideways at any width from 320 pixels up', async ({ page }) => {
  test.slow();
  const wide: string[] = [];
  for (const path of PAGES) {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) wide.push(`${path} at ${width}: ${over} px`);
    }
  }
  expect(wide).toEqual([]);
});
