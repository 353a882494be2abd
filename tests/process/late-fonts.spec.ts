import type { Page } from '@playwright/test';
import { MEASURED_PAGES } from '../load/web/measured-pages.ts';
import { expect, test } from '../support/e2e/e2e-fixtures.ts';
import { readShift, watchShifts } from '../support/e2e/layout-shifts.ts';

const FONT = /\.woff2$/;
/** A phone's first visit, a later one, and wider windows. */
const WIDTHS = [360, 412, 800, 1280];
/** Below this nobody sees that anything moved; "good" begins at 0.1. */
const MAX_SHIFT = 0.005;

/** Keeps every font back until it is let go. */
async function holdFonts(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.unroute(FONT);
  await page.route(FONT, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

for (const [name, path] of Object.entries(MEASURED_PAGES)) {
  test(`nothing on ${name} moves when its letters come late`, {
    tag: ['@widths', '@long'],
  }, async ({ page }) => {
    await page.addInitScript(watchShifts);
    for (const width of WIDTHS) {
      // The window takes its size before there is a page, which would move.
      await page.goto('about:blank');
      await page.setViewportSize({ width, height: width < 600 ? 800 : 900 });
      // Nothing else comes meanwhile: the page's scripts are never answered.
      await page.route(/\.js$/, () => {});
      const letGo = await holdFonts(page);
      // Its load event waits for the letters, and for the scripts.
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      expect(await page.evaluate(() => document.fonts.check('16px Figtree'))).toBe(false);
      const before = await readShift(page);
      letGo();
      // The narrowest window is a phone's first visit, which asks for them only now.
      await page.waitForFunction(
        () => document.fonts.check('16px Figtree') && document.fonts.check('600 24px Fraunces'),
      );
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect.soft((await readShift(page)) - before, `at ${width} px`).toBeLessThanOrEqual(MAX_SHIFT);
    }
  });
}

test('a phone asks for typefaces after its first view, and at once when it comes again', {
  tag: ['@widths', '@long'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const askedBeforeLoad = () =>
    page.evaluate(() => {
      const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.endsWith('.woff2') && startTime < (load?.loadEventEnd ?? 0))
        .length;
    });
  const haveCome = () =>
    page.waitForFunction(() => document.fonts.check('16px Figtree') && localStorage.getItem('letters'));
  await page.goto('/contact');
  await haveCome();
  expect(await askedBeforeLoad()).toBe(0);
  await page.goto('/about');
  await haveCome();
  expect(await askedBeforeLoad()).toBe(2);
});

for (const moment of ['commit', 'domcontentloaded', 'load'] as const) {
  test(`a phone that is touched on its first visit asks for each typeface once: at ${moment}`, {
    tag: ['@widths', '@long'],
  }, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    // It has prices: the rupee is a file of its own.
    await page.goto('/tours/gangtok-tsomgo-and-nathula', { waitUntil: moment });
    await page.evaluate(() => dispatchEvent(new Event('pointerdown')));
    await expect(page.locator('html[data-scripts="there"]:not([data-letters])')).toBeAttached();
    await expect(page.locator('[data-dock]')).toBeAttached();
    const asked = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name.slice(name.lastIndexOf('/') + 1))
        .filter((name) => name.endsWith('.woff2')),
    );
    expect(asked).toHaveLength(3);
    expect(new Set(asked).size).toBe(3);
    // The whole sheet names them once more: those are the last, and the browser draws with them.
    const drawn = await page.evaluate(() => {
      const faces = [...document.fonts].map(
        ({ family, unicodeRange, status }) => [family + unicodeRange, status] as const,
      );
      return [...new Map(faces)].filter(
        ([name, status]) => !/fallback| on /.test(name) && status === 'loaded',
      ).length;
    });
    expect(drawn).toBe(3);
  });
}

test('without script typefaces come with the page', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    javaScriptEnabled: false,
    viewport: { width: 412, height: 823 },
  });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/contact');
  await expect.poll(() => asked.filter((url) => FONT.test(url)).length).toBeGreaterThanOrEqual(2);
  await context.close();
});
