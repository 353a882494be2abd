import type { Page } from '@playwright/test';
import { expect, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { openFirstTour, quick, scrollPage } from '../support/e2e/floating-buttons.ts';

/** What can be pressed, and what a traveller chooses by. */
const NEVER_COVERED =
  'main :is(a, button, input, select, textarea, summary, h1, h2, h3, article span), footer a';

for (const width of [360, 390]) {
  for (const list of ['/tours', 'a tour']) {
    test(`at ${width} pixels nothing on ${list} lies half under a floating button`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await visit(page, '/tours');
      if (list !== '/tours') {
        await openFirstTour(page);
        await expect(page.locator('[data-enquire-bar]')).toBeVisible();
      }
      await expect(page.getByRole('button', { name: 'Scroll to the bottom' })).toBeVisible();
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (const part of [0, 0.07, 0.21, 0.37, 0.64, 0.88, 1]) {
        await scrollPage(page, part * height);
        await expect(quick(page)).toHaveCount(part === 0 ? 0 : 1);
        // A bar goes and comes a moment after the page has moved.
        await expect(async () => {
          const { lane, outside, covered } = await measureLane(page);
          const where = `at ${part} of the page`;
          expect(lane, where).toMatchObject({ left: 0, right: width, bottom: 740 });
          expect(740 - lane.top, where).toBeLessThanOrEqual(list === '/tours' ? 56 : 124);
          expect(outside, where).toEqual([]);
          expect(covered, where).toEqual([]);
        }).toPass({ timeout: 10_000 });
      }
      // Each can be brought out of the lane: the last of the page too.
      const controls = page.locator(NEVER_COVERED).filter({ visible: true });
      for (const one of [controls.first(), controls.nth(12), controls.nth(30), controls.last()]) {
        await expect(async () => {
          await one.evaluate((element) => element.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
          const { lane } = await measureLane(page);
          const box = await one.boundingBox();
          expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(lane.top + 1);
        }).toPass({ timeout: 10_000 });
      }
    });
  }
}

/** The bars at the foot of the window as one lane, which of them leave it, and what they cover above it. */
function measureLane(page: Page) {
  return page.evaluate((controls) => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const dock = document.querySelector('[data-dock]')?.getBoundingClientRect() ?? new DOMRect();
    const lane = { left: dock.left, right: dock.right, top: dock.top, bottom: dock.bottom };
    for (const bar of document.querySelectorAll('[data-compare-bar], [data-enquire-bar]')) {
      const box = bar.getBoundingClientRect();
      // Else it has come to its own place in the page, and moves along with it.
      if (isShown(bar) && Math.abs(box.bottom - lane.top) < 1) lane.top = box.top;
    }
    const floating = [...document.body.querySelectorAll('*')].filter(
      (one) =>
        /^(fixed|sticky)$/.test(getComputedStyle(one).position) && isShown(one) && !one.closest('header'),
    );
    const outside = floating
      .filter((one) => getComputedStyle(one).position === 'fixed')
      .filter(
        (one) => one.getBoundingClientRect().bottom > 0 && one.getBoundingClientRect().top < lane.top - 1,
      )
      .map((one) => one.outerHTML.slice(0, 80));
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const covered = [...document.querySelectorAll(controls)]
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        if (!isShown(one) || one.closest('[data-enquire-bar]') || top < header || bottom > lane.top)
          return false;
        // By what a finger meets at its middle and near its corners.
        return [
          [(left + right) / 2, (top + bottom) / 2],
          [right - 3, bottom - 3],
          [left + 3, bottom - 3],
        ].some(([x = 0, y = 0]) => floating.some((over) => over.contains(document.elementFromPoint(x, y))));
      })
      .map((one) => one.textContent?.slice(0, 40));
    return { lane, outside, covered };
  }, NEVER_COVERED);
}
