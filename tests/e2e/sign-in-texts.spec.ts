import type { Page } from '@playwright/test';
import { ADMIN, expect, stopTheClock, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { FAILED_CALL, failCall, NO_ANSWER, OUR_FAULT, TOO_OFTEN } from '../support/e2e/failing-answers.ts';

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

test.describe('login', () => {
  test('asks for both fields', async ({ page }) => {
    await visit(page, '/login');
    await press(page, 'Sign in');
    await expect(main(page).getByText('Enter your email address.')).toBeVisible();
    await expect(main(page).getByText('Enter your password.')).toBeVisible();
    await expect(main(page).getByLabel('Email')).toBeFocused();
  });

  test('shows the server’s message inline, and the right password then works', async ({
    page,
    guard,
    traveller,
  }) => {
    guard.allow(/status of 401/);
    await page.request.post('/api/v1/auth/register', { data: traveller });
    await visit(page, '/login');
    await fillLogin(page, { ...traveller, password: 'not this one' });
    await press(page, 'Sign in');
    await expect(main(page).getByRole('alert')).toHaveText('Email or password is wrong.');
    await main(page).getByLabel('Password', { exact: true }).fill(traveller.password);
    await press(page, 'Sign in');
    await expect(page).toHaveURL(/\/home$/);
    const stored = await page.evaluate(() => ({ ...localStorage }));
    expect(JSON.parse(stored.user ?? '{}')).toMatchObject({ email: traveller.email, role: 'user' });
    expect(stored.accessToken).toMatch(/\S{20,}/);
    expect(stored).not.toHaveProperty('token');
  });

  test('says why it failed inline, and a network failure by its own text', async ({
    page,
    guard,
    traveller,
  }) => {
    guard.allow(FAILED_CALL);
    await visit(page, '/login');
    await fillLogin(page, traveller);
    for (const [fault, said] of [
      ['too many', TOO_OFTEN],
      ['broken', OUR_FAULT],
      ['unreachable', 'An error occurred. Please try again.'],
    ] as const) {
      await failCall(page, '/auth/login', fault);
      await press(page, 'Sign in');
      await expect(main(page).getByRole('alert')).toHaveText(said);
      await expect(main(page).getByText(NO_ANSWER)).toHaveCount(fault === 'unreachable' ? 1 : 0);
      await expect(main(page).getByLabel('Email')).toHaveValue(traveller.email);
      await page.unroute('**/api/v1/auth/login');
    }
  });

  test('leads staff to the admin area', async ({ page }) => {
    await visit(page, '/login');
    await fillLogin(page, ADMIN);
    await press(page, 'Sign in');
    await expect(page).toHaveURL(/\/admin-dashboard$/);
  });
});

test.describe('register', () => {
  test('asks for all three fields', async ({ page }) => {
    await visit(page, '/register');
    await press(page, 'Create account');
    for (const fault of ['Enter a username.', 'Enter your email address.', 'Enter your password.']) {
      await expect(main(page).getByText(fault)).toBeVisible();
    }
  });

  test('leads to /login with the server’s message', async ({ page, traveller }) => {
    await visit(page, '/register');
    await fillRegister(page, traveller);
    await press(page, 'Create account');
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('alert')).toHaveText('Your account is ready. Please sign in.');
    await expect(main(page).getByLabel('Email')).toHaveValue(traveller.email);
  });

  test('leads to /login also when the server refuses, and says why', async ({ page, guard, traveller }) => {
    guard.allow(/status of 409/);
    await page.request.post('/api/v1/auth/register', { data: traveller });
    await visit(page, '/register');
    await fillRegister(page, traveller);
    await press(page, 'Create account');
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('alert')).toHaveText('This email has an account already. Please sign in.');
  });

  test('leads to /login whatever went wrong, says it, and back on /register the name stands', async ({
    page,
    guard,
    traveller,
  }) => {
    guard.allow(FAILED_CALL);
    await visit(page, '/register');
    await fillRegister(page, traveller);
    for (const [fault, said] of [
      ['too many', TOO_OFTEN],
      ['broken', OUR_FAULT],
      ['unreachable', 'Failed to fetch'],
    ] as const) {
      await failCall(page, '/auth/register', fault);
      await main(page).getByLabel('Password', { exact: true }).fill(traveller.password);
      await press(page, 'Create account');
      await expect(page).toHaveURL(/\/login$/);
      await expect(page.getByRole('alert')).toHaveText(said);
      await expect(page.getByText(NO_ANSWER)).toHaveCount(fault === 'unreachable' ? 1 : 0);
      const notCreated = page.getByText('Your account was not created.');
      await expect(notCreated).toHaveCount(fault === 'unreachable' ? 0 : 1);
      await main(page).getByRole('link', { name: 'Create an account' }).click();
      await expect(main(page).getByLabel('Username')).toHaveValue(traveller.username);
      await page.unroute('**/api/v1/auth/register');
    }
  });
});

