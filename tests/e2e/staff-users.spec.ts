import type { Page } from '@playwright/test';
import { registerByApi } from '../support/e2e/call-api.ts';
import { failure, LOGGED, muteNews } from '../support/e2e/desk.ts';
import {
  ADMIN,
  checkAccessibility,
  expect,
  reloadAfterDialog,
  signInAsAdmin,
  stopTheClock,
  test,
  visit,
} from '../support/e2e/e2e-fixtures.ts';
import { FAILED_CALL, failCall, OUR_FAULT } from '../support/e2e/failing-answers.ts';
import { makeStaff, registerProved } from '../support/e2e/staff-account.ts';

const rowOf = (page: Page, email: string) => page.getByRole('listitem').filter({ hasText: email });

async function search(page: Page, typed: string) {
  await page.getByRole('searchbox').fill(typed);
  await page.getByRole('searchbox').press('Enter');
  await page.waitForURL((url) => url.searchParams.get('q') === typed);
}

test('staff find a user and delete the account §1.14 §3.1 §6.4 §7.35 §8.16 §9.11', async ({
  page,
  server,
  traveller,
}) => {
  await registerByApi(server, traveller);
  await signInAsAdmin(page);
  await page.clock.install();
  await visit(page, '/admin/users');
  await expect(rowOf(page, 'staff@teesta.example')).toContainText('This is you');
  await search(page, traveller.email);
  const row = rowOf(page, traveller.email);
  await expect(row).toContainText('Traveller');

  await row.getByRole('button', { name: /^Delete/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete this user?' });
  await expect(dialog).toContainText(traveller.email);
  await checkAccessibility(page, dialog);
  await stopTheClock(page);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  const message = page.getByText('User deleted successfully', { exact: true });
  await expect(message).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No users found' })).toBeVisible();
  await page.clock.runFor(2_900);
  await expect(message).toBeVisible();
  await page.clock.runFor(200);
  await expect(message).toHaveCount(0);
  await page.clock.resume();
  await checkAccessibility(page, page.getByRole('main'));
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(rowOf(page, 'staff@teesta.example')).toBeVisible();
});

test('the role of a user changes, and every device is signed out', async ({ page, server, traveller }) => {
  const token = await registerProved(server, traveller);
  await signInAsAdmin(page);
  await visit(page, `/admin/users?q=${encodeURIComponent(traveller.email)}&role=user`);
  await rowOf(page, traveller.email).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: traveller.username })).toBeVisible();
  await expect(page.getByText('1 device')).toBeVisible();
  await checkAccessibility(page, page.getByRole('main'));

  await page.getByRole('button', { name: 'Make staff' }).click();
  await page.getByRole('dialog').getByLabel('Role').selectOption('Manager');
  await page.getByRole('dialog').getByRole('button', { name: 'Make staff' }).click();
  await expect(page.getByText(`${traveller.username} is staff now.`)).toBeVisible();
  const headers = { authorization: `Bearer ${token}` };
  const opened = await fetch(`${server.url}/api/v1/users?limit=1`, { headers });
  expect(opened.status).toBe(200);

  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByText('No device')).toBeVisible();
  expect((await fetch(`${server.url}/api/v1/account`, { headers })).status).toBe(401);
});

