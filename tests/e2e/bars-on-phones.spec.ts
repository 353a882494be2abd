import type { Page } from '@playwright/test';
import { expect, hasOverlayEntry, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { openTour, quick, scrollPage, turnBackAt } from '../support/e2e/floating-buttons.ts';

/** What can be pressed, and what a traveller chooses by. */
const NEVER_COVERED =
  'main :is(a, button, input, select, textarea, summary, h1, h2, h3, article span), footer a';

for (const width of [360, 390]) {
  for (const list of ['/tours', 'a tour']) {
    test(`at ${width} pixels nothing on ${list} lies half under a floating button`, {
      tag: width === 360 && list === 'a tour' ? '@phone-only' : ['@phone-only', '@long'],
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await visit(page, '/tours');
      await page
        .getByRole('button', { name: /^Compare: / })
        .first()
        .click();
      if (list !== '/tours') {
        await openTour(page);
        await turnBackAt(page, 2_000);
        await expect(page.locator('[data-enquire-bar]')).toBeVisible();
      }
      await expect(page.getByRole('button', { name: /^Scroll to the/ })).toBeVisible();
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (const part of [0, 0.07, 0.21, 0.37, 0.64, 0.88, 1]) {
        await turnBackAt(page, part * height);
        // A bar goes and comes a moment after the page has moved.
        await expect(async () => {
          const { bar, bars, outside, covered } = await measureBar(page);
          const where = `at ${part} of the page`;
          // Over a form there is none.
          if (bars > 0) expect(bar, where).toMatchObject({ left: 0, right: width, bottom: 740 });
          expect(740 - bar.top, where).toBeLessThanOrEqual(57);
          expect(bars, where).toBeLessThanOrEqual(1);
          expect(outside, where).toEqual([]);
          expect(covered, where).toEqual([]);
        }).toPass();
      }
      // Each can be brought out from under it: the last of the page too.
      const controls = await page.locator(NEVER_COVERED).filter({ visible: true }).elementHandles();
      for (const place of [0, 12, 30, -1]) {
        const one = controls.at(place);
        await expect(async () => {
          await one?.evaluate((element) =>
            (element as Element).scrollIntoView({ block: 'nearest', behavior: 'instant' }),
          );
          const { bar } = await measureBar(page);
          const box = await one?.boundingBox();
          expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar.top + 1);
        }).toPass();
      }
    });
  }
}

for (const [width, height, rest, restBelowBar] of [
  // The row of jumps stays below the header.
  [360, 740, 639, 582],
  // A phone on its side, and a laptop at 400 %: the header does not stay either.
  [740, 360, 360, 303],
  [320, 200, 200, 143],
] as const) {
  test(`at ${width} by ${height} reading on has ${rest} pixels, and the bar is back on the way up and at the end`, {
    tag: width === 360 ? '@phone-only' : ['@phone-only', '@long'],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/tours/gangtok-tsomgo-and-nathula');
    await expect(
      page.getByRole('button', { name: 'Scroll to the bottom', includeHidden: true }),
    ).toBeAttached();
    await scrollPage(page, 1400);
    await expect(page.locator('html[data-bars-away]')).toBeAttached();
    await expect.poll(() => restOfWindow(page)).toBe(rest);
    // What still loads above moves the page on by itself, which reads as scrolling down.
    await expect(async () => {
      await turnBackAt(page, 1350);
      await expect.poll(() => restOfWindow(page), { timeout: 1_000 }).toBe(restBelowBar);
    }).toPass();

    // The buttons that are at hand on every page stand behind one beside the bar, which Back closes.
    await page.getByRole('button', { name: 'Ways to reach us' }).click();
    for (const name of ['WhatsApp', 'Email', 'Call us'])
      await expect(quick(page).getByRole('link', { name })).toBeVisible();
    await expect.poll(() => hasOverlayEntry(page)).toBe(true);
    await page.goBack();
    await expect(quick(page)).toBeHidden();
    await expect(page).toHaveURL(/\/gangtok-tsomgo-and-nathula$/);
    await page.getByRole('button', { name: 'Ways to reach us' }).click();
    await quick(page).getByRole('button', { name: 'Enquiry' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(quick(page)).toBeHidden();
    await page.keyboard.press('Escape');

    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await expect(page.getByRole('button', { name: 'Scroll to the top' })).toBeVisible();
  });
}

for (const [width, height] of [
  [740, 360],
  [640, 360],
  [568, 320],
] as const) {
  test(`on its side, at ${width} by ${height}, a phone keeps two thirds of its height for the page`, {
    tag: width === 740 ? '@phone-only' : ['@phone-only', '@long'],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const keepsItsPart = (where: string) =>
      expect.poll(() => restOfWindow(page), where).toBeGreaterThanOrEqual((2 * height) / 3);
    await visit(page, '/tours');
    await page
      .getByRole('button', { name: /^Compare: / })
      .first()
      .click();
    for (const path of ['/about', '/tours', '/tours/gangtok-tsomgo-and-nathula']) {
      await visit(page, path);
      await expect(page.locator('[data-dock]')).toBeAttached();
      await keepsItsPart(`at the top of ${path}`);
      if (path.startsWith('/tours/')) await turnBackAt(page, 2_400);
      else await scrollPage(page, 150);
      await expect(page.locator('[data-dock]')).toBeVisible();
      await keepsItsPart(`further down ${path}`);
    }
    // What the site has to say comes before the bar.
    await visit(page, '/tours');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await keepsItsPart('below a message');
    await scrollPage(page, 150);
    await expect(page.getByRole('alert')).toBeInViewport();
    await keepsItsPart('below a message further down');
  });
}

test('no bar lies over a field or a button of a form', { tag: '@phone-only' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/contact');
  const send = page.getByRole('main').getByRole('button', { name: 'Send enquiry' });
  await expect(page.locator('[data-dock]')).toBeAttached();
  const top = await send.evaluate(
    (element) => element.getBoundingClientRect().bottom + scrollY - innerHeight,
  );
  await turnBackAt(page, top + 20);
  await expect(page.locator('[data-dock]')).toBeHidden();
  await expect(send).toBeInViewport({ ratio: 1 });
});

/** Between header, or what the site says below it, and bar. */
function restOfWindow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const header = Math.max(
      ...[...document.querySelectorAll('body > header > div, body > header + div, [data-section-jumps]')]
        .map((one) => one.getBoundingClientRect())
        .filter(({ top }) => top < 100)
        .map(({ bottom }) => bottom),
    );
    const bars = [...document.querySelectorAll('[data-dock], [data-compare-bar], [data-enquire-bar]')]
      .filter((bar) => bar.checkVisibility({ visibilityProperty: true }))
      .map((bar) => bar.getBoundingClientRect().top);
    return Math.round(Math.min(innerHeight, ...bars) - Math.max(header, 0));
  });
}

