import type { Page } from '@playwright/test';
import { expect, test, untilTakenOver, visit } from '../support/e2e/e2e-fixtures.ts';

const slider = (page: Page) => page.getByRole('region', { name: 'Where the tours go' });
const mark = (page: Page, place: string) => slider(page).getByRole('button', { name: `Show ${place}` });

/** Opens the page, stops its time, and restarts the slides at the first: from here on 5 seconds are 5 seconds. */
async function startSlides(page: Page): Promise<void> {
  const start = Date.parse('2026-11-20T06:00:00Z');
  await page.clock.install({ time: start });
  await visit(page, '/home');
  await page.clock.pauseAt(start + 120_000);
  await mark(page, 'Bhutan').click();
  await slider(page).getByRole('button', { name: 'Play the slides' }).click();
}
/** A press on the marks scrolls on a phone, as the bar of buttons has its room there. */
const toTop = (page: Page) => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
const onTop = (page: Page) => slider(page).locator('[data-level="top"] img');
const expectShown = (page: Page, place: string) =>
  expect(mark(page, place)).toHaveAttribute('aria-current', 'true');

test('five slides with their quotes follow each other every 5 seconds, round and round §2.4 §4.30 §9.1', async ({
  page,
}) => {
  await startSlides(page);
  for (const [place, quote] of [
    ['Bhutan', 'Seven hundred steps'],
    ['Sikkim', 'Tsomgo lies still'],
    ['Darjeeling', 'No train goes slower'],
    ['Gangtok', 'At dusk the whole ridge'],
    ['Dooars', 'The elephants cross'],
    ['Bhutan', 'Seven hundred steps'],
  ] as const) {
    await expectShown(page, place);
    await expect(slider(page).getByText(quote)).toBeVisible();
    await page.clock.runFor(4_900);
    await expectShown(page, place);
    await page.clock.runFor(100);
    await expect(mark(page, place)).not.toHaveAttribute('aria-current', 'true');
  }
});

test('the slides can be paused, chosen and stepped through by keys, also under reduced motion', {
  tag: '@long',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Nothing moves of itself there.
  await visit(page, '/home');
  await expect(slider(page).getByRole('button', { name: 'Play the slides' })).toBeVisible();
  await startSlides(page);
  await page.clock.runFor(5_000);
  await expectShown(page, 'Sikkim');
  await slider(page).getByRole('button', { name: 'Pause the slides' }).click();
  await page.clock.runFor(20_000);
  await expectShown(page, 'Sikkim');
  await slider(page).getByRole('button', { name: 'Play the slides' }).click();
  await page.clock.runFor(5_000);
  await expectShown(page, 'Darjeeling');
  await mark(page, 'Dooars').click();
  await page.clock.runFor(20_000);
  await expectShown(page, 'Dooars');
  await expect(slider(page).getByText('The elephants cross')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(mark(page, 'Bhutan')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expectShown(page, 'Dooars');
});

test('a picture that is on its way comes over the last one once it can be drawn', { tag: '@long' }, async ({
  page,
}) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/gorumara-elephants\/(wide|tall)-/, async (route) => {
    await held;
    await route.continue();
  });
  await visit(page, '/home');
  await mark(page, 'Gangtok').click();
  await expect(onTop(page)).toHaveAttribute('src', /gangtok-ropeway/);
  await mark(page, 'Dooars').click();
  await expectShown(page, 'Dooars');
  await expect(slider(page).locator('img[src*="gorumara-elephants"]')).toBeAttached();
  await expect(onTop(page)).toHaveAttribute('src', /gangtok-ropeway/);
  letGo();
  await expect(onTop(page)).toHaveAttribute('src', /gorumara-elephants/);
  await expect(slider(page).locator('[data-level="below"] img')).toHaveAttribute('src', /gangtok-ropeway/);
});

