import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  type Account,
  checkAccessibility,
  expect,
  openMenu,
  registerAndSignIn,
  signIn,
  test,
  visit,
} from '../support/e2e/e2e-fixtures.ts';
import {
  FAILED_CALL,
  failCall,
  loseAnswer,
  NO_ANSWER,
  OUR_FAULT,
  REQUEST_ID,
} from '../support/e2e/failing-answers.ts';
import { originHeaders } from '../support/e2e/origin-headers.ts';
import { signInByForm } from '../support/e2e/sign-in-form.ts';
import { TRAVEL_DAY, TRAVEL_DAY_TEXT } from '../support/travel-day.ts';

const NEW_PASSWORD = 'rhododendrons in April';

/** An enquiry and a review, sent without the pages. */
async function leaveTraces(page: Page, { email }: Account) {
  const headers = await originHeaders(page);
  const tours = await (await page.request.get('/api/v1/tours?limit=1')).json();
  const tour: { _id: string; title: string } = tours.data[0];
  const enquiry = {
    userEmail: email,
    tourName: tour.title,
    fullName: 'Asha Rai',
    phone: '9800000000',
    guestSize: 2,
  };
  const sent = await page.request.post('/api/v1/booking', {
    headers,
    data: { ...enquiry, bookAt: TRAVEL_DAY },
  });
  const reviewText = `Clear mornings. ${email}`;
  await page.request.post(`/api/v1/review/${tour._id}`, { headers, data: { reviewText, rating: 4 } });
  const reference: string = (await sent.json()).data.reference;
  return { tour, reference, reviewText };
}

