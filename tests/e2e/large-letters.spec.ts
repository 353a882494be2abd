import type { Page } from '@playwright/test';
import { expect, signInAsAdmin, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { newsletterPages } from '../support/e2e/newsletter-links.ts';
import { staffPages } from '../support/e2e/staff-pages.ts';
import { makeStaffThings } from '../support/e2e/staff-things.ts';

const PUBLIC_PAGES = [
  '/home',
  '/tours',
  '/tours/search?city=Atlantis',
  '/tours/gangtok-tsomgo-and-nathula',
  '/contact',
  '/thank-you',
  '/forgot-password',
  '/cancellation',
  '/saved',
  '/about',
];

const PHONE = { width: 360, height: 740 };
test.use({ viewport: PHONE });

test('with letters of twice the size every public page fits a phone', async ({ page, server }) => {
  for (const path of [...PUBLIC_PAGES, ...(await newsletterPages(server))]) {
    await visit(page, path);
    await doubleLetters(page);
    expect.soft(await cutOff(page), path).toEqual([]);
  }
});

test('with letters of twice the size staff reach everything on a phone and a small laptop, and can sign out', async ({
  page,
  server,
}) => {
  test.setTimeout(180_000);
  await signInAsAdmin(page);
  for (const path of staffPages(await makeStaffThings(page, server))) {
    await page.setViewportSize(PHONE);
    await visit(page, path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    // What has just come in says how fresh it is, beside its status.
    if (path === '/admin/bookings')
      await expect(
        page
          .getByText(/^Fresh/)
          .filter({ visible: true })
          .first(),
      ).toBeVisible();
    await doubleLetters(page);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeInViewport({
      ratio: 1,
    });
    expect.soft(await cutOff(page), path).toEqual([]);
    // What visitors see, laid out for a whole screen, stands beside the menu here.
    if (path.endsWith('/preview')) continue;
    await page.setViewportSize({ width: 1024, height: 768 });
    expect.soft(await cutOff(page), `${path} on a small laptop`).toEqual([]);
  }
});

const doubleLetters = (page: Page) => page.addStyleTag({ content: 'html { font-size: 200% }' });

/** What leaves the screen at its right, other than in a strip that scrolls sideways; first of all the page itself. */
function cutOff(page: Page) {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const out = [...document.querySelectorAll('body :is(a, button, input, select, h1, h2, h3, p, dd, span)')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((one) => one.getBoundingClientRect().right > width + 1 && !scrolls(one))
      .map((one) => `${one.tagName} ${one.textContent?.slice(0, 40)}`);
    const sideways = document.documentElement.scrollWidth - innerWidth;
    return sideways > 1 ? [`${sideways} pixels of sideways scrolling`, ...out] : out;
  });
}
