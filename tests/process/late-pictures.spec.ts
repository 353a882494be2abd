import { expect, test } from '../support/e2e/e2e-fixtures.ts';

test.use({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });

test('while a page’s script is under way, only pictures in sight come', { tag: '@long' }, async ({
  page,
}) => {
  const arrived = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  // An address of a part of a page asks for its script at once.
  await page.goto('/tours#main');
  const pictures = page.locator('main article img');
  /** The browser names a picture's file as soon as it asks for it. */
  const isAskedFor = (place: number) =>
    expect.poll(() => pictures.nth(place).evaluate((image: HTMLImageElement) => image.currentSrc !== ''));

  await pictures.nth(3).scrollIntoViewIfNeeded();
  await isAskedFor(3).toBe(true);
  // So near that the browser would fetch it, too.
  await expect(pictures.nth(5)).not.toBeInViewport();
  await isAskedFor(5).toBe(false);
  arrived.resolve();
  await isAskedFor(5).toBe(true);
});

test('a picture that never comes holds up nothing once the page’s script is there', { tag: '@long' }, async ({
  page,
}) => {
  await page.route(/\/media\/.*\.(avif|webp)$/, () => {}, { times: 1 });
  await page.goto('/tours#main', { waitUntil: 'commit' });
  await expect(page.locator('html')).not.toHaveAttribute('data-arriving');
  await expect(page.locator('html')).not.toHaveAttribute('data-letters');
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
});