/** The bar at the foot of the window, how many there are, what stands fixed beside it, and what it covers above it. */
function measureBar(page: Page) {
  return page.evaluate((controls) => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const shown = [
      ...document.querySelectorAll('[data-compare-bar], [data-enquire-bar], [data-dock]'),
    ].filter(isShown);
    const { left, right, top, bottom } =
      shown[0]?.getBoundingClientRect() ?? new DOMRect(0, innerHeight, 0, 0);
    const bar = { left, right, top, bottom };
    // The buttons beside a bar are a part of it.
    const bars = shown.filter((one) => one.getBoundingClientRect().left === 0).length;
    const floating = [...document.body.querySelectorAll('*')].filter(
      (one) =>
        /^(fixed|sticky)$/.test(getComputedStyle(one).position) &&
        isShown(one) &&
        !one.closest('header, [data-section-jumps]'),
    );
    const outside = floating
      .filter((one) => getComputedStyle(one).position === 'fixed')
      .filter(
        (one) => one.getBoundingClientRect().bottom > 0 && one.getBoundingClientRect().top < bar.top - 1,
      )
      .map((one) => one.outerHTML.slice(0, 80));
    const header = Math.max(
      ...[...document.querySelectorAll('body > header, [data-section-jumps]')]
        .map((one) => one.getBoundingClientRect())
        .filter(({ top }) => top < 100)
        .map(({ bottom }) => bottom),
    );
    const covered = [...document.querySelectorAll(controls)]
      .filter((one) => {
        const box = one.getBoundingClientRect();
        if (!isShown(one) || one.closest('[data-enquire-bar]') || box.top < header || box.bottom > bar.top)
          return false;
        // By what a finger meets at its middle and near its corners.
        return [
          [(box.left + box.right) / 2, (box.top + box.bottom) / 2],
          [box.right - 3, box.bottom - 3],
          [box.left + 3, box.bottom - 3],
        ].some(([x = 0, y = 0]) => floating.some((over) => over.contains(document.elementFromPoint(x, y))));
      })
      .map((one) => one.textContent?.slice(0, 40));
    return { bar, bars, outside, covered };
  }, NEVER_COVERED);
}

test('Enquire in the bar leads to the form by the router, which warns of nothing', {
  tag: '@phone-only',
}, async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (one) => one.type() === 'warning' && warnings.push(one.text()));
  await visit(page, '/tours/gangtok-tsomgo-and-nathula');
  await turnBackAt(page, 2_000);
  await page.locator('[data-enquire-bar]').getByRole('link', { name: 'Enquire' }).click();
  await expect(page).toHaveURL('/tours/gangtok-tsomgo-and-nathula#enquiry-form');
  await expect(page.getByRole('form', { name: 'Enquiry' }).getByLabel('Full name')).toBeFocused();
  expect(warnings.filter((text) => text.includes('blocker'))).toEqual([]);
});
