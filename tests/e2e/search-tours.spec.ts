import type { Page } from '@playwright/test';
import { expect, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { NO_ANSWER } from '../support/e2e/failing-answers.ts';

const searchBox = (page: Page) => page.getByRole('main').getByLabel('Destination', { exact: true }).first();

const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Destination' }).getByRole('option');

test('on the home page the search stands wholly in sight, also in a low window, and so do its suggestions', {
  tag: '@widths',
}, async ({ page }) => {
  await visit(page, '/home');
  const form = page.getByRole('search').locator('form');
  const cut = () =>
    form.evaluate((element) => {
      const { left, width, top, bottom } = element.getBoundingClientRect();
      const middle = left + width / 2;
      const points = [top + 1, bottom - 1].map((y) => document.elementFromPoint(middle, y));
      return points.filter((point) => !element.contains(point)).length;
    });
  for (const [width, height] of [
    [360, 640],
    [800, 600],
    [1024, 640],
    [1280, 640],
    [1280, 720],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(cut, `at ${width} × ${height}`).toBe(0);
    await searchBox(page).click();
    const list = page.getByRole('listbox');
    await expect(suggestions(page)).toHaveCount(6);
    await expect(list).toBeInViewport({ ratio: 1 });
    await expect(form).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  }
});

test('an empty search is answered with Please Enter Destination! §5.17 §8.8', async ({ page }) => {
  await visit(page, '/home');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please Enter Destination!');
  await expect(page).toHaveURL(/\/home$/);
});

test('typing filters the six destinations by any part of their name §2.10 §3.26 §5.18', async ({ page }) => {
  await visit(page, '/tours');
  await searchBox(page).hover();
  await page.mouse.down();
  await expect(suggestions(page)).toHaveCount(6);
  await page.mouse.up();
  const names = ['Sikkim', 'Darjeeling', 'Gangtok', 'Kalimpong', 'Dooars', 'Bhutan'];
  await expect(suggestions(page)).toHaveText(names.map((name) => new RegExp(name)));
  await searchBox(page).fill('KK');
  await expect(suggestions(page)).toHaveText([/Sikkim/]);
  await searchBox(page).fill('oo');
  await expect(suggestions(page)).toHaveText([/Dooars/]);
  await searchBox(page).fill('zz');
  await expect(suggestions(page)).toHaveCount(0);
});

test('Enter searches for what was typed, and hands the results on §1.6 §2.12 §5.20', {
  tag: '@translated',
}, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/getTourBySearch|search\.data/.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  await visit(page, '/home');
  await searchBox(page).click();
  await searchBox(page).fill('bhutan');
  await searchBox(page).press('Enter');
  await page.waitForURL('**/tours/search?city=bhutan');
  await expect(page.getByRole('heading', { level: 1, name: /bhutan/i })).toBeVisible();
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  const found = await cards.count();
  expect(asked).toEqual(['/api/v1/tours/search/getTourBySearch']);
  await page.reload();
  await expect(cards).toHaveCount(found);
});

test.describe('while a search is not answered', () => {
  let answer = () => {};
  test.beforeEach(async ({ page }) => {
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/getTourBySearch?city=Bhutan&page=1', async (route) => {
      await held;
      await route.continue();
    });
    await visit(page, '/tours');
    await searchBox(page).fill('Bhutan');
    await searchBox(page).press('Enter');
  });

  test('another is what counts', { tag: '@long' }, async ({ page }) => {
    await searchBox(page).fill('Gangtok');
    await searchBox(page).press('Enter');
    await page.waitForURL('**/tours/search?city=Gangtok');
    const answered = page.waitForResponse('**/getTourBySearch?city=Bhutan&page=1');
    answer();
    await (await answered).finished();
    await expect(page.getByRole('heading', { level: 1, name: /Gangtok/ })).toBeVisible();
    await expect(page).toHaveURL(/city=Gangtok$/);
  });

  test('a visitor who asks for something else is not taken to it', { tag: '@long' }, async ({ page }) => {
    await page.getByLabel('Sort').selectOption('rating');
    await expect(page).toHaveURL(/sort=rating/);
    answer();
    await expect(page.getByRole('main').getByRole('button', { name: 'Search' })).not.toHaveAttribute(
      'aria-busy',
    );
    await expect(page).toHaveURL(/sort=rating/);
  });
});

test('the destination itself comes first, as many as the filter finds; what only mentions it comes after and says so §T3.3', async ({
  page,
}) => {
  await visit(page, '/tours?destination=Sikkim');
  const filtered = await page.getByRole('article').count();
  await searchBox(page).click();
  await searchBox(page).fill('sikkim');
  await searchBox(page).press('Enter');
  const there = page.getByRole('region', { name: `${filtered} tours in Sikkim` });
  await expect(there.getByRole('article')).toHaveCount(filtered);
  const besides = page.getByRole('region', { name: /^\d+ more that mention “sikkim”$/ });
  await expect(besides.getByRole('article').first()).toBeVisible();
  const places = page.getByRole('region').filter({ has: page.getByRole('article') });
  await expect(places).toHaveCount(2);
  await expect(places.first()).toHaveAccessibleName(`${filtered} tours in Sikkim`);
});

