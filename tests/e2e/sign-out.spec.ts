import type { Page } from '@playwright/test';
import { callApi } from '../support/e2e/call-api.ts';
import {
  type Account,
  ADMIN,
  checkAccessibility,
  expect,
  inBanner,
  isPhone,
  logOut,
  openMenu,
  registerAndSignIn,
  signIn,
  test,
  untilSessionsCanEnd,
  visit,
} from '../support/e2e/e2e-fixtures.ts';
import { enquiryForm, openEnquiryForm } from '../support/e2e/enquiry-form.ts';
import { FAILED_CALL, failCall } from '../support/e2e/failing-answers.ts';
import { signInByForm } from '../support/e2e/sign-in-form.ts';

const NO_LINE = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/;
const SIGNED_OUT_HERE =
  'You are signed out in this browser. We end the session itself as soon as you are online again.';

const status = (page: Page) => page.getByRole('status').filter({ hasText: /session/ });
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken') ?? '');

/** What the server says to this token, asked without the browser: 200 as long as the session lives. */
async function sessionStatus(server: { url: string }, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${server.url}/api/v1/account`, { headers })).status;
}

/** What this browser gets that asks by its cookies alone, as it does for an address typed by hand. */
const cookieStatus = async (page: Page) => (await page.request.get('/api/v1/account')).status();

/** Answers the token of the session. */
async function openSignedIn(page: Page, traveller: Account): Promise<string> {
  await registerAndSignIn(page, traveller);
  await visit(page, '/about');
  await untilSessionsCanEnd(page);
  return tokenOf(page);
}

test('without a network the browser forgets at once, says what is left to do, and the session ends with the line', {
  tag: ['@phone', '@long'],
}, async ({ page, context, guard, server, traveller }) => {
  guard.allow(NO_LINE);
  const token = await openSignedIn(page, traveller);
  await context.setOffline(true);
  await logOut(page);
  await expect(status(page)).toHaveText(SIGNED_OUT_HERE);
  if (isPhone(page)) await page.getByRole('button', { name: 'Menu' }).click();
  await expect(inBanner(page, 'link', 'Sign in')).toBeVisible();
  await checkAccessibility(page, status(page));
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(token);
  expect(await sessionStatus(server, token)).toBe(200);
  expect(await cookieStatus(page)).toBe(401);

  await context.setOffline(false);
  await expect(status(page)).toHaveCount(0);
  expect(await sessionStatus(server, token)).toBe(401);
});

test('a session that a closed tab has left behind ends with the next visit', { tag: '@long' }, async ({
  page,
  context,
  guard,
  server,
  traveller,
}) => {
  guard.allow(FAILED_CALL);
  const token = await openSignedIn(page, traveller);
  // Not offline: a tab that closes is told of a line again, and may use it.
  await failCall(page, '/auth/logout', 'unreachable');
  await logOut(page);
  await expect(status(page)).toHaveText(SIGNED_OUT_HERE);
  await page.close();
  expect(await sessionStatus(server, token)).toBe(200);

  const next = await context.newPage();
  expect(await cookieStatus(next)).toBe(401);
  await visit(next, '/about');
  await expect.poll(() => sessionStatus(server, token)).toBe(401);
  await expect(status(next)).toHaveCount(0);
});

test.describe('a sign-in that fails over a live session ends it', () => {
  for (const fault of ['wrong password', 'too many', 'unreachable'] as const) {
    test(`: ${fault}`, { tag: fault === 'wrong password' ? [] : '@long' }, async ({
      page,
      guard,
      server,
      traveller,
    }) => {
      guard.allow(FAILED_CALL);
      guard.allow(/status of 401/);
      await registerAndSignIn(page, traveller);
      await visit(page, '/login');
      const token = await tokenOf(page);
      if (fault !== 'wrong password') await failCall(page, '/auth/login', fault);
      await signInByForm(page, { ...traveller, password: 'not this one' });

      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await openMenu(page);
      await expect(inBanner(page, 'link', 'Sign in')).toBeVisible();
      expect(await cookieStatus(page)).toBe(401);
      await expect.poll(() => sessionStatus(server, token)).toBe(401);
    });
  }
});

test('who signs in while the session before is still to be ended stays signed in when it ends', {
  tag: '@long',
}, async ({ page, guard, server, traveller }) => {
  guard.allow(FAILED_CALL);
  await registerAndSignIn(page, traveller);
  await visit(page, '/login');
  const former = await tokenOf(page);
  await failCall(page, '/auth/logout', 'unreachable');
  await signInByForm(page, ADMIN);
  await expect(page).toHaveURL(/\/admin-dashboard$/);
  await expect(status(page)).toContainText('The session before this one is still open at our end.');
  expect(await sessionStatus(server, former)).toBe(200);

  await page.unroute('**/api/v1/auth/logout');
  await page.reload();
  await expect.poll(() => sessionStatus(server, former)).toBe(401);
  await expect(page.getByRole('heading', { name: 'Welcome, Admin' })).toBeVisible();
  expect((await page.request.get('/api/v1/users')).status()).toBe(200);
  expect(await sessionStatus(server, await tokenOf(page))).toBe(200);
});

test('what was typed goes from every tab, and the next one to sit down can type and keep it §V14.3.1 §V14.3.3', {
  tag: '@long',
}, async ({ page, context, traveller }) => {
  await openEnquiryForm(page, traveller);
  const other = await context.newPage();
  await visit(other, '/contact');
  await enquiryForm(other).getByLabel('Full name').fill('Asha Rai');
  await untilSessionsCanEnd(other);
  await logOut(page);

  await expect(enquiryForm(other).getByLabel('Full name')).toHaveValue('');
  await expect(other.getByRole('alert')).toContainText('Somebody signed in or out in another tab');
  await enquiryForm(other).getByLabel('Full name').fill('Bina Lama');
  await other.reload();
  await expect(enquiryForm(other).getByLabel('Full name')).toHaveValue('Bina Lama');
});

test('a draft whose writer’s session ran out waits for the writer, and is not shown to the next one', {
  tag: '@long',
}, async ({ page, guard, server, traveller }) => {
  guard.allow(/status of 401/);
  await page.request.post('/api/v1/auth/register', { data: traveller });
  const ownForm = enquiryForm(page).getByLabel('Full name');
  const signInAs = async (account: Pick<Account, 'email' | 'password'>) => {
    await visit(page, '/login?next=/contact');
    await signInByForm(page, account);
    await expect(page).toHaveURL(/\/contact$/);
  };
  await signInAs(traveller);
  await ownForm.fill('Asha Rai');
  await callApi(server, 'POST', '/auth/logout', { token: await tokenOf(page) });
  await page.goto('/account');
  await expect(page.getByRole('main').getByRole('heading', { name: 'Please sign in' })).toBeVisible();

  await signInAs(traveller);
  await expect(ownForm).toHaveValue('Asha Rai');
  await signInAs(ADMIN);
  await expect(ownForm).toHaveValue('');
});

test('the account page is not there any more after going back to it §V14.3.1', async ({
  page,
  traveller,
}) => {
  await registerAndSignIn(page, traveller);
  await visit(page, '/account');
  await expect(page.getByText(traveller.email).first()).toBeVisible();
  await visit(page, '/about');
  await logOut(page);
  await page.goBack();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Please sign in' })).toBeVisible();
  await expect(page.getByText(traveller.email)).toHaveCount(0);
});

test('a second sign-in elsewhere leaves this one alone', async ({ page, otherPage, server, traveller }) => {
  await registerAndSignIn(page, traveller);
  await visit(page, '/about');
  await signIn(otherPage, traveller);
  expect(await sessionStatus(server, await tokenOf(page))).toBe(200);
});