test.describe('forgot password', () => {
  test('asks for the email', async ({ page }) => {
    await visit(page, '/forgot-password');
    await press(page, 'Send the link');
    await expect(main(page).getByText('Enter your email address.')).toBeVisible();
  });

  test('says the same for an email that nobody has', async ({ page }) => {
    await visit(page, '/forgot-password');
    await main(page).getByLabel('Email').fill('nobody@example.com');
    await press(page, 'Send the link');
    await expect(page.getByRole('alert')).toHaveText('Password reset link has been sent to your email.');
  });

  test('says why it failed, and a network failure by its own text', async ({ page, guard }) => {
    guard.allow(FAILED_CALL);
    await visit(page, '/forgot-password');
    await main(page).getByLabel('Email').fill('asha@example.com');
    for (const [fault, said] of [
      ['too many', TOO_OFTEN],
      ['broken', OUR_FAULT],
      ['unreachable', 'Something went wrong. Please try again.'],
    ] as const) {
      await failCall(page, '/auth/forgot-password', fault);
      await press(page, 'Send the link');
      await expect(page.getByRole('alert')).toHaveText(said);
      await expect(page.getByText(NO_ANSWER)).toHaveCount(fault === 'unreachable' ? 1 : 0);
      await page.unroute('**/api/v1/auth/forgot-password');
    }
  });
});

test.describe('reset password', () => {
  const PATH = '/reset-password/some-token';
  const choose = async (page: Page) => {
    await main(page).getByLabel('New password', { exact: true }).fill('rhododendrons in April');
    await press(page, 'Save the new password');
  };

  test('asks for a password, and says how long it has to be', async ({ page }) => {
    await visit(page, PATH);
    await press(page, 'Save the new password');
    await expect(main(page).getByText('Enter your password.')).toBeVisible();
    await main(page).getByLabel('New password', { exact: true }).fill('short');
    await press(page, 'Save the new password');
    await expect(main(page).getByText('Use at least 8 characters for your password.')).toBeVisible();
  });

  test('shows the server’s message, and goes to /login after 2 seconds', async ({ page }) => {
    await page.clock.install();
    await visit(page, PATH);
    await stopTheClock(page);
    await page.route('**/api/v1/auth/reset-password/*', (route) =>
      route.fulfill({ json: { success: true, message: 'Your password has been changed.' } }),
    );
    await choose(page);
    await expect(page.getByRole('alert')).toHaveText('Your password has been changed.');
    await page.clock.runFor(1_900);
    await expect(page).toHaveURL(/\/reset-password\//);
    await page.clock.runFor(200);
    await expect(page).toHaveURL(/\/login$/);
  });

  test('says why it failed, a network failure by its own text, and stays', async ({ page, guard }) => {
    guard.allow(FAILED_CALL);
    await visit(page, PATH);
    for (const [fault, said] of [
      ['too many', TOO_OFTEN],
      ['unreachable', 'Error resetting password'],
    ] as const) {
      await failCall(page, '/auth/reset-password/*', fault);
      await choose(page);
      await expect(page.getByRole('alert')).toHaveText(said);
      await expect(page.getByText(NO_ANSWER)).toHaveCount(fault === 'unreachable' ? 1 : 0);
      await page.unroute('**/api/v1/auth/reset-password/*');
    }
    await expect(page).toHaveURL(/\/reset-password\//);
  });

  test('offers the link anew after 30 seconds, and then waits another 30', async ({ page, guard }) => {
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