test('more than a page of tours stands on numbered pages', async ({ page }) => {
  await visit(page, '/tours');
  await searchBox(page).click();
  await searchBox(page).fill('a');
  await searchBox(page).press('Enter');
  const heading = page.getByRole('heading', { name: /^\d+ tours that mention “a”$/ });
  const all = Number.parseInt((await heading.textContent()) ?? '', 10);
  const tours = page.getByRole('article');
  await expect(tours).toHaveCount(24);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/city=a&page=2$/);
  await expect(tours).toHaveCount(all - 24);
  await expect(heading).toHaveText(`${all} tours that mention “a”`);
  await visit(page, '/tours/search?city=a&page=9');
  await expect(tours).toHaveCount(all - 24);
});

test('what is misspelt is found, the page says so, and filters narrow it §T3.3', async ({ page }) => {
  await visit(page, '/tours');
  await searchBox(page).click();
  await searchBox(page).fill('Darjiling');
  await searchBox(page).press('Enter');
  await expect(
    page.getByText('Nothing here is spelt “Darjiling”. These are tours for “Darjeeling”.'),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: /^\d+ tours in Darjeeling$/ })).toBeVisible();
  await page.getByLabel('Sort').selectOption('price');
  await expect(page).toHaveURL(/city=Darjiling&sort=price$/);
  const there = page.getByRole('region', { name: 'tours in Darjeeling' }).getByRole('article');
  const all = await there.count();
  await visit(page, '/tours/search?city=Darjiling&days=4-5');
  expect(await there.count()).toBeLessThan(all);
  await expect(page.getByRole('region', { name: 'in Darjeeling' })).toBeVisible();
  await page.getByRole('link', { name: 'Take out: 4 to 5 days' }).click();
  await expect(there).toHaveCount(all);
  await visit(page, '/tours/search?city=Darjiling&destination=Bhutan');
  await expect(page.getByText('No such tour found')).toBeVisible();
  await page.getByRole('link', { name: /^Show all \d+ tours for “Darjiling”$/ }).click();
  await expect(there).toHaveCount(all);
});

test.describe('without JavaScript', { tag: '@no-script' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the filters of what was found are a form', async ({ page }) => {
    await page.goto('/tours/search?city=gangtok%20pelling');
    await expect(
      page.getByRole('heading', { level: 2, name: '1 tour that mentions “gangtok pelling”' }),
    ).toBeVisible();
    await expect(
      page.getByRole('heading', { level: 2, name: /^\d+ more that mention some of these words$/ }),
    ).toBeVisible();
    await page.getByLabel('Sort').selectOption('days');
    await page.getByRole('button', { name: 'Show tours' }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/city=gangtok\+pelling&.*sort=days/);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test('a place without tours says No such tour found §2.13', async ({ page }) => {
  await visit(page, '/tours');
  await searchBox(page).click();
  await searchBox(page).fill('Atlantis');
  await searchBox(page).press('Enter');
  await expect(page.getByText('No such tour found')).toBeVisible();
  await visit(page, '/tours/search?city=Atlantis');
  await expect(page.getByText('No such tour found')).toBeVisible();
});

test('an address that seeks more letters than a destination has says the reason, and offers no try in vain', async ({
  page,
  guard,
}) => {
  guard.allow(/status of 400/);
  await visit(page, `/tours/search?city=${'a'.repeat(500)}`);
  await expect(page.getByRole('alert')).toHaveText('Something went wrong');
  await expect(page.getByText('Keep a destination to 80 characters at most.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search tours');
  await expect(page).toHaveTitle(/^Search tours/);
});

test('a search that fails says Something went wrong §8.8', async ({ page, guard }) => {
  guard.allow(/status of 404/);
  await page.route('**/api/v1/tours/search/**', (route) => route.fulfill({ status: 404, body: '' }));
  await visit(page, '/tours');
  await searchBox(page).click();
  await searchBox(page).fill('Sikkim');
  await searchBox(page).press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Something went wrong');

  // Without an answer, what helps comes first.
  guard.allow(/ERR_CONNECTION_REFUSED/);
  await page.unroute('**/api/v1/tours/search/**');
  await page.route('**/api/v1/tours/search/**', (route) => route.abort('connectionrefused'));
  await searchBox(page).press('Enter');
  await expect(page.getByRole('alert')).toHaveText(NO_ANSWER);
  await expect(page.getByText('Something went wrong')).toBeVisible();
});
