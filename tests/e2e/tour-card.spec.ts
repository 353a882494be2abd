import type { Page } from '@playwright/test';
import { expect, openMenu, test, visit } from '../support/e2e/e2e-fixtures.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');

test('a card has photo, city, rating, duration, title, prices and View Tour, and leads to its tour §0.2 §1.4 §1.5 §2.14 §2.47–2.54 §3.8 §3.9 §3.28 §9.7 §9.8', async ({
  page,
}) => {
  await visit(page, '/tours?rating=4&sort=price');
  const card = cards(page).filter({ hasText: '% OFF' }).first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await expect(card.locator('img')).toHaveAttribute('src', /^\/media\//);
  const city = card.getByText(/^(Sikkim|Darjeeling|Gangtok|Kalimpong|Dooars|Bhutan)$/);
  await expect(city).toBeVisible();
  await expect(city.locator('svg:has([href="#icon-map-pin"])')).toBeVisible();
  await expect(card.getByText(/^Rated \d\.\d\(\d+ reviews?\)$/)).toBeVisible();
  await expect(card.getByText(/^\d+ days \/ \d+ nights$/)).toBeVisible();
  await expect(card.getByText(/^₹[\d,]+$/)).toBeVisible();
  await expect(card.locator('s')).toHaveText(/^Original price ₹[\d,]+$/);
  await expect(card.getByText(/^\(\d+% OFF\)$/)).toBeVisible();
  await expect(card.getByText('Per Person', { exact: true })).toBeVisible();

  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goBack();
  // The tour's page has cards too, and stands until the list is back.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore Our Popular Tours');
  await card.getByRole('link', { name: /^View Tour/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('a card names the fees that nobody can avoid beside the price, clear of its buttons at 320 pixels', {
  tag: '@widths',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await visit(page, '/tours?destination=Bhutan');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.getByText(/^\+ ₹[\d,]+ fees$/)).toHaveCount(await cards.count());
  const covered = await cards.evaluateAll((all) => {
    const boxOf = (element: Element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return words.getBoundingClientRect();
    };
    const lines = all.flatMap((card) => {
      const { left, top } = boxOf(card.querySelector('button[aria-label^="Compare"]') ?? card);
      return [...card.querySelectorAll('.card-price p')].map(boxOf).map((line) => ({
        isBeside: line.right <= left,
        isAbove: line.bottom <= top + 1,
      }));
    });
    return lines.filter(({ isBeside, isAbove }) => !isBeside && !isAbove).length;
  });
  expect(covered).toBe(0);
});

test('cards stand one, two, three or four in a row; every featured tour is shown, a last row in the middle §2.55 §2.56', {
  tag: '@widths',
}, async ({ page }) => {
  await visit(page, '/home');
  const { data } = await (await page.request.get('/api/v1/tours?featured=true')).json();
  const count = data.length;
  const featured = page.getByRole('region', { name: 'Our Top Featured Tours' }).getByRole('article');
  for (const [width, perRow] of [
    // A strip to leaf through: one at a time.
    [500, count],
    [600, 2],
    [800, 3],
    [1_000, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await featured.evaluateAll((all) =>
      all.map((card) => {
        const { top, left, right } = card.getBoundingClientRect();
        return { top: Math.round(top), left, right };
      }),
    );
    expect(boxes, `at ${width} px`).toHaveLength(count);
    const rows = [...new Set(boxes.map(({ top }) => top))].map((at) => boxes.filter(({ top }) => top === at));
    expect(rows, `rows at ${width} px`).toHaveLength(Math.ceil(count / perRow));
    for (const row of rows) {
      expect(row.length, `in a row at ${width} px`).toBeLessThanOrEqual(perRow);
      if (perRow === count) break;
      const [first, last] = [row[0], row.at(-1)];
      expect((first?.left ?? 0) + (last?.right ?? 0), `middle of a row at ${width} px`).toBeCloseTo(width, 0);
    }
  }
  await page.setViewportSize({ width: 500, height: 800 });
  await visit(page, '/tours');
  const lefts = await page
    .getByRole('article')
    .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left));
  expect(new Set(lefts)).toEqual(new Set([20]));
});

test('the list says Loading until the tours are there §2.11 §4.21', async ({ page }) => {
  await visit(page, '/about');
  let letThrough = () => {};
  const held = new Promise<void>((done) => {
    letThrough = done;
  });
  await page.route(/\/tours\.data/, async (route) => {
    await held;
    await route.continue();
  });
  await openMenu(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Tours', exact: true })
    .filter({ visible: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore Our Popular Tours');
  await expect(page.getByText('Loading', { exact: true })).toBeVisible();
  letThrough();
  await expect(cards(page)).toHaveCount(24);
  await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
});
