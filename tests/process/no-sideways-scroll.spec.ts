import type { Page } from '@playwright/test';
import { expect, signInAsAdmin, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { newsletterPages } from '../support/e2e/newsletter-links.ts';

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
const DESK = [
  '/admin-dashboard',
  '/admin/bookings',
  '/admin/bookings?view=board',
  '/admin/bookings/new',
  '/admin/manage-tours',
  '/admin/manage-tours?tour=new',
  '/admin/reviews',
  '/admin/messages',
  '/admin/users',
  '/admin/subscribers',
  '/admin/mail',
  '/admin/mail/settings',
  '/admin/mail/messages',
  '/admin/mail/messages/enquiry-received',
  '/admin/newsletter',
  '/admin/newsletter/new',
  '/admin/settings',
  '/admin/history',
];
const WIDTHS = [320, 360, 576, 768, 800, 992, 1024, 1280];

test('no page scrolls sideways at any width from 320 pixels up', async ({ page, server }) => {
  test.slow();
  expect(await tooWide(page, [...PAGES, ...(await newsletterPages(server))])).toEqual([]);
});

test('no page of the desk does, either', async ({ page }) => {
  test.slow();
  await signInAsAdmin(page);
  expect(await tooWide(page, DESK)).toEqual([]);
});

async function tooWide(page: Page, paths: string[]): Promise<string[]> {
  const wide: string[] = [];
  for (const path of paths) {
    await visit(page, path);
    // A list or a form of the desk, not what stands in for it.
    await page.waitForLoadState('networkidle');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) wide.push(`${path} at ${width}: ${over} px`);
    }
  }
  return wide;
}