test('the username leads to one’s enquiries, with a file for the calendar, and to one’s reviews', async ({
  page,
  traveller,
}) => {
  await registerAndSignIn(page, traveller);
  const { tour, reference, reviewText } = await leaveTraces(page, traveller);
  await visit(page, '/about');
  await openMenu(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: traveller.username })
    .filter({ visible: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await expect(page.getByText(`Signed in as ${traveller.username}, ${traveller.email}`)).toBeVisible();

  const enquiry = page.getByRole('region', { name: 'Your enquiries' }).getByRole('listitem');
  await expect(enquiry).toContainText(reference);
  await expect(enquiry).toContainText(tour.title);
  await expect(enquiry).toContainText('Received, not answered yet');
  await expect(enquiry).toContainText(`${TRAVEL_DAY_TEXT} · 2 people`);
  await expect(page.getByRole('region', { name: 'Your reviews' })).toContainText(reviewText);
  await expect(page.getByRole('region', { name: 'Saved tours' })).toBeVisible();
  await checkAccessibility(page, page.getByRole('main'));

  const download = page.waitForEvent('download');
  await enquiry.getByRole('link', { name: /Add to calendar/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${reference}.ics`);
  expect(await readFile(await file.path(), 'utf8')).toContain(
    `DTSTART;VALUE=DATE:${TRAVEL_DAY.replaceAll('-', '')}`,
  );
});

test('signed out, the account asks to sign in and comes back', { tag: '@long' }, async ({
  page,
  traveller,
}) => {
  await page.request.post('/api/v1/auth/register', { data: traveller });
  await visit(page, '/account');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Please sign in' })).toBeVisible();
  await main.getByRole('link', { name: 'Sign in' }).click();
  await signInByForm(page, traveller);
  await expect(page).toHaveURL(/\/account$/);
  await expect(main.getByText('No enquiries yet')).toBeVisible();
});

test('a page that comes alive asks for no routes, whose answers would render it again', {
  tag: '@long',
}, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, '/account');
  await expect(page.getByRole('main').getByRole('heading', { name: 'Please sign in' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  await page.waitForURL('**/register?*');
  expect(asked).toContain('/account');
  expect(asked).not.toContain('/__manifest');
});

test('the password is changed, and every other device signed out', { tag: '@widths' }, async ({
  page,
  otherPage,
  guard,
  traveller,
}) => {
  guard.allow(/status of 40[01]/);
  await registerAndSignIn(page, traveller);
  await signIn(otherPage, traveller);
  await visit(page, '/account');
  const form = page.getByRole('region', { name: 'Change password' });
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form.getByText('Enter your password.')).toBeVisible();
  await form.getByLabel('Current password', { exact: true }).fill('not this one');
  await form.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.setViewportSize({ width: 360, height: 740 });
  // The field out of sight above, as it is once the second one is typed.
  await form.getByRole('button', { name: 'Change password' }).evaluate((button) => button.scrollIntoView());
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form.getByText('This is not your password.')).toBeVisible();
  // Not under the message that came along with it.
  const message = await page.getByRole('region', { name: 'Message' }).boundingBox();
  const field = await form.getByLabel('Current password', { exact: true }).boundingBox();
  expect(field?.y).toBeGreaterThanOrEqual((message?.y ?? 0) + (message?.height ?? 0));
  const token = () => page.evaluate(() => localStorage.getItem('accessToken'));
  const former = await token();
  await form.getByLabel('Current password', { exact: true }).fill(traveller.password);
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('alert')).toHaveText('Your password is changed. Other devices are signed out.');

  // The session goes on by another token, in each of the browser's tabs.
  expect(await token()).not.toBe(former);
  const tab = await page.context().newPage();
  for (const one of [page, tab]) {
    await visit(one, '/account');
    await expect(one.getByText(`Signed in as ${traveller.username}`)).toBeVisible();
  }
  await visit(otherPage, '/account');
  await expect(otherPage.getByRole('heading', { name: 'Please sign in' })).toBeVisible();
});

test('one sees where one is signed in, and ends one of the places §V7.5.2', async ({
  page,
  otherPage,
  guard,
  traveller,
}) => {
  guard.allow(/status of 401/);
  await registerAndSignIn(page, traveller);
  await signIn(otherPage, traveller);
  await visit(page, '/account');
  const devices = page.getByRole('region', { name: 'Devices' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByText('Chrome on Linux · this one')).toBeVisible();
  await checkAccessibility(page, devices);
  await devices.getByRole('button', { name: 'Sign out there: Chrome on Linux' }).click();
  await expect(page.getByText('Signed out there.')).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await visit(otherPage, '/account');
  await expect(otherPage.getByRole('heading', { name: 'Please sign in' })).toBeVisible();
});

test('one’s data comes as a file, and signing out everywhere ends every session', async ({
  page,
  traveller,
}) => {
  await registerAndSignIn(page, traveller);
  const { reference } = await leaveTraces(page, traveller);
  await visit(page, '/account');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('my-data.json');
  const data = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data.account.email).toBe(traveller.email);
  expect(data.enquiries).toMatchObject([{ reference }]);

  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('alert')).toHaveText('You are signed out everywhere.');
  await expect(page.getByRole('main').getByRole('heading', { name: 'Please sign in' })).toBeVisible();
  expect((await page.request.get('/api/v1/account')).status()).toBe(401);
});

test('the account is deleted after the password and a look at what goes and what stays', async ({
  page,
  guard,
  traveller,
}) => {
  guard.allow(/status of 40[01]/);
  await registerAndSignIn(page, traveller);
  await leaveTraces(page, traveller);
  await visit(page, '/account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog).toContainText('open enquiries are cancelled');
  await expect(dialog).toContainText('Your reviews, under “A former traveller”');
  await checkAccessibility(page, dialog);
  const remove = dialog.getByRole('button', { name: 'Delete my account' });
  await remove.click();
  await expect(dialog.getByText('Enter your password.')).toBeVisible();
  await dialog.getByLabel('Your password', { exact: true }).fill('not this one');
  await remove.click();
  await expect(dialog.getByRole('alert')).toHaveText('This is not your password.');

  await dialog.getByLabel('Your password', { exact: true }).fill(traveller.password);
  await remove.click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('alert')).toHaveText('Your account and your data are deleted.');
  const again = await page.request.post('/api/v1/auth/login', { data: traveller });
  expect(again.status()).toBe(401);
});

test('a deletion whose answer was lost tells, tried again, how to know', { tag: '@long' }, async ({
  page,
  guard,
  traveller,
}) => {
  guard.allow(/status of 401|ERR_CONNECTION_REFUSED/);
  await registerAndSignIn(page, traveller);
  await visit(page, '/account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your password', { exact: true }).fill(traveller.password);
  await loseAnswer(page, '/account');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(NO_ANSWER);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please sign in');
  await expect(page.getByText('If you can no longer sign in, your account has been deleted.')).toBeVisible();
});

test('an account that does not load says so, with what to name, and can be tried again', {
  tag: '@long',
}, async ({ page, guard, traveller }) => {
  guard.allow(FAILED_CALL);
  await registerAndSignIn(page, traveller);
  await failCall(page, '/booking/mine', 'broken');
  await visit(page, '/account');
  await expect(page.getByRole('alert')).toContainText('Failed to fetch');
  await expect(page.getByText(REQUEST_ID)).toBeVisible();
  await page.unroute('**/api/v1/booking/mine');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByText('No enquiries yet')).toBeVisible();

  await failCall(page, '/account/sessions', 'broken');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('alert')).toHaveText(OUR_FAULT);
});
