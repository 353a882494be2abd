import type { Page } from '@playwright/test';
import { expect, test, visit } from '../support/e2e/e2e-fixtures.ts';

const PHONE = { width: 390, height: 780 };
test.use({ viewport: PHONE });

const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top));

test('what a phone does not draw until it is near is where it was on the way back and after a reload', async ({
  page,
}) => {
  await visit(page, '/home');
  // By and by, as a thumb does: what is passed is drawn.
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    expect(await topOf(page, 'destinations')).toBeLessThan(200);
  }).toPass({ intervals: [50] });
  const link = page.getByRole('region', { name: 'Five places to begin' }).getByRole('link').first();
  const place = await link.evaluate((element: HTMLElement) => {
    element.click();
    return Math.round(document.querySelector('#destinations')?.getBoundingClientRect().top ?? 0);
  });
  await expect(page).toHaveURL(/\/image\//);
  await page.goBack();
  await expect.poll(() => topOf(page, 'destinations')).toBe(place);

  await page.reload();
  await expect.poll(() => topOf(page, 'destinations')).toBe(place);
});

test('a jump down a tour ends at its section, however little of the page is drawn', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({
    javaScriptEnabled: false,
    viewport: PHONE,
    ...(baseURL && { baseURL }),
  });
  await page.goto('/tours/bhutan-thimphu-punakha-paro');
  for (const [name, id] of [
    ['Reviews', 'reviews'],
    ['Prices', 'prices'],
    ['Papers', 'permits'],
  ] as const) {
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name }).click();
    await expect(page.locator(`#${id}`)).toBeInViewport();
    const box = await page.locator(`#${id}`).boundingBox();
    expect(box?.y).toBeLessThan(PHONE.height / 3);
  }
});