/** Where in its picture that is which the quote speaks of, in per cent from left and from above, and down to where. */
const SPOKEN_OF = {
  Sikkim: { x: 28, top: 79, bottom: 90 },
  Darjeeling: { x: 38, top: 55, bottom: 76 },
  Gangtok: { x: 50, top: 58, bottom: 74 },
  Dooars: { x: 60, top: 45, bottom: 69 },
  Bhutan: { x: 65, top: 38, bottom: 62 },
};

test('what a quote speaks of is in sight at every width', { tag: ['@long', '@widths'] }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/home');
  for (const [width, height] of [
    [360, 740],
    [390, 700],
    [800, 900],
    [1280, 640],
    [1280, 900],
    [1920, 1000],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const [place, spot] of Object.entries(SPOKEN_OF)) {
      await mark(page, place).click();
      await expect(slider(page).locator('[data-level="top"][aria-hidden="false"] img')).toBeVisible();
      await toTop(page);
      const covered = await onTop(page).evaluate((image: HTMLImageElement, { x, top, bottom }) => {
        const box = image.getBoundingClientRect();
        const scale = Math.max(box.width / image.naturalWidth, box.height / image.naturalHeight);
        const [left = 0, above = 0] = getComputedStyle(image)
          .objectPosition.split(' ')
          .map(Number.parseFloat);
        const at = (share: number, shown: number, whole: number, focus: number) =>
          (share / 100) * whole - ((whole - shown) * focus) / 100;
        const picture = image.closest('section')?.firstElementChild;
        return [top, bottom]
          .map((share) => at(share, box.height, image.naturalHeight * scale, above))
          .filter((y) => {
            const column = at(x, box.width, image.naturalWidth * scale, left);
            const hit = document.elementFromPoint(Math.min(Math.max(column, 2), box.width - 2), box.top + y);
            return y < 0 || y > box.height || !picture?.contains(hit);
          });
      }, spot);
      expect(covered, `${place} at ${width} by ${height}`).toEqual([]);
    }
  }
});

test('at no width does anything cover the quote or what moves the slides', {
  tag: ['@long', '@widths'],
}, async ({ page }) => {
  await visit(page, '/home');
  for (const width of [800, 1024, 1100, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await slider(page)
      .getByRole('button', { name: /^(Pause|Play) the slides/ })
      .click();
    await mark(page, 'Gangtok').click();
    await mark(page, 'Sikkim').click();
    // A press at its first letter arrives there.
    await slider(page)
      .getByText('Tsomgo lies still')
      .click({ position: { x: 4, y: 8 }, trial: true });
  }
});

test('the first poster is the largest paint and keeps its size, and nothing on the page moves §2.4', {
  tag: '@phone',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { shift: 0, largest: '' };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & Record<string, number | boolean>;
        if (!hadRecentInput) seen.shift += Number(value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.largest = String(Reflect.get(entry, 'url'));
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  const html = await (await page.request.get('/home')).text();
  expect(html).toMatch(/<img[^>]*paro-taktsang\/wide[^>]*fetchPriority="high"/i);
  expect(html).toMatch(/<link[^>]*rel="preload"[^>]*paro-taktsang\/tall[^>]*media="\(max-width/i);
  await visit(page, '/home');
  const poster = slider(page).getByRole('img').first();
  const size = await poster.boundingBox();
  expect(size?.width, 'the full width').toBe(await page.evaluate(() => document.documentElement.clientWidth));
  await untilTakenOver(page.getByRole('button', { name: 'Send Message' }));
  type Seen = { shift: number; largest: string };
  const seen = () => page.evaluate(() => Reflect.get(window, 'seen') as Seen);
  const isTall = (page.viewportSize()?.width ?? 0) < 640;
  // Before the first press, after which the browser looks for it no longer.
  await expect
    .poll(async () => (await seen()).largest)
    .toContain(isTall ? 'paro-taktsang/tall' : 'paro-taktsang/wide');
  await mark(page, 'Gangtok').click();
  await mark(page, 'Bhutan').click();
  await toTop(page);
  expect(await poster.boundingBox()).toEqual(size);
  expect((await seen()).shift).toBeLessThan(0.02);
});
