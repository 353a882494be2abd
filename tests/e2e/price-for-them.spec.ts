import type { Page } from '@playwright/test';
import { checkAccessibility, expect, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { openWithoutScript } from '../support/e2e/open-without-script.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const BASIS = /Per Person( \+ ₹[\d,]+ fees)?, for (\d+ (person|people)( or more)?|any number of people)/;
const COMPARISON = '/compare?tours=gangtok-tsomgo-and-nathula,bhutan-thimphu-punakha-paro';
const PAGES = [
  '/home',
  '/tours',
  '/tours/search?city=Sikkim',
  COMPARISON,
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

for (const [path, trip] of [
  ['/home', '{}'],
  ['/home', '{"people":2}'],
  [COMPARISON, '{"people":2}'],
] as const)
  test(`prices stay while their script is on its way, on ${path} for ${trip}`, async ({ page }) => {
    const script = Promise.withResolvers<void>();
    await page.addInitScript((known) => localStorage.setItem('trip', known), trip);
    await page.route(/\/assets\/prices-/, async (route) => {
      await script.promise;
      await route.continue();
    });
    await visit(page, path);
    const prices = page.getByRole('main').locator('.figures');
    await expect(prices).toHaveCount(path === '/home' ? await cards(page).count() : 2);
    for (const text of await prices.allTextContents()) expect(text).toContain('₹');
    script.resolve();
    if (trip !== '{}') await expect(page.getByText('for 2 people').last()).toBeAttached();
  });

test('a trip that is told before the page is alive goes along to a tour, and back', async ({ page }) => {
  const { arrive } = await openWithoutScript(page, '/home');
  await page.getByLabel('How many').selectOption('5 people');
  await page.getByLabel('When').selectOption('May');
  await cards(page)
    .first()
    .getByRole('link', { name: /^View Tour/ })
    .click();
  await expect(page).toHaveURL(/\/tours\/[\w-]+$/);
  arrive();
  await expect(page).toHaveURL(/\?people=5&when=may$/);
  await page.goBack();
  await expect(page.getByLabel('How many')).toHaveValue('5');
});

test('two tabs with trips of their own leave each other alone', async ({ context, page }) => {
  await visit(page, `${COMPARISON}&people=5`);
  const other = await context.newPage();
  await visit(other, `${COMPARISON}&people=2`);
  const told = await other.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let count = 0;
        addEventListener('storage', () => count++);
        let frames = 0;
        const look = () => (++frames < 60 ? requestAnimationFrame(look) : resolve(count));
        look();
      }),
  );
  expect(told).toBeLessThan(3);
  await other.close();
});

test('what the browser finds for a trip is what the server finds', async ({ page }) => {
  await visit(page, '/home?people=2&when=may');
  await page.locator('#destination-input').fill('bhutan under 45000');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tours\/search\?/);
  await expect(cards(page).first()).toContainText('for 2 people in May');
  const found = await cards(page).getByRole('heading').allTextContents();
  await page.reload();
  await expect(cards(page).first()).toContainText('for 2 people in May');
  expect(await cards(page).getByRole('heading').allTextContents()).toEqual(found);
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
