import type { Page } from '@playwright/test';
import { checkAccessibility, expect, test, visit } from '../support/e2e/e2e-fixtures.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const count = (page: Page) => page.getByRole('main').getByRole('status').first();
const chosen = (page: Page) => page.getByRole('list', { name: 'Chosen filters' });

/** Below 768 pixels the filters are in a sheet. */
const hasSheet = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

/** Opens a filter: on a phone the sheet that has them all, else the list below its button. */
async function openFilter(page: Page, name: string): Promise<void> {
  if (hasSheet(page)) await page.getByRole('button', { name: /^Filters/ }).click();
  else await page.locator('summary').filter({ hasText: name }).click();
}

async function closeFilters(page: Page): Promise<void> {
  if (hasSheet(page)) await page.getByRole('button', { name: /^Show \d+ tours?$/ }).click();
  else await page.keyboard.press('Escape');
}

/** NaN where there is none. */
const amountIn = (pattern: RegExp, text: string) => Number(pattern.exec(text)?.[1]?.replaceAll(',', ''));

/** With the fees, as they are sorted. */
async function pricesOf(page: Page): Promise<number[]> {
  const texts = await cards(page).allInnerTexts();
  return texts.map((text) => amountIn(/^₹([\d,]+)/m, text) + (amountIn(/\+ ₹([\d,]+) fees/, text) || 0));
}

test('filters and sort apply at once, stand in the address and can be shared §1.4 §2.10', {
  tag: '@translated',
}, async ({ page }) => {
  await visit(page, '/tours');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore Our Popular Tours');
  const all = await count(page).textContent();
  await openFilter(page, 'Destination');
  await page.getByRole('checkbox', { name: /^Sikkim/ }).check();
  await expect(page).toHaveURL(/\/tours\?destination=Sikkim$/);
  await expect(count(page)).not.toHaveText(all ?? '');
  await page.getByRole('checkbox', { name: /^Bhutan/ }).check();
  await expect(page).toHaveURL(/destination=Sikkim&destination=Bhutan$/);
  await closeFilters(page);
  await page.getByLabel('Sort').selectOption('Lowest price first');
  await expect(page).toHaveURL(/sort=price$/);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);

  const titles = await cards(page).getByRole('heading').allTextContents();
  await checkAccessibility(page, chosen(page));
  await visit(page, page.url());
  await expect(cards(page).getByRole('heading')).toHaveText(titles);
  await expect(page).toHaveTitle(/Tours to Sikkim and Bhutan/);

  await chosen(page).getByRole('link', { name: 'Take out: Sikkim' }).click();
  await expect(page).toHaveURL(/\/tours\?destination=Bhutan&sort=price$/);
  await expect(count(page)).toBeFocused();
  await chosen(page).getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/\/tours\?sort=price$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/tours\?destination=Bhutan&sort=price$/);
  await expect(chosen(page).getByRole('link')).toHaveCount(2);
});

