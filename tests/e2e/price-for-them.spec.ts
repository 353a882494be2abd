import type { Page } from '@playwright/test';
import { checkAccessibility, expect, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { openWithoutScript } from '../support/e2e/open-without-script.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const BASIS = /Per Person( \+ ₹[\d,]+ fees)?, for (\d+ (person|people)( or more)?|any number of people)/;
const PAGES = [
  '/home',
  '/tours',
  '/tours/search?city=Sikkim',
  '/compare?tours=gangtok-tsomgo-and-nathula,bhutan-thimphu-punakha-paro',
  '/tours/gangtok-tsomgo-and-nathula',
];

test('no price stands anywhere without whom it is for', async ({ page }) => {
  for (const trip of ['', 'people=2&when=may'])
    for (const path of PAGES) {
      await visit(page, trip ? `${path}${path.includes('?') ? '&' : '?'}${trip}` : path);
      const prices = page.locator('.card-price, td:has(.figures), aside .figures');
      expect(await prices.count()).toBeGreaterThan(0);
      const texts = await page.locator(':has(> .figures)').allTextContents();
      expect(texts.filter((text) => !BASIS.test(text))).toEqual([]);
    }
});

test('how many and when, said before the page is alive, price the list, its order and the next pages', async ({
  page,
}) => {
  const { arrive } = await openWithoutScript(page, '/tours?sort=price');
  await expect(cards(page).first()).toContainText(/for \d people/);
  const before = await cards(page).getByRole('heading').allTextContents();
  await page.getByLabel('How many').selectOption('2 people');
  await page.getByLabel('When').selectOption('May');
  arrive();
  await expect(page).toHaveURL(/sort=price&people=2&when=may$/);
  await expect(cards(page).first()).toContainText('for 2 people in May');
  await expect(cards(page).first()).toContainText(/₹[\d,]+ in all/);
  await expect.poll(() => cards(page).getByRole('heading').allTextContents()).not.toEqual(before);
  await checkAccessibility(page, page.getByRole('search'));

  await page.goto('/home');
  await expect(cards(page).first()).toContainText('for 2 people in May');
  await cards(page)
    .first()
    .getByRole('link', { name: /^View Tour/ })
    .click();
  await expect(page).toHaveURL(/\/tours\/[\w-]+\?people=2&when=may$/);
  await page.goto('/tours');
  await expect(page).toHaveURL(/\/tours\?people=2&when=may$/);
  await page.getByLabel('How many').selectOption('How many?');
  await page.getByLabel('When').selectOption('When?');
  await expect(page).toHaveURL(/\/tours$/);
  await expect(cards(page).filter({ hasText: 'each for two' }).first()).toBeVisible();
});

for (const trip of ['{}', '{"people":2}'])
  test(`a card keeps its price while the script of prices is on its way, for ${trip}`, async ({ page }) => {
    const script = Promise.withResolvers<void>();
    await page.addInitScript((known) => localStorage.setItem('trip', known), trip);
    await page.route(/\/assets\/prices-/, async (route) => {
      await script.promise;
      await route.continue();
    });
    await visit(page, '/home');
    // The last card's buttons are React's: it has been through all cards.
    await expect(
      cards(page)
        .last()
        .getByRole('button', { name: /^Compare/ }),
    ).toBeEnabled();
    const prices = page.locator('.card-price');
    for (const text of await prices.allTextContents()) expect(text).toContain('₹');
    script.resolve();
    if (trip !== '{}') await expect(prices.last()).toContainText('for 2 people');
  });

test('a shared link is priced for those it names, by the server', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  await page.goto('/tours?people=5&when=may');
  await expect(cards(page).first()).toContainText('for 5 people in May');
  await page.getByLabel('How many').selectOption('2 people');
  await page.getByRole('button', { name: 'Show prices' }).click();
  await expect(page).toHaveURL(/people=2&when=may/);
  await expect(cards(page).first()).toContainText('for 2 people in May');
  await page.close();
});
