import type { Page } from '@playwright/test';
import { ADMIN, expect, stopTheClock, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { FAILED_CALL, failCall, NO_ANSWER, OUR_FAULT } from '../support/e2e/failing-answers.ts';

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => main(page).getByRole('button', { name }).click();

async function fillLogin(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await main(page).getByLabel('Email').fill(email);
  await main(page).getByLabel('Password', { exact: true }).fill(password);
}

async function fillRegister(page: Page, account: { username: string; email: string; password: string }) {
  await main(page).getByLabel('Username').fill(account.username);
  await fillLogin(page, account);
}

/** What helps comes first, the words of the specification beside it. */
async function expectUnreached(page: Page, words: string): Promise<void> {
  await expect(page.getByRole('alert')).toHaveText(NO_ANSWER);
  await expect(page.getByText(words, { exact: true })).toBeVisible();
}

test('login asks for both fields, says why it failed, and the right password then works §1.12 §2.30 §3.1 §4.6 §4.7 §5.22 §6.3 §7.4 §8.9', {
  tag: '@translated',
}, async ({ page, guard, traveller }) => {
  guard.allow(/status of 401/);
  guard.allow(FAILED_CALL);
  await page.request.post('/api/v1/auth/register', { data: traveller });
  await visit(page, '/login');
  await press(page, 'Sign in');
  await expect(main(page).getByText('Enter your email address.')).toBeVisible();
  await expect(main(page).getByText('Enter your password.')).toBeVisible();
  await expect(main(page).getByLabel('Email')).toBeFocused();

  await fillLogin(page, { ...traveller, password: 'not this one' });
  const alert = main(page).getByRole('alert');
  await failCall(page, '/auth/login', 'unreachable');
  await press(page, 'Sign in');
  await expectUnreached(page, 'An error occurred. Please try again.');
  await page.unroute('**/api/v1/auth/login');
  await press(page, 'Sign in');
  await expect(alert).toHaveText('Email or password is wrong.');
  await expect(main(page).getByLabel('Email')).toHaveValue(traveller.email);

  await main(page).getByLabel('Password', { exact: true }).fill(traveller.password);
  await press(page, 'Sign in');
  await expect(page).toHaveURL(/\/home$/);
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(JSON.parse(stored.user ?? '{}')).toMatchObject({ email: traveller.email, role: 'user' });
  expect(stored.accessToken).toMatch(/\S{20,}/);
  expect(stored).not.toHaveProperty('token');
});

test('login leads staff to the admin area §1.2 §6.3 §7.4', async ({ page }) => {
  await visit(page, '/login');
  await fillLogin(page, ADMIN);
  await press(page, 'Sign in');
  await expect(page).toHaveURL(/\/admin-dashboard$/);
});

test('registering leads to /login whatever the server answers, which says it; back on /register the name stands §2.30 §5.23 §7.6 §8.10', {
  tag: '@translated',
}, async ({ page, guard, traveller }) => {
  guard.allow(FAILED_CALL);
  guard.allow(/status of 409/);
  await visit(page, '/register');
  await press(page, 'Create account');
  for (const fault of ['Enter a username.', 'Enter your email address.', 'Enter your password.'])
    await expect(main(page).getByText(fault)).toBeVisible();
  await fillRegister(page, traveller);
  const notCreated = page.getByText('Your account was not created.');
  const registers = async (said: string) => {
    await main(page).getByLabel('Password', { exact: true }).fill(traveller.password);
    await press(page, 'Create account');
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('alert')).toHaveText(said);
  };
  for (const [fault, said] of [
    ['broken', OUR_FAULT],
    ['unreachable', NO_ANSWER],
  ] as const) {
    await failCall(page, '/auth/register', fault);
    await registers(said);
    await expect(notCreated).toHaveCount(fault === 'unreachable' ? 0 : 1);
    await page.unroute('**/api/v1/auth/register');
    await main(page).getByRole('link', { name: 'Create an account' }).click();
    await expect(main(page).getByLabel('Username')).toHaveValue(traveller.username);
  }
  await registers('Your account is ready. Please sign in.');
  await expect(main(page).getByLabel('Email')).toHaveValue(traveller.email);

  await main(page).getByRole('link', { name: 'Create an account' }).click();
  await fillRegister(page, traveller);
  await registers('This email has an account already. Please sign in.');
});

