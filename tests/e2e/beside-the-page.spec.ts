import type { Page } from '@playwright/test';
import { expect, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { openTour, quick, scrollPage } from '../support/e2e/floating-buttons.ts';

const WIDTHS = [1024, 1100, 1200, 1280];

test(`at ${WIDTHS.join(', ')} pixels the floating buttons stand beside the page, over nothing that is read or pressed`, {
  tag: '@long',
}, async ({ page }) => {
  for (const address of ['/home', '/contact', '/gallery', '/cancellation', '/tours']) {
    await visit(page, address);
    for (const width of WIDTHS) await expectBesidePage(page, width);
  }
  await openTour(page);
  for (const width of WIDTHS) await expectBesidePage(page, width);
});

async function expectBesidePage(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  await expect(page.getByRole('button', { name: /^Scroll to the/ })).toBeVisible();
  await scrollPage(page, 150);
  await expect(quick(page)).toBeVisible();
  const column = await quick(page).boundingBox();
  expect(column?.width).toBeGreaterThan(0);
  expect(await reachBeyond(page, column?.x ?? 0), `${page.url()} at ${width}`).toEqual([]);
}

/** What of the page is read or pressed and reaches beyond this x; of a strip only what is seen of it. */
function reachBeyond(page: Page, limit: number) {
  return page.evaluate((x) => {
    const seenUpTo = (element: Element): number => {
      const { right } = element.getBoundingClientRect();
      const clip = element.closest('ul, ol, div');
      return clip && clip !== element && getComputedStyle(clip).overflowX !== 'visible'
        ? Math.min(right, clip.getBoundingClientRect().right)
        : right;
    };
    const controls =
      ':is(main, footer) :is(a, button, input, select, textarea, summary, h1, h2, h3, p, dt, dd, address, article img)';
    return [...document.querySelectorAll(controls)]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && seenUpTo(one) > x)
      .map((one) => `${one.tagName} ${one.textContent?.slice(0, 40)}`);
  }, limit);
}
