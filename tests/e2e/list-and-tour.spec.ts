import type { Page } from '@playwright/test';
import { expect, isPhone, test, visit } from '../support/e2e/e2e-fixtures.ts';

/** So far down that the list has been scrolled, on any width. */
const titleLink = (page: Page) =>
  page.getByRole('main').getByRole('article').nth(8).getByRole('heading').getByRole('link');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** How many bytes came over the line for each time that the data of this page was asked for. */
const bytesOfData = (page: Page, path: string) =>
  page.evaluate(
    (start) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => new URL(name).pathname === start)
        .map(({ transferSize }) => transferSize),
    `${path}.data`,
  );

test('back from a tour the list stands where it was left', { tag: '@phone-long' }, async ({ page }) => {
  await visit(page, '/tours');
  const link = titleLink(page);
  await link.scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(isPhone(page) ? 2_000 : 300);
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(heading(page)).toHaveText(title);
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await expect(heading(page)).toHaveText('Explore Our Popular Tours');
  await expect.poll(() => scrolled(page)).toBe(place);
  await page.goForward();
  await expect(heading(page)).toHaveText(title);
});

test('the data of a tour whose link is pointed at comes before the press, and is not sent again', async ({
  page,
}) => {
  await visit(page, '/tours');
  const link = titleLink(page);
  const path = (await link.getAttribute('href')) ?? '';
  await link.focus();
  await expect.poll(() => bytesOfData(page, path)).toHaveLength(1);
  const title = (await link.textContent()) ?? '';
  await link.press('Enter');
  await expect(heading(page)).toHaveText(title);
  const [ahead, pressed] = await bytesOfData(page, path);
  // That it is still so takes a head without a body.
  expect(pressed).toBeLessThan((ahead ?? 0) / 2);
});

/** As on a busy machine: the first change of pages has not begun to move when it is broken off. */
const delayFirstTurn = (page: Page) =>
  page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      document.startViewTransition = start;
      const left = Promise.withResolvers<void>();
      const turn = start(async () => {
        await (change as ViewTransitionUpdateCallback)();
        await left.promise;
      });
      const skip = turn.skipTransition.bind(turn);
      turn.skipTransition = () => {
        left.resolve();
        skip();
      };
      return turn;
    };
  });

test('going back before the picture of a card begins to grow leads to the list again, without a fault', {
  tag: '@long',
}, async ({ page }) => {
  await visit(page, '/tours');
  await delayFirstTurn(page);
  const link = titleLink(page);
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(heading(page)).toHaveText(title);
  await page.goBack();
  await expect(heading(page)).toHaveText('Explore Our Popular Tours');
});
