import type { Page } from '@playwright/test';
import {
  checkAccessibility,
  expect,
  openMenu,
  registerAndSignIn,
  test,
  untilSessionsCanEnd,
  visit,
} from '../support/e2e/e2e-fixtures.ts';
import { enquiryForm } from '../support/e2e/enquiry-form.ts';
import { failCall, REQUEST_ID } from '../support/e2e/failing-answers.ts';

/** A loader's error as the server writes it for the router in the browser. */
const LOADER_FAILED = `[{"_1":2},"routes/home/home",{"_3":4},"error",["ErrorResponse",5,6,7],{"_8":9},500,"Internal Server Error","requestId","${REQUEST_ID}"]\n`;

async function goHome(page: Page): Promise<void> {
  await openMenu(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Home', exact: true })
    .filter({ visible: true })
    .click();
}

test('an address that leads nowhere helps on: search, tours that others like, home', async ({
  page,
  guard,
}) => {
  guard.allow(/status of 404/);
  const answer = await visit(page, '/no/such/page');
  expect(answer?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'This path leads nowhere' })).toBeVisible();
  await expect(main.getByRole('article')).toHaveCount(4);
  await expect(main.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/home');
  const search = main.getByLabel('Destination', { exact: true }).first();
  await search.fill('Sikkim');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/tours\/search\?city=Sikkim$/);
});

test('a page that fails on the way there says what to do, and names the request', { tag: '@long' }, async ({
  page,
  guard,
}) => {
  guard.allow(/status of 500|^500: |Error/);
  await visit(page, '/about');
  await page.route(/\/home\.data/, (route) =>
    route.fulfill({
      status: 500,
      contentType: 'text/x-script',
      headers: { 'x-remix-response': 'yes' },
      body: LOADER_FAILED,
    }),
  );
  await goHome(page);
  await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
  await expect(page.getByText(REQUEST_ID)).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page).toHaveTitle('This page could not be shown');
  await checkAccessibility(page, page.getByRole('main'));
  await page.unroute(/\/home\.data/);
  await page.getByRole('link', { name: 'Load again' }).click();
  await expect(page.getByRole('heading', { name: 'Our Top Featured Tours' })).toBeVisible();
});

test('a server that is away says so, and what was typed is still there', async ({ page, guard }) => {
  guard.allow(/ERR_CONNECTION_REFUSED|Failed to fetch/);
  await visit(page, '/contact');
  await enquiryForm(page).getByLabel('Full name').fill('Asha Rai');
  await page.route(/\/home\.data/, (route) => route.abort('connectionrefused'));
  await goHome(page);
  await expect(page.getByRole('heading', { name: 'We could not be reached' })).toBeVisible();
  await expect(page.getByText(/What you typed into our forms is kept/)).toBeVisible();
  await page.goBack();
  await expect(enquiryForm(page).getByLabel('Full name')).toHaveValue('Asha Rai');
});

test('offline the page stays, and says so', { tag: '@long' }, async ({ page, context, guard }) => {
  // The second is the router's word for routes that it was asking for when the network went.
  guard.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch manifest patches/);
  await visit(page, '/contact');
  await enquiryForm(page).getByLabel('Full name').fill('Asha Rai');
  await context.setOffline(true);
  await goHome(page);
  await expect(page.getByRole('alert')).toHaveText(
    'You are offline. This page stays open; try again once you are connected.',
  );
  await expect(page).toHaveURL(/\/contact$/);
  await expect(enquiryForm(page).getByLabel('Full name')).toHaveValue('Asha Rai');
  await context.setOffline(false);
  const back = page.getByRole('status').filter({ hasText: 'Your connection is back.' });
  await expect(back).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  // A phone in a pocket hears of no change of its line.
  const believeOnline = (isOnline: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(navigator, 'onLine', { get: () => value, configurable: true });
    }, isOnline);
  await believeOnline(false);
  await goHome(page);
  await expect(page.getByRole('alert')).toHaveText(/^You are offline/);
  await believeOnline(true);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(back).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await goHome(page);
  await expect(page).toHaveURL(/\/home$/);
  await expect(back).toHaveCount(0);
});

test('offline it says so although the box of what it says is still under way', { tag: '@long' }, async ({
  page,
  context,
  guard,
}) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch manifest patches/);
  await page.route(/\/later-/, () => undefined);
  await visit(page, '/contact');
  await context.setOffline(true);
  await goHome(page);
  await expect(page.getByRole('alert')).toContainText('You are offline. This page stays open');
});

test('a part that did not load is asked for again as soon as there is a line', async ({
  page,
  guard,
  traveller,
}) => {
  guard.allow(/ERR_CONNECTION_REFUSED/);
  await registerAndSignIn(page, traveller);
  await failCall(page, '/account', 'unreachable');
  await visit(page, '/account');
  await expect(page.getByText('This part did not load.')).toBeVisible();
  await page.unroute('**/api/v1/account');
  await untilSessionsCanEnd(page);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText(traveller.email).first()).toBeVisible();
});
