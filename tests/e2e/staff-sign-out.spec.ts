import type { Page } from '@playwright/test';
import {
  expect,
  signInAsAdmin,
  test,
  untilIdle,
  untilSessionsCanEnd,
  visit,
} from '../support/e2e/e2e-fixtures.ts';
import { createTour, readTour } from '../support/e2e/managed-tours.ts';

const NO_LINE = /ERR_INTERNET_DISCONNECTED|Failed to fetch/;

/** The first account stands on its first page, however many there are. */
const USERS = '/admin/users?sort=oldest';

const logOut = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
/** Where something is half written, which is asked about. */
async function logOutAllTheSame(page: Page): Promise<void> {
  await logOut(page);
  const question = page.getByRole('dialog', { name: 'Log out?' });
  await question.getByRole('button', { name: 'Log out' }).click();
}
const main = (page: Page) => page.getByRole('main');
const askToSignIn = (page: Page) => main(page).getByRole('heading', { name: 'Please sign in' });

test('after a sign-out without a network the next person finds no desk, in no tab and by no address §V14.3.1', {
  tag: '@long',
}, async ({ page, context, guard }) => {
  guard.allow(NO_LINE);
  await signInAsAdmin(page);
  await visit(page, USERS);
  await expect(main(page).getByText('staff@teesta.example')).toBeVisible();
  const other = await context.newPage();
  await visit(other, '/admin-dashboard');
  await expect(main(other).getByRole('heading', { name: 'Welcome, Admin' })).toBeVisible();

  for (const tab of [page, other]) await untilSessionsCanEnd(tab);
  await context.setOffline(true);
  await logOut(page);
  for (const tab of [page, other]) {
    await expect(askToSignIn(tab)).toBeVisible();
    await expect(
      tab.getByRole('status').filter({ hasText: 'as soon as you are online again' }),
    ).toBeVisible();
  }
  await expect(page.getByText('staff@teesta.example')).toHaveCount(0);

  // The line is back for the browser, but nothing has reached the server yet.
  for (const address of ['/api/v1/users', '/api/v1/manage/bookings', '/api/v1/subscribe.csv'])
    expect((await page.request.get(address)).status()).toBe(401);
  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: 'line' })).toHaveCount(0);
});

test('going back leads to no desk, by link and by address', { tag: '@long' }, async ({ page, guard }) => {
  guard.allow(/status of 401/);
  await signInAsAdmin(page);
  await visit(page, USERS);
  await expect(main(page).getByText('staff@teesta.example')).toBeVisible();
  await visit(page, '/admin/subscribers');
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Bookings' }).click();
  await expect(page).toHaveURL(/\/admin\/bookings$/);
  await logOut(page);
  await expect(askToSignIn(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/subscribers$/);
  await expect(askToSignIn(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/users\?sort=oldest$/);
  await expect(askToSignIn(page)).toBeVisible();
  await expect(page.getByText('staff@teesta.example')).toHaveCount(0);
});

test('a tour that was being written goes with its writer, who is asked first', { tag: '@long' }, async ({
  page,
  guard,
}) => {
  guard.allow(/status of 401/);
  await signInAsAdmin(page);
  await visit(page, '/admin/manage-tours?tour=new');
  await main(page).getByLabel('Title', { exact: true }).first().fill('A tour that nobody shall see');
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
    .toContain('A tour that nobody shall see');
  await logOut(page);
  const question = page.getByRole('dialog', { name: 'Log out?' });
  await expect(question).toContainText('What is half written here is forgotten.');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(main(page).getByLabel('Title', { exact: true }).first()).toHaveValue(
    'A tour that nobody shall see',
  );
  await logOutAllTheSame(page);
  await expect(askToSignIn(page)).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('nobody shall see');
});

test(
  'what was typed while a tour was being saved goes with its writer, too',
  { tag: '@long' },
  async ({ page, guard }, info) => {
    guard.allow(/status of 401/);
    await signInAsAdmin(page);
    const tour = await createTour(page, { title: `Left ${info.testId}`, status: 'draft' });
    await visit(page, `/admin/manage-tours?tour=${tour._id}`);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    // The server has it at once; its answer is long on the way.
    await page.route(`**/api/v1/tours/${tour._id}`, async (route) => {
      const response = await route.fetch();
      await released;
      await route.fulfill({ response });
    });
    const saved = page.waitForResponse(`**/api/v1/tours/${tour._id}`);
    await main(page).getByRole('button', { name: 'Save changes' }).click();
    await main(page)
      .getByRole('textbox', { name: 'Description', exact: true })
      .fill('Words that nobody shall see');
    await expect.poll(async () => (await readTour(page, tour._id)).version).toBe(tour.version + 1);
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
      .toContain('Words that nobody shall see');
    await logOutAllTheSame(page);
    await expect(askToSignIn(page)).toBeVisible();
    release();
    await (await saved).finished();
    await untilIdle(page);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('nobody shall see');
  },
);
