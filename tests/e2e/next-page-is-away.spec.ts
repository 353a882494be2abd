import type { Page, Request } from '@playwright/test';
import {
  type Account,
  expect,
  stopTheClock,
  test,
  untilSessionsCanEnd,
  visit,
} from '../support/e2e/e2e-fixtures.ts';
import { NO_ANSWER } from '../support/e2e/failing-answers.ts';

async function fillIn(page: Page, { username, email, password }: Account): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Username').fill(username);
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Password', { exact: true }).fill(password);
}

const register = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Create account' }).click();
/** Wrongly, or because the line has just dropped. */
const believeOffline = (page: Page) =>
  page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));

for (const [when, isLoginThere] of [
  ['with the page', true],
  ['before the sign-in page’s script was there', false],
] as const) {
  test(`a registration whose line drops ${when} is told, and nothing is thrown away`, {
    tag: '@long',
  }, async ({ page, guard, traveller }) => {
    guard.allow(/ERR_CONNECTION_RESET/);
    const script = /\/assets\/login-/;
    if (!isLoginThere) await page.route(script, (route) => route.abort('connectionreset'));
    const isScript = (request: Request) => script.test(request.url());
    const settled = isLoginThere
      ? page.waitForEvent('requestfinished', isScript)
      : page.waitForEvent('requestfailed', isScript);
    await visit(page, '/register');
    await untilSessionsCanEnd(page);
    await fillIn(page, traveller);
    const asked = await settled;
    // With all that it imports.
    if (isLoginThere) await page.evaluate((address) => import(address), asked.url());
    await page.route('**/*', (route) => route.abort('connectionreset'));
    await register(page);
    await expect(page.getByRole('alert')).toHaveText(NO_ANSWER);
    await expect(page.getByText('Failed to fetch')).toBeVisible();
    await expect(page).toHaveURL(isLoginThere ? /\/login$/ : /\/register$/);
    await expect(page.getByRole('main').getByLabel('Email')).toHaveValue(traveller.email);
  });
}

test('the browser believes to have no line as the answer to a registration comes: its message stands', {
  tag: '@long',
}, async ({ page, traveller }) => {
  await visit(page, '/register');
  await fillIn(page, traveller);
  await believeOffline(page);
  await register(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Create account' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('Your account is ready. Please sign in.');
});

test('the sign-in page cannot be had after a new password: that it is saved stands', {
  tag: '@long',
}, async ({ page, guard }) => {
  guard.allow(/ERR_CONNECTION_RESET/);
  await page.clock.install();
  await visit(page, '/reset-password/some-token');
  await stopTheClock(page);
  const message = 'Your password has been changed.';
  await page.route('**/api/v1/auth/reset-password/*', (route) =>
    route.fulfill({ json: { success: true, message } }),
  );
  const script = /\/assets\/login-/;
  await page.route(script, (route) => route.abort('connectionreset'));
  const main = page.getByRole('main');
  await main.getByLabel('New password', { exact: true }).fill('rhododendrons in April');
  await main.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByRole('alert')).toHaveText(message);
  const lost = page.waitForEvent('requestfailed', (request) => script.test(request.url()));
  await page.clock.runFor(2_100);
  await lost;
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL(/\/reset-password\//);
  await expect(main.getByRole('button', { name: 'Saved' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(message);
});