test('a colleague is made a traveller, deleted and brought back', { tag: '@long' }, async ({
  page,
  server,
  traveller,
  guard,
}) => {
  // What is asked for and missing, and a wrong password.
  guard.allow(/status of 400/);
  await makeStaff(page, server, traveller);
  await visit(page, `/admin/users?q=${encodeURIComponent(traveller.email)}`);
  await rowOf(page, traveller.email).getByRole('link').click();
  await page.getByRole('button', { name: 'Make traveller' }).click();
  const demotion = page.getByRole('dialog', { name: `Make ${traveller.username} a traveller?` });
  const takesOver = demotion.getByLabel('Who takes over');
  await expect(takesOver).toBeFocused();
  await demotion.getByRole('button', { name: 'Make traveller' }).press('Enter');
  await expect(demotion).toContainText('Choose who takes over their work, or nobody.');
  await expect(demotion).toContainText('Enter your password.');
  await expect(takesOver).toBeFocused();
  await takesOver.selectOption('Nobody: it waits until somebody takes it up');
  await demotion.getByLabel('Your password').fill('not this one');
  await demotion.getByLabel('Your password').press('Enter');
  await expect(demotion).toContainText('This is not your password.');
  await checkAccessibility(page, demotion);
  await demotion.getByLabel('Your password').fill(ADMIN.password);
  await demotion.getByLabel('Your password').press('Enter');
  await expect(page.getByText('The account is now a traveller’s.')).toBeVisible();
  await expect(page.getByText('Was staff until')).toBeVisible();

  await page.getByRole('button', { name: 'Delete user' }).click();
  const deletion = page.getByRole('dialog', { name: `Delete ${traveller.username}?` });
  await deletion.getByLabel('Your password').fill(ADMIN.password);
  await deletion.getByRole('button', { name: 'Delete' }).click();
  await page.waitForURL('**/admin/users');
  await expect(page.getByText('User deleted successfully', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Former staff' }).click();
  const former = rowOf(page, traveller.email);
  await expect(former).toContainText('Deleted');
  await checkAccessibility(page, page.getByRole('main'));
  await former.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText(`${traveller.username} is staff again.`)).toBeVisible();
  await expect(former).toHaveCount(0);
});

test('an owner is shown as one, whom nobody deletes', async ({ page }) => {
  await signInAsAdmin(page);
  await visit(page, '/admin/users?sort=oldest');
  await expect(rowOf(page, ADMIN.email)).toContainText('Owner');
  await rowOf(page, ADMIN.email).getByRole('link').click();
  await expect(page.getByText('you are an owner of the site')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete user' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Make traveller' })).toHaveCount(0);
});

test('the users and reviews calls read the key "token", and send no Authorization without it §7.46 §7.47', async ({
  page,
}) => {
  await signInAsAdmin(page);
  const sent = (call: string) =>
    page.waitForRequest((request) => new URL(request.url()).pathname === `/api/v1${call}`);
  const [bare] = await Promise.all([sent('/users'), visit(page, '/admin/users')]);
  expect(await bare.headerValue('authorization')).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).not.toBeNull();
  await expect(page.getByText('This is you')).toBeVisible();

  await page.evaluate(() => localStorage.setItem('token', 'of-another-kind'));
  const [users] = await Promise.all([sent('/users'), page.getByLabel('Role').selectOption('Staff')]);
  expect(await users.headerValue('authorization')).toBe('Bearer of-another-kind');
  await expect(page.getByText('This is you')).toBeVisible();

  const toReviews = page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Reviews' });
  const [reviews] = await Promise.all([sent('/review'), toReviews.click()]);
  expect(await reviews.headerValue('authorization')).toBe('Bearer of-another-kind');
  await page.evaluate(() => localStorage.removeItem('token'));
  const [bareReviews] = await Promise.all([sent('/review'), page.getByLabel('Rating').selectOption('5')]);
  expect(await bareReviews.headerValue('authorization')).toBeNull();
});

test('what fails is said, and logged §8.17', { tag: '@long' }, async ({ page, server, traveller, guard }) => {
  guard.allow(FAILED_CALL);
  guard.allow(LOGGED);
  await registerByApi(server, traveller);
  await muteNews(page);
  await signInAsAdmin(page);
  await failCall(page, '/users/*', 'broken');
  await visit(page, `/admin/users?q=${encodeURIComponent(traveller.email)}`);
  const logged = page.waitForEvent('console', (message) =>
    message.text().startsWith('Failed to delete user'),
  );
  await rowOf(page, traveller.email)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(failure(page, 'Failed to delete user')).toContainText(OUR_FAULT);
  await logged;
  await expect(rowOf(page, traveller.email)).toBeVisible();

  await failCall(page, '/users?*', 'unreachable');
  await reloadAfterDialog(page);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    /^Failed to load users\s*We could not be reached\./,
  );
  await page.unroute('**/api/v1/users?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rowOf(page, traveller.email)).toBeVisible();
});