test('a list that is there already is no second step back', { tag: '@long' }, async ({ page }) => {
  await visit(page, '/about');
  await visit(page, '/tours');
  const form = page.getByRole('form', { name: 'Filter tours' });
  const before = await page.evaluate(() => history.state.key);
  await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
  await page.waitForFunction((key) => history.state.key !== key, before);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('a choice that is overtaken by the next is no fault', { tag: '@long' }, async ({ page }) => {
  await visit(page, '/tours');
  let letPass = () => {};
  const held = new Promise<void>((resolve) => {
    letPass = resolve;
  });
  await page.route(/tours\.data.*sort=price/, async (route) => {
    await held;
    await route.abort();
  });
  const sort = page.getByLabel(/sort/i).first();
  const asked = page.waitForRequest(/tours\.data.*sort=price/);
  await sort.selectOption('price');
  await asked;
  await sort.selectOption('rating');
  await expect(page).toHaveURL(/sort=rating/);
  letPass();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('each choice says how many tours it shows §T3.4', async ({ page }) => {
  await visit(page, '/tours');
  await openFilter(page, 'Price');
  const choice = page.getByRole('checkbox', { name: /^Under ₹10,000/ });
  const label = (await choice.locator('xpath=..').textContent()) ?? '';
  const number = Number(/(\d+) tours?$/.exec(label)?.[1]);
  await choice.check();
  await expect(count(page)).toHaveText(number === 1 ? '1 tour' : `${number} tours`);
  await expect(cards(page)).toHaveCount(number);
  for (const price of await pricesOf(page)) expect(price).toBeLessThan(10_000);
});

test('what an address says that no filter knows is left out, and said', { tag: '@long' }, async ({
  page,
}) => {
  const answer = await visit(page, '/tours?destination=Dooars&price=cheap&days=forever&page=99');
  expect(answer?.status()).toBe(200);
  await expect(
    page.getByText(/did not recognise this part of the address and left it out: cheap, forever, page 99/),
  ).toBeVisible();
  await expect(cards(page).getByText('Dooars', { exact: true }).first()).toBeVisible();
  await expect(chosen(page).getByRole('link')).toHaveText([/Dooars/, 'Clear all']);
});

test('behind the end of the list its last page is shown, and is what the title and the address are of', {
  tag: '@long',
}, async ({ page }) => {
  await visit(page, '/tours?page=99');
  const shown = /page \d+/.exec((await page.title()) ?? '')?.[0];
  expect(shown).toMatch(/^page [2-9]$/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`/tours\\?${shown?.replace(' ', '=')}$`),
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a choice that cannot be loaded is told in sight: the sheet makes way', { tag: '@long' }, async ({
    page,
    guard,
  }) => {
    guard.allow(/ERR_CONNECTION_RESET/);
    await visit(page, '/tours');
    const before = await cards(page).count();
    await openFilter(page, 'Destination');
    await page.route('**/*', (route) => route.abort('connectionreset'));
    await page.getByRole('checkbox', { name: /^Sikkim/ }).click();
    await expect(page.getByRole('alert')).toContainText('Failed to fetch');
    await expect(page.getByRole('checkbox', { name: /^Sikkim/ })).toBeHidden();
    await expect(page.getByRole('alert')).toBeInViewport();
    await expect(cards(page)).toHaveCount(before);
    await page.unroute('**/*');
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page).toHaveURL(/destination=Sikkim$/);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('filters that no tour fits offer a way on', async ({ page }) => {
  await visit(page, '/tours?destination=Bhutan&price=under-10000');
  await expect(page.getByRole('heading', { name: 'No tour fits all of this' })).toBeVisible();
  await checkAccessibility(page, page.getByRole('main'));
  await page.getByRole('main').getByRole('link', { name: 'Show all tours' }).click();
  await expect(page).toHaveURL(/\/tours$/);
  await expect(cards(page).first()).toBeVisible();
});

test('Show more adds the next page below, and the way back from a tour leads to its place', async ({
  page,
}) => {
  await visit(page, '/tours?sort=price');
  await expect(cards(page)).toHaveCount(24);
  // Numbers are for readers without scripts.
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Show more tours' }).click();
  await expect(page).toHaveURL(/\/tours\?sort=price&from=1&page=2$/);
  await expect(cards(page)).not.toHaveCount(24);
  const first = cards(page).nth(24).getByRole('heading').getByRole('link');
  await expect(first).toBeFocused();
  const prices = await pricesOf(page);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));

  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(500);
  await first.press('Enter');
  await page.waitForURL(/\/tours\/(?!search)[^?]+$/);
  await page.goBack();
  await expect(cards(page)).toHaveCount(prices.length);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 400);

  const left = await page.evaluate(() => scrollY);
  await page.reload();
  await expect(cards(page)).toHaveCount(prices.length);
  await expect.poll(() => page.evaluate((top) => Math.abs(scrollY - top), left)).toBeLessThan(50);
});

test('tours that cannot be loaded: Failed to fetch, and those in sight stay §2.11 §4.21 §7.45 §8.5 §8.18', {
  tag: '@long',
}, async ({ page, guard }) => {
  guard.allow(/status of (400|503)|^503: /);
  await visit(page, '/tours');
  const before = await cards(page).count();
  await page.route('**/api/v1/tours/browse?**', (route) =>
    route.fulfill({ status: 400, json: { success: false } }),
  );
  await page.getByRole('link', { name: 'Show more tours' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to fetch');
  await expect(cards(page)).toHaveCount(before);
  await page.unroute('**/api/v1/tours/browse?**');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect.poll(() => cards(page).count()).toBeGreaterThan(before);

  await page.route('**/tours.data?**', (route) => route.abort('connectionrefused'));
  guard.allow(/ERR_CONNECTION_REFUSED/);
  const shown = await cards(page).count();
  await page.getByLabel('Sort').selectOption('Lowest price first');
  await expect(page.getByRole('alert')).toContainText('Failed to fetch');
  await expect(cards(page)).toHaveCount(shown);
  await page.unroute('**/tours.data?**');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page).toHaveURL(/sort=price/);
});

test.describe('without JavaScript', { tag: '@no-script' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the filters are a form and every tour is on a numbered page §2.10 §T3.4', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto('/tours?sort=price');
    const firstPage = await cards(page).getByRole('heading').allTextContents();
    expect(firstPage).toHaveLength(24);
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/\/tours\?sort=price&page=2$/);
    const secondPage = await cards(page).getByRole('heading').allTextContents();
    expect(firstPage).not.toEqual(expect.arrayContaining(secondPage));
    await expect(page.getByRole('link', { name: 'Previous page' })).toHaveAttribute('rel', 'prev');

    if (hasSheet(page)) await page.getByRole('button', { name: /^Filters/ }).click();
    await page.locator('summary').filter({ hasText: 'Destination' }).click();
    await page.getByRole('checkbox', { name: /^Kalimpong/ }).check();
    await page.getByRole('button', { name: 'Show tours' }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/[?&]destination=Kalimpong/);
    await expect(chosen(page).getByRole('link', { name: 'Take out: Kalimpong' })).toBeVisible();
    await expect(count(page)).toHaveText(/^\d tours?$/);
  });
});
