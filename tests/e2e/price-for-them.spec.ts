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

test('no price stands anywhere without whom it is for', async ({ page, request }) => {
  for (const trip of ['', 'people=2&when=may'])
    for (const path of PAGES) {
      const answer = await request.get(trip ? `${path}${path.includes('?') ? '&' : '?'}${trip}` : path);
      const texts = await page.evaluate(
        (html) => {
          const parts = new DOMParser()
            .parseFromString(html, 'text/html')
            .querySelectorAll(':has(> .figures)');
          return [...parts].map(({ textContent }) => textContent ?? '');
        },
        await answer.text(),
      );
      expect(texts.length).toBeGreaterThan(0);
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

  await visit(page, '/home');
  await expect(cards(page).first()).toContainText('for 2 people in May');
  await cards(page)
    .first()
    .getByRole('link', { name: /^View Tour/ })
    .click();
  await expect(page).toHaveURL(/\/tours\/[\w-]+\?people=2&when=may$/);
  await visit(page, '/tours');
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

test('a tour that is pressed right after a choice opens, for that choice', async ({ page }) => {
  const [prices, tour] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(/\/assets\/prices-/, async (route) => {
    await prices.promise;
    await route.continue();
  });
  await page.route(/\/tours\/[\w-]+\.data/, async (route) => {
    await tour.promise;
    await route.continue();
  });
  await visit(page, '/tours?people=2');
  await page.getByLabel('When').selectOption('May');
  const press = () =>
    cards(page)
      .first()
      .getByRole('link', { name: /^View Tour/ })
      .click();
  await press();
  prices.resolve();
  await page.waitForRequest(/\.data\?.*when=may/);
  tour.resolve();
  await expect(page).toHaveURL(/\/tours\/[\w-]+\?people=2&when=may$/);

  await openWithoutScript(page, '/tours?people=2&when=may');
  await page.getByLabel('How many').selectOption('5 people');
  await press();
  await expect(page).toHaveURL(/\/tours\/[\w-]+\?people=5&when=may$/);
});

test('two tabs with trips of their own leave each other alone', { tag: '@long' }, async ({
  context,
  page,
}) => {
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

test('the trip that was told last is the one that a tour’s form has', async ({ page }) => {
  const tour = '/tours/gangtok-tsomgo-and-nathula';
  const day = `${new Date().getFullYear() + 1}-12-12`;
  const panel = page.getByRole('complementary', { name: 'Booking' });
  const people = panel.getByLabel('Number of people');
  await visit(page, tour);
  await people.fill('4');
  await page.getByLabel('Date of travel').fill(day);
  await expect(page).toHaveURL(new RegExp(`people=4&when=${day}$`));
  await visit(page, '/tours?destination=Gangtok');
  await page.getByLabel('How many').selectOption('2 people');
  await page.getByLabel('When').selectOption('May');
  await page.getByRole('link', { name: /^View Tour.*Tsomgo/ }).click();
  await expect(page).toHaveURL(/people=2&when=may$/);
  await expect(people).toHaveValue('2');
  await expect(page.getByLabel('Date of travel')).toHaveValue('');
  await expect(panel).toContainText('For 2 people in May');
  await people.pressSequentially('0');
  await page.reload();
  await expect(people).toHaveValue('20');
  await visit(page, `${tour}?people=3&when=oct`);
  await expect(people).toHaveValue('3');
  await page.getByLabel('My dates are open').check();
  await expect(page.getByLabel('When roughly?')).toHaveValue(/^October 20\d\d$/);
});

test('what a tour costs in a month without it is not that month’s price', async ({ page }) => {
  const tour = '/tours/teesta-rafting-and-kalimpong-hills';
  const panel = page.getByRole('complementary', { name: 'Booking' });
  await visit(page, `${tour}?people=2&when=jul`);
  await expect(panel).toContainText('For 2 people, closed in Jul');
  await expect(panel).toContainText('In July this tour is closed: no rafting.');
  await visit(page, '/tours?destination=Kalimpong&people=2&when=jul');
  await expect(cards(page).filter({ hasText: 'Rafting' })).toContainText('for 2 people, closed in Jul');
});
