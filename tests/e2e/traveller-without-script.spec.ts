import type { NewSecondFactor } from '../../contracts/accounts/own-account.contract.ts';
import { callApi, signInByApi } from '../support/e2e/call-api.ts';
import { expect, readMail, test } from '../support/e2e/e2e-fixtures.ts';
import { makeStaff } from '../support/e2e/staff-account.ts';
import { unfoldEnquiry, unfoldReview } from '../support/e2e/unfold.ts';
import { codeAt } from '../support/second-factor.ts';
import { TRAVEL_DAY } from '../support/travel-day.ts';

/** A browser notes what a form's answer says of it. */
const REFUSED = /status of 40[019]/;

test.use({ javaScriptEnabled: false });

test('without JavaScript a traveller registers, signs in, saves a tour, asks for it and reviews it', {
  tag: ['@no-script', '@phone-long'],
}, async ({ page, traveller, guard }) => {
  guard.allow(REFUSED);
  const { username, email, password } = traveller;
  const main = page.getByRole('main');
  await page.goto('/register?next=/tours');
  await expect(main.getByRole('button', { name: 'Show password' })).toBeHidden();
  await main.getByLabel('Username').fill(username);
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Password', { exact: true }).fill('short');
  await main.getByRole('button', { name: 'Create account' }).click();
  await expect(main.getByText('Use at least')).toBeVisible();
  await expect(main.getByLabel('Username')).toHaveValue(username);
  await expect(main.getByLabel('Password', { exact: true })).toHaveValue('');
  await main.getByLabel('Password', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Create account' }).click();
  await expect(main.getByText('Your account is ready. Please sign in.')).toBeVisible();
  await expect(main.getByLabel('Email')).toHaveValue(email);
  await main.getByLabel('Password', { exact: true }).fill('not this one');
  await main.getByRole('button', { name: 'Sign in' }).click();
  await expect(main.getByRole('alert')).toHaveText('Email or password is wrong.');
  await main.getByLabel('Password', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/tours$/);

  const card = main.getByRole('article').first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('button', { name: `Save: ${title}` }).click();
  await expect(page).toHaveURL(/\/saved\?tours=/);
  await main.getByRole('article').getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

  const enquiry = page.getByRole('form', { name: 'Enquiry' });
  await unfoldEnquiry(page);
  await enquiry.getByLabel('Full name').fill('Asha Rai');
  await enquiry.getByLabel('Phone').fill('98000 00000');
  await enquiry.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(enquiry.getByText('Enter how many people will travel.')).toBeVisible();
  await expect(enquiry.getByLabel('Full name')).toHaveValue('Asha Rai');
  await enquiry.getByLabel('Number of people').fill('3');
  await enquiry.getByLabel('Date of travel').fill(TRAVEL_DAY);
  await enquiry.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You');
  await expect(main.getByText('Your enquiry has been sent successfully')).toBeVisible();
  await expect(main.getByText(/^TT-/)).toBeVisible();

  await page.goBack();
  const review = page.getByRole('form', { name: /^Review / });
  await unfoldReview(page);
  await review.getByRole('radio', { name: '5 stars' }).check({ force: true });
  await review.getByLabel('Your review').fill('Clear sky, cold hands.');
  await review.getByRole('button', { name: 'Send review' }).click();
  await expect(review.getByText('Thank you for your review.')).toBeVisible();
});

test('without JavaScript a forgotten password is replaced', { tag: '@no-script' }, async ({
  page,
  server,
  traveller,
  guard,
}) => {
  guard.allow(REFUSED);
  const main = page.getByRole('main');
  await page.request.post('/api/v1/auth/register', { data: traveller });
  await page.goto('/forgot-password');
  await main.getByLabel('Email').fill(traveller.email);
  await main.getByLabel('Email').press('Enter');
  await expect(main.getByText('Password reset link has been sent to your email.')).toBeVisible();
  const { text = '' } = await readMail(server, traveller.email, 'Reset');
  const link = /\/reset-password\/[\w-]+/.exec(text)?.[0] ?? '';
  await page.goto(link);
  await main.getByLabel('New password').fill('a new bridge over it');
  await main.getByLabel('New password').press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password is changed');
  await page.goto(link);
  await main.getByLabel('New password').fill('yet another bridge');
  await main.getByRole('button', { name: 'Save the new password' }).click();
  await expect(main.getByRole('alert')).toContainText('Ask for a new link below.');
});

test('without JavaScript a visitor who is not signed in is told so, and loses nothing', {
  tag: '@no-script',
}, async ({ page, guard }) => {
  guard.allow(REFUSED);
  await page.goto('/tours');
  const main = page.getByRole('main');
  await main
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Save: / })
    .click();
  await expect(main.getByRole('alert')).toContainText('Please sign in');
  await expect(main.getByText('Kept in this browser.')).toBeHidden();
  await expect(main.getByRole('link', { name: 'sign in', exact: true })).toBeVisible();
  await page.goto('/contact?destination=Bhutan');
  const form = page.getByRole('form', { name: 'Enquiry' });
  await expect(form.getByLabel('Destination')).toHaveValue('Bhutan');
  await form.getByLabel('Message').fill('My mother walks slowly.');
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(form.getByRole('alert')).toContainText('Please sign in');
  await expect(form.getByRole('link', { name: 'Sign in in a new tab' })).toBeVisible();
  await expect(form.getByLabel('Message')).toHaveValue('My mother walks slowly.');
  await expect(form.getByLabel('Destination')).toHaveValue('Bhutan');
});

test('without JavaScript the way back from a list that was filtered leads to one whose boxes tell of it', {
  tag: '@no-script',
}, async ({ page }) => {
  await page.goto('/tours');
  const filters = page.getByRole('form', { name: 'Filter tours' });
  await filters.locator('summary').filter({ hasText: 'Destination' }).click();
  await filters.getByLabel('Bhutan').check();
  await filters.getByRole('button', { name: 'Show tours' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/destination=Bhutan/);
  await page.goBack();
  await expect(page).toHaveURL(/\/tours$/);
  await expect(filters.locator('input[value="Bhutan"]')).not.toBeChecked();
});

test('without JavaScript an account with a second factor asks for its code, and for the password with it', {
  tag: '@no-script',
}, async ({ page, otherPage, server, traveller, guard }) => {
  guard.allow(REFUSED);
  const { email, password } = traveller;
  await makeStaff(otherPage, server, traveller);
  const token = await signInByApi(server, traveller);
  const { data } = await callApi<{ data: NewSecondFactor }>(server, 'POST', '/account/second-factor', {
    token,
    body: { password },
  });
  const confirmation = { token, body: { code: codeAt(data.secret, new Date()) } };
  await callApi(server, 'POST', '/account/second-factor/confirmation', confirmation);

  const main = page.getByRole('main');
  await page.goto('/login?next=/tours');
  const signIn = async (code?: string) => {
    await main.getByLabel('Email').fill(email);
    await main.getByLabel('Password', { exact: true }).fill(password);
    if (code) await main.getByLabel('Code from your authenticator app').fill(code);
    await main.getByRole('button', { name: 'Sign in' }).click();
  };
  await signIn();
  await expect(main.getByLabel('Code from your authenticator app')).toBeVisible();
  await expect(main.getByLabel('Email')).toHaveValue(email);
  await signIn('000000');
  await expect(main.getByLabel('Code from your authenticator app')).toHaveAttribute('aria-invalid', 'true');
  // Each code is used once: the next one is taken half a minute early.
  await signIn(codeAt(data.secret, new Date(Date.now() + 30_000)));
  await expect(page).toHaveURL(/\/tours$/);
});
