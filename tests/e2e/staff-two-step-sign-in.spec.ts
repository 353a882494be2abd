import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  checkAccessibility,
  expect,
  inBanner,
  logOut,
  readMail,
  test,
  visit,
} from '../support/e2e/e2e-fixtures.ts';
import { loseAnswer } from '../support/e2e/failing-answers.ts';
import { signInByForm } from '../support/e2e/sign-in-form.ts';
import { makeStaff } from '../support/e2e/staff-account.ts';
import { codeAt } from '../support/second-factor.ts';

/** Each code is used once: the one of now to set it up, and the next, which is taken half a minute early, to sign in. */
const HALF_A_MINUTE = 30_000;
const codeOfNow = (secret: string) => codeAt(secret, new Date());
const codeToCome = (secret: string) => codeAt(secret, new Date(Date.now() + HALF_A_MINUTE));

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

/** What the page shows to the app. */
async function readSecret(page: Page): Promise<string> {
  const address = await main(page).getByRole('link', { name: 'open it in the app' }).getAttribute('href');
  return new URL(address ?? '').searchParams.get('secret') ?? '';
}

/** From the page that asks for the password to the one that shows the secret; answers that. */
async function beginSetUp(page: Page, { password }: { password: string }): Promise<string> {
  await main(page).getByLabel('Your password', { exact: true }).fill(password);
  await press(page, 'Set up two-step sign-in');
  return readSecret(page);
}

test('staff set up two-step sign-in, and sign in with a code or from paper', { tag: '@long' }, async ({
  page,
  otherPage,
  guard,
  server,
  traveller,
}) => {
  guard.allow(/status of 40[01]/);
  await makeStaff(otherPage, server, traveller);
  await visit(page, '/login');
  await signInByForm(page, traveller);
  await expect(page).toHaveURL(/\/admin-dashboard$/);
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Your account' }).click();
  await main(page).getByRole('link', { name: 'Set up two-step sign-in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Two-step sign-in' })).toBeVisible();
  await press(page, 'Set up two-step sign-in');
  await expect(main(page).getByText('Enter your password.')).toBeVisible();
  await main(page).getByLabel('Your password', { exact: true }).fill(traveller.password);
  await press(page, 'Set up two-step sign-in');

  await expect(page.getByRole('heading', { name: 'Scan this with the app' })).toBeFocused();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await checkAccessibility(page, main(page));
  const secret = await readSecret(page);
  await expect(main(page).getByText(secret.match(/.{4}/g)?.join(' ') ?? '')).toBeVisible();
  const code = main(page).getByLabel('Code from your authenticator app');
  await code.fill('000000');
  await press(page, 'Switch on');
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await code.fill(codeOfNow(secret));
  await press(page, 'Switch on');

  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  await checkAccessibility(page, main(page));
  const codes = await main(page).getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(10);
  const coming = page.waitForEvent('download');
  await press(page, 'Download');
  const file = await readFile(await (await coming).path(), 'utf8');
  for (const one of codes) expect(file).toContain(one);
  await press(page, 'I have kept them');
  await expect(main(page).getByText('10 recovery codes left.')).toBeVisible();
  await readMail(server, traveller.email, 'Two-step sign-in is on');

  await logOut(page);
  await visit(page, '/login?next=/admin/messages');
  await signInByForm(page, traveller);
  await expect(code).toBeFocused();
  await expect(main(page).getByText('Enter the code from your authenticator app.')).toBeVisible();
  await expect(main(page).getByLabel('Email')).toBeHidden();
  await checkAccessibility(page, main(page));
  await code.fill('000000');
  await press(page, 'Sign in');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(main(page).getByText('This code is not right, or was used already.')).toHaveCount(1);
  const next = codeToCome(secret);
  await code.fill(`${next.slice(0, 3)} ${next.slice(3)}`);
  await press(page, 'Sign in');
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();

  // The admin area has it in sight at every width.
  await inBanner(page, 'button', 'Logout').click();
  await visit(page, '/login');
  await signInByForm(page, traveller);
  await press(page, 'Use a recovery code');
  const recovery = main(page).getByRole('textbox', { name: 'Recovery code' });
  await expect(recovery).toBeFocused();
  await recovery.fill(codes[0] ?? '');
  await press(page, 'Sign in');
  await expect(page).toHaveURL(/\/admin-dashboard$/);

  await visit(page, '/account/second-factor');
  await expect(main(page).getByText('9 recovery codes left.')).toBeVisible();
  await press(page, 'Switch two-step sign-in off');
  await main(page).getByLabel('Your password', { exact: true }).fill(traveller.password);
  await press(page, 'Use a recovery code');
  await main(page)
    .getByRole('textbox', { name: 'Recovery code' })
    .fill(codes[1] ?? '');
  await checkAccessibility(page, main(page));
  await press(page, 'Switch two-step sign-in off');
  await expect(page.getByText('Two-step sign-in is off.')).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Set up two-step sign-in' })).toBeVisible();
});

