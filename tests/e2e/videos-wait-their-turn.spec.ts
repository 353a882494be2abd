import type { Locator, Page } from '@playwright/test';
import { expect, test, untilIdle, visit } from '../support/e2e/e2e-fixtures.ts';

test.use({ fetchesVideos: true });

const slider = (page: Page) => page.getByRole('region', { name: 'Where the tours go' });
const film = (page: Page) => page.getByRole('region', { name: 'What a day on tour is like' });
/** The shown slide's: which slide that is changes while the machine takes its time. */
const shownLoop = (page: Page) => slider(page).locator('[data-shown="true"] video');
const PLAYING = (video: HTMLVideoElement) => !video.paused && video.currentTime > 0;

/** The loops that the page asked for, by file, in the order of the asking. */
function watchLoops(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const file = new URL(request.url()).pathname.split('/media/loops/')[1];
    if (file && !asked.includes(file)) asked.push(file);
  });
  return asked;
}

/** What the browser says of the line, before the page can ask. */
async function setLine(page: Page, line: { saveData?: boolean; effectiveType?: string }): Promise<void> {
  await page.addInitScript((told) => {
    const connection = Object.assign(new EventTarget(), { saveData: false, effectiveType: '4g', ...told });
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  }, line);
}

/** Long enough for a page that wanted a video to have asked for it: five slides' worth of the page's own time. */
async function restAWhile(page: Page): Promise<void> {
  await untilIdle(page);
  await untilIdle(page);
  await slider(page).getByRole('button', { name: 'Show Darjeeling' }).click();
  await film(page).scrollIntoViewIfNeeded();
  await untilIdle(page);
}

test('no video is asked for before the page has loaded, then the shown slide’s and one ahead §2.4', {
  tag: '@long',
}, async ({ page }) => {
  const asked = watchLoops(page);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  // The page has not loaded while its first picture is on its way.
  await page.route(/paro-taktsang\/(wide|tall)-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/home', { waitUntil: 'commit' });
  await page.mouse.move(10, 10);
  // Alive, and still loading.
  await expect(slider(page).getByRole('button', { name: 'Pause the slides' })).toBeVisible();
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
  expect(asked).toEqual([]);

  letGo();
  const cut = (page.viewportSize()?.width ?? 0) < 640 ? 'tall' : 'wide';
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(2);
  expect(asked.slice(0, 2)).toEqual([`paro-taktsang-${cut}.webm`, `tsomgo-lake-${cut}.webm`]);
});

test('a loop is silent, inline and endless, plays over its poster, and stops with the slides', {
  tag: '@long',
}, async ({ page }) => {
  await visit(page, '/home');
  const video = shownLoop(page);
  await expect.poll(() => video.evaluate(PLAYING)).toBe(true);
  await expect(video).toHaveCSS('opacity', '1');
  expect(
    await video.evaluate(({ muted, loop, playsInline, controls }: HTMLVideoElement) => ({
      muted,
      loop,
      playsInline,
      controls,
    })),
  ).toEqual({ muted: true, loop: true, playsInline: true, controls: false });
  await slider(page).getByRole('button', { name: 'Pause the slides' }).click();
  await expect.poll(() => video.evaluate(PLAYING)).toBe(false);
  await slider(page).getByRole('button', { name: 'Play the slides' }).click();
  await expect.poll(() => video.evaluate(PLAYING)).toBe(true);
});

test('a loop rests out of view and in a hidden tab', { tag: '@long' }, async ({ page }) => {
  await visit(page, '/home');
  const video = shownLoop(page);
  await expect.poll(() => video.evaluate(PLAYING)).toBe(true);
  await page.getByRole('button', { name: 'Send Message' }).scrollIntoViewIfNeeded();
  await expect.poll(() => video.evaluate(PLAYING)).toBe(false);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(() => video.evaluate(PLAYING)).toBe(true);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => video.evaluate(PLAYING)).toBe(false);
});

test('a phone that decodes AV1 by its processor alone is offered H.264 first, in the loops and in the film', {
  tag: '@long',
}, async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaCapabilities.decodingInfo = async (configuration) => ({
      configuration,
      keySystemAccess: null,
      supported: true,
      smooth: true,
      powerEfficient: !configuration.video?.contentType.includes('av01'),
    });
  });
  await visit(page, '/home');
  const offered = (video: Locator) =>
    video.locator('source').evaluateAll((sources) => sources.map((source) => source.getAttribute('type')));
  const kinds = [expect.stringContaining('avc1'), expect.stringContaining('av01')];
  await expect.poll(() => offered(shownLoop(page))).toEqual(kinds);
  await film(page).scrollIntoViewIfNeeded();
  await film(page).getByRole('button', { name: 'Play the film' }).click();
  await expect.poll(() => offered(film(page).locator('video'))).toEqual(kinds);
});

for (const [why, line] of [
  ['with Save-Data', { saveData: true }],
  ['on a 2G line', { effectiveType: '2g' }],
  ['on a slow 3G line', { effectiveType: '3g' }],
] as const) {
  test(`no video is asked for ${why}`, { tag: '@long' }, async ({ page }) => {
    const asked = watchLoops(page);
    await setLine(page, line);
    await visit(page, '/home');
    await restAWhile(page);
    expect(asked).toEqual([]);
    await expect(page.locator('video')).toHaveCount(0);
  });
}

test('under reduced motion no video is asked for, until the traveller wants the film', {
  tag: '@long',
}, async ({ page }) => {
  const asked = watchLoops(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/home');
  await restAWhile(page);
  expect(asked).toEqual([]);
  await film(page).getByRole('button', { name: 'Play the film' }).click();
  const video = film(page).locator('video');
  await expect.poll(() => video.evaluate(PLAYING)).toBe(true);
  await film(page).getByRole('button', { name: 'Pause the film' }).click();
  await expect.poll(() => video.evaluate(PLAYING)).toBe(false);
});

test('the film comes on a press alone, and stops on the next §2.6', { tag: '@long' }, async ({ page }) => {
  const asked = watchLoops(page);
  await visit(page, '/home');
  await restAWhile(page);
  await expect(film(page).locator('video')).toHaveCount(0);
  expect(asked.filter((file) => file.startsWith('film'))).toEqual([]);
  await film(page).getByRole('button', { name: 'Play the film' }).click();
  const video = film(page).locator('video');
  await expect.poll(() => video.evaluate(PLAYING)).toBe(true);
  expect(await video.evaluate((element: HTMLVideoElement) => element.duration)).toBeGreaterThanOrEqual(30);
  await film(page).getByRole('button', { name: 'Pause the film' }).click();
  await expect.poll(() => video.evaluate(PLAYING)).toBe(false);
});

test('a loop that cannot be fetched leaves its poster', { tag: '@long' }, async ({ page, guard }) => {
  guard.allow(/media\/loops/);
  await page.route('**/media/loops/**', (route) => route.fulfill({ status: 404 }));
  await visit(page, '/home');
  const video = shownLoop(page);
  await expect(video).toHaveCSS('opacity', '0');
  await expect(slider(page).getByRole('img').first()).toBeVisible();
});
