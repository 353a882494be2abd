import type { Page, Request } from '@playwright/test';
import { sayWhereToPay, sendAcceptedQuote } from '../support/e2e/accepted-quote.ts';
import { storeEnquiry } from '../support/e2e/desk.ts';
import { expect, signInAsAdmin, test, untilIdle } from '../support/e2e/e2e-fixtures.ts';
import { sendQuoteAsStaff } from '../support/e2e/sent-quote.ts';

// A common phone, and the one that Lighthouse takes.
test.use({
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
});

const KB = 1_000;

type Budget = {
  path: string;
  /** The file of the largest thing painted; undefined where that is text. */
  largest?: RegExp;
  /** Bytes of pictures before the page has loaded, which is when the others may come. */
  firstPictures: number;
  /** Bytes of pictures while nobody scrolls. */
  allPictures: number;
  preloads: number;
  /** Like another of these. */
  isLong?: true;
};

/** Beside the facts of its card. */
const SMALL_CARD = /\/card-480\.avif$/;
/** One picture alone is shown wider than a card. */
const WIDE_CARD = /\/card-800\.avif$/;
const TALL = /\/tall-720\.avif$/;
const BUDGETS: Budget[] = [
  { path: '/home', largest: TALL, firstPictures: 45 * KB, allPictures: 180 * KB, preloads: 2 },
  { path: '/tours', largest: SMALL_CARD, firstPictures: 32 * KB, allPictures: 120 * KB, preloads: 0 },
  {
    path: '/tours/gurudongmar-lake-and-yumthang-valley',
    largest: WIDE_CARD,
    firstPictures: 48 * KB,
    allPictures: 48 * KB,
    preloads: 0,
  },
  { path: '/contact', firstPictures: 0, allPictures: 0, preloads: 0 },
  { path: '/about', firstPictures: 30 * KB, allPictures: 30 * KB, preloads: 0, isLong: true },
  { path: '/privacy', firstPictures: 0, allPictures: 0, preloads: 0, isLong: true },
  { path: '/login', largest: WIDE_CARD, firstPictures: 48 * KB, allPictures: 48 * KB, preloads: 0 },
  {
    path: '/image/%2Fmedia%2Fscenes%2Fyumthang-valley%2Fcard-1800.webp/Sikkim',
    largest: WIDE_CARD,
    firstPictures: 48 * KB,
    allPictures: 110 * KB,
    preloads: 1,
    isLong: true,
  },
];
/** Bytes of fonts, on any page, at any time. */
const MAX_FONTS = 32 * KB;

for (const { path, isLong, ...budget } of BUDGETS) {
  const tag = isLong ? ['@long'] : [];
  test(`the first view of ${path} keeps to its fonts and pictures`, { tag }, ({ page }) =>
    keepToBudget(page, { path, ...budget }),
  );
}

/** As a page of a tour. */
const QUOTE = { largest: WIDE_CARD, firstPictures: 48 * KB, allPictures: 48 * KB, preloads: 0 };
const TOUR = 'North Sikkim: Gurudongmar Lake and Yumthang Valley';
const QUOTES = { 'quotation to answer': sendQuoteAsStaff, 'trip to pay': sendAcceptedQuote };

for (const [name, send] of Object.entries(QUOTES))
  test(`the first view of a ${name} keeps to its fonts and pictures`, async ({ page, otherPage: staff }) => {
    await signInAsAdmin(staff);
    await sayWhereToPay(staff);
    const { _id: enquiryId } = await storeEnquiry(staff, { tourName: TOUR });
    const { path } = await send(staff, { enquiryId });
    await keepToBudget(page, { path, ...QUOTE });
  });

async function keepToBudget(page: Page, budget: Budget): Promise<void> {
  const { path, largest, firstPictures, allPictures, preloads } = budget;
  const asked = { font: [] as Request[], image: [] as Request[] };
  const ended = new Set<Request>();
  page.on('requestfinished', (request) => ended.add(request));
  page.on('request', (request) => {
    const kind = request.resourceType();
    if (kind === 'font' || kind === 'image') asked[kind].push(request);
  });
  await page.addInitScript(watchLargestPaint);
  const html = await (await page.request.get(path)).text();
  await page.goto(path, { waitUntil: 'load' });
  const before = await askedBeforeLoad(page, asked.image);
  expect(await askedBeforeLoad(page, asked.font), 'typefaces before the page has loaded').toEqual([]);
  await untilArrived(page);
  await expect
    .poll(() => [...asked.font, ...asked.image].filter((request) => !ended.has(request)))
    .toEqual([]);

  expect(await bytesOf(asked.font)).toBeLessThanOrEqual(MAX_FONTS);
  expect(await bytesOf(before), 'pictures before the page has loaded').toBeLessThanOrEqual(firstPictures);
  expect(await bytesOf(asked.image), 'pictures in all').toBeLessThanOrEqual(allPictures);
  const files = [...asked.font, ...asked.image].map((request) => pictureOf(request.url()));
  expect(new Set(files).size, `nothing comes twice: ${files.join(' ')}`).toBe(files.length);
  expect(html.match(/<link[^>]* rel="preload"/g) ?? []).toHaveLength(preloads);
  // A paint is told of after the frame, which a busy machine takes its time for.
  await expect.poll(() => readLargestPaint(page)).toMatch(largest ?? /^$/);
}

/** What comes after the first view has been asked for, pictures and letters among it: see `web/lib/starting/arrive.ts`. */
async function untilArrived(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { arriving, letters, scripts } = document.documentElement.dataset;
    return arriving === undefined && letters === undefined && scripts === 'there';
  });
  await untilIdle(page);
}

/** Which file was the largest thing painted so far; empty for text. */
function watchLargestPaint(): void {
  new PerformanceObserver((list) => {
    const last = list.getEntries().at(-1) as (PerformanceEntry & { url: string }) | undefined;
    Object.assign(window, { largestPaint: last?.url.split('?')[0] ?? '' });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

const readLargestPaint = (page: Page) =>
  page.evaluate(() => (window as unknown as { largestPaint?: string }).largestPaint ?? 'nothing so far');

async function askedBeforeLoad(page: Page, requests: Request[]): Promise<Request[]> {
  const addresses = await page.evaluate(() => {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < (load?.loadEventStart ?? 0))
      .map(({ name }) => name);
  });
  return requests.filter((request) => addresses.includes(request.url()));
}

async function bytesOf(requests: Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

/** The same picture in two sizes, or in two formats, is one that came twice. */
function pictureOf(url: string): string {
  return url.replace(/-\d+\.(?:avif|webp)$/, '');
}