test('what cannot be seen again is not lost with the line, nor left by one press', { tag: '@long' }, async ({
  page,
  otherPage,
  guard,
  server,
  traveller,
}) => {
  guard.allow(/ERR_CONNECTION|ERR_FAILED|status of 409/);
  await makeStaff(otherPage, server, traveller);
  await visit(page, '/login?next=/account/second-factor');
  await signInByForm(page, traveller);
  const secret = await beginSetUp(page, traveller);
  await main(page).getByLabel('Code from your authenticator app').fill(codeOfNow(secret));
  await loseAnswer(page, '/account/second-factor/confirmation');
  await press(page, 'Switch on');
  await expect(
    page.getByText('Two-step sign-in may be on all the same: press once more to see.'),
  ).toBeVisible();
  await press(page, 'Switch on');
  await expect(page.getByText('If you have not seen its recovery codes, please make new')).toBeVisible();
  await expect(main(page).getByText('10 recovery codes left.')).toBeVisible();

  await press(page, 'Make new recovery codes');
  await main(page).getByLabel('Your password', { exact: true }).fill(traveller.password);
  await main(page).getByLabel('Code from your authenticator app').fill(codeToCome(secret));
  await page.route('**/api/v1/account/second-factor', (route) => route.abort('connectionreset'));
  await press(page, 'Make new recovery codes');
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  await main(page).getByRole('link', { name: 'Your account' }).click();
  await expect(page.getByRole('dialog')).toContainText('These recovery codes are shown only now.');
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(main(page).getByRole('listitem')).toHaveCount(10);
  await page.unroute('**/api/v1/account/second-factor');
  await press(page, 'I have kept them');
  await expect(main(page).getByText('10 recovery codes left.')).toBeVisible();
});

test('who has typed the wrong address goes back to the first step', { tag: '@long' }, async ({
  page,
  otherPage,
  guard,
  server,
  traveller,
}) => {
  guard.allow(/status of 401/);
  await makeStaff(otherPage, server, traveller);
  await visit(page, '/login');
  const asked = { success: false, code: 'second_factor', message: 'Enter the code.', requestId: 'r' };
  await page.route('**/api/v1/auth/login', (route) => route.fulfill({ status: 401, json: asked }));
  await signInByForm(page, traveller);
  await press(page, 'Sign in as somebody else');
  await expect(main(page).getByLabel('Email')).toHaveValue(traveller.email);
  await expect(main(page).getByRole('alert')).toHaveCount(0);
  await expect(main(page).getByLabel('Code from your authenticator app')).toHaveCount(0);
});

test('where staff need it, the admin area leads there and back', { tag: '@long' }, async ({
  page,
  guard,
  otherPage,
  server,
  traveller,
}) => {
  guard.allow(/status of 403/);
  await makeStaff(otherPage, server, traveller);
  await visit(page, '/login');
  const missing = {
    success: false,
    code: 'set_up_second_factor',
    message: 'Please set it up.',
    requestId: 'r',
  };
  await page.route('**/api/v1/contacts*', (route) => route.fulfill({ status: 403, json: missing }));
  await signInByForm(page, traveller);
  await expect(page).toHaveURL(/\/admin-dashboard$/);
  await visit(page, '/admin/messages');
  await expect(page.getByRole('heading', { name: 'Please set up two-step sign-in' })).toBeVisible();
  await checkAccessibility(page, main(page));
  await main(page).getByRole('link', { name: 'Set it up' }).click();
  const secret = await beginSetUp(page, traveller);
  await main(page).getByLabel('Code from your authenticator app').fill(codeOfNow(secret));
  await press(page, 'Switch on');
  await page.unroute('**/api/v1/contacts*');
  await press(page, 'I have kept them');
  await expect(page).toHaveURL(/\/admin\/messages$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
});

test('who signs in with a made-up password is led to choose another, and back', { tag: '@long' }, async ({
  page,
  guard,
  otherPage,
  server,
  traveller,
}) => {
  guard.allow(/status of 403|ERR_CONNECTION_RESET/);
  await makeStaff(otherPage, server, traveller);
  const missing = { success: false, code: 'change_password', message: 'Please choose one.', requestId: 'r' };
  await page.route('**/api/v1/contacts*', (route) => route.fulfill({ status: 403, json: missing }));
  await visit(page, '/login?next=/admin/messages');
  await signInByForm(page, traveller);
  await expect(page.getByRole('heading', { name: 'Please choose your own password' })).toBeVisible();
  await main(page).getByRole('link', { name: 'Change the password' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Change password' })).toBeVisible();
  await checkAccessibility(page, main(page));
  await page.unroute('**/api/v1/contacts*');
  await main(page).getByLabel('Current password', { exact: true }).fill(traveller.password);
  await main(page).getByLabel('New password', { exact: true }).fill('rhododendrons in April');
  await page.route('**/api/v1/account/password', (route) => route.abort('connectionreset'), { times: 1 });
  await press(page, 'Change password');
  await expect(page.getByText('Your password may have been changed all the same')).toBeVisible();
  await press(page, 'Change password');
  await expect(page).toHaveURL(/\/admin\/messages$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
});