test('a forgotten password: the email is asked for, and any address is answered the same §2.30 §5.24 §7.10 §8.11', async ({
  page,
  guard,
}) => {
  guard.allow(FAILED_CALL);
  await visit(page, '/forgot-password');
  await press(page, 'Send the link');
  await expect(main(page).getByText('Enter your email address.')).toBeVisible();
  await main(page).getByLabel('Email').fill('nobody@example.com');
  await failCall(page, '/auth/forgot-password', 'unreachable');
  await press(page, 'Send the link');
  await expectUnreached(page, 'Something went wrong. Please try again.');
  await page.unroute('**/api/v1/auth/forgot-password');
  await press(page, 'Send the link');
  await expect(page.getByRole('alert')).toHaveText('Password reset link has been sent to your email.');
});

test.describe('reset password', () => {
  const PATH = '/reset-password/some-token';
  const choose = async (page: Page, password: string) => {
    await main(page).getByLabel('New password', { exact: true }).fill(password);
    await press(page, 'Save the new password');
  };

  test('says what a password needs and why it failed, and goes to /login two seconds after it worked §2.30 §4.25 §5.25 §8.12 §9.10', async ({
    page,
    guard,
  }) => {
    guard.allow(FAILED_CALL);
    await page.clock.install();
    await visit(page, PATH);
    await stopTheClock(page);
    await choose(page, '');
    await expect(main(page).getByText('Enter your password.')).toBeVisible();
    await choose(page, 'short');
    await expect(main(page).getByText('Use at least 8 characters for your password.')).toBeVisible();

    const password = 'rhododendrons in April';
    await failCall(page, '/auth/reset-password/*', 'unreachable');
    await choose(page, password);
    await expectUnreached(page, 'Error resetting password');
    await page.unroute('**/api/v1/auth/reset-password/*');

    await page.route('**/api/v1/auth/reset-password/*', (route) =>
      route.fulfill({ json: { success: true, message: 'Your password has been changed.' } }),
    );
    await choose(page, password);
    await expect(page.getByRole('alert')).toHaveText('Your password has been changed.');
    await page.clock.runFor(1_900);
    await expect(page).toHaveURL(/\/reset-password\//);
    await page.clock.runFor(200);
    await expect(page).toHaveURL(/\/login$/);
  });

  test('offers the link again after 30 seconds, and then waits another 30 §4.22–4.24 §8.13 §9.9', async ({
    page,
    guard,
  }) => {
    guard.allow(FAILED_CALL);
    await page.clock.install();
    await visit(page, PATH);
    const resend = main(page).getByRole('button', { name: 'Resend Reset Link' });
    // Time goes on by itself, too, until it is stopped.
    await page.clock.runFor(15_000);
    await expect(resend).toBeHidden();
    await page.clock.runFor(16_000);
    await expect(resend).toBeVisible();
    await stopTheClock(page);
    await page.route('**/api/v1/auth/resend-reset-link', (route) =>
      route.fulfill({ json: { success: true } }),
    );
    await resend.click();
    await expect(page.getByRole('alert')).toHaveText('Reset link resent.');
    await expect(resend).toBeHidden();
    await expect(main(page).getByRole('timer')).toHaveText(/in 30 s/);
    await page.clock.runFor(29_000);
    await expect(resend).toBeHidden();

    await page.unroute('**/api/v1/auth/resend-reset-link');
    await failCall(page, '/auth/resend-reset-link', 'unreachable');
    await page.clock.runFor(2_000);
    await resend.click();
    await expect(page.getByRole('alert')).toHaveText('Error resending reset link.');
    await expect(page.getByText(NO_ANSWER)).toBeVisible();
  });
});
