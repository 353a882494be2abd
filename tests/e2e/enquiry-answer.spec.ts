import type { Locator, Page, Request } from '@playwright/test';
import {
  expect,
  logOut,
  openMenu,
  registerAndSignIn,
  test,
  untilTakenOver,
  visit,
} from '../support/e2e/e2e-fixtures.ts';
import { ENQUIRY, enquiryForm, fillEnquiry, openEnquiryForm } from '../support/e2e/enquiry-form.ts';
import { holdAnswer, MAYBE_SENT, SEND_AGAIN } from '../support/e2e/failing-answers.ts';

const SENT = 'Your enquiry has been sent successfully';
const THANKS_SCRIPT = /\/assets\/thank-you-/;

const send = (form: Locator) => form.getByRole('button', { name: 'Send enquiry' }).click();

/** The references of all that this traveller has sent. */
async function referencesOf(page: Page): Promise<string[]> {
  const { data } = await (await page.request.get('/api/v1/booking/mine')).json();
  return data.map(({ reference }: { reference: string }) => reference);
}

/** What the browser believes of its line, from now on. */
const believeOnline = (page: Page, isOnline: boolean) =>
  page.evaluate((onLine) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => onLine });
  }, isOnline);

async function expectThanksFor(page: Page, reference: string): Promise<void> {
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect(page.getByRole('main').getByText(reference, { exact: true })).toBeVisible();
  expect(await referencesOf(page)).toEqual([reference]);
}

test('the browser believes to have no line as the answer comes: that it was sent is told here, and sent it is once', {
  tag: '@long',
}, async ({ page, traveller }) => {
  const form = await openEnquiryForm(page, traveller);
  await fillEnquiry(form, 'Kalimpong');
  await believeOnline(page, false);
  await send(form);
  await expect(page.getByRole('alert')).toHaveText(SENT);
  const [reference = ''] = await referencesOf(page);
  await expect(page.getByText(`Your reference is ${reference}.`)).toBeVisible();
  await expect(form.getByText('Your enquiry was sent.')).toBeVisible();

  await page.getByRole('button', { name: 'Dismiss' }).click();
  await send(form);
  await expect(page.getByRole('alert')).toHaveText(SENT);
  await believeOnline(page, true);
  await send(form);
  await expectThanksFor(page, reference);
  await visit(page, '/contact');
  await expect(form.getByLabel('Full name')).toHaveValue('');
});

test('the line drops with the answer: the page of thanks was fetched while the enquiry was under way', {
  tag: '@long',
}, async ({ page, guard, traveller }) => {
  guard.allow(/ERR_CONNECTION_RESET/);
  const form = await openEnquiryForm(page, traveller);
  await fillEnquiry(form, 'Kalimpong');
  const answer = await holdAnswer(page, '/booking');
  const isScript = (request: Request) => THANKS_SCRIPT.test(request.url());
  const fetched = page.waitForEvent('requestfinished', isScript);
  await send(form);
  // With all that it imports.
  await page.evaluate((address) => import(address), (await fetched).url());
  await page.route(
    (url) => !url.pathname.endsWith('/booking'),
    (route) => route.abort('connectionreset'),
  );
  answer();
  await expect(page).toHaveURL(/\/thank-you$/);
  const [reference = ''] = await referencesOf(page);
  await expectThanksFor(page, reference);
});

test('the page of thanks cannot be had: that the enquiry was sent is told here, and sent it is once', {
  tag: '@long',
}, async ({ page, guard, traveller }) => {
  guard.allow(/ERR_CONNECTION_RESET/);
  const form = await openEnquiryForm(page, traveller);
  await fillEnquiry(form, 'Kalimpong');
  await page.route(THANKS_SCRIPT, (route) => route.abort('connectionreset'));
  await send(form);
  await expect(page.getByRole('alert')).toHaveText(SENT);
  await expect(page).toHaveURL(/\/contact$/);
  const [reference = ''] = await referencesOf(page);
  await expect(page.getByText(`Your reference is ${reference}.`)).toBeVisible();
  await page.unroute(THANKS_SCRIPT);
  await send(form);
  await expectThanksFor(page, reference);
});

test('the page of thanks does not come: the traveller does not wait for it for ever', {
  tag: '@long',
}, async ({ page, traveller }) => {
  await page.clock.install();
  const form = await openEnquiryForm(page, traveller);
  await fillEnquiry(form, 'Kalimpong');
  await page.route(THANKS_SCRIPT, () => undefined);
  const answered = page.waitForResponse('**/api/v1/booking');
  await send(form);
  await answered;
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(page.getByRole('alert')).toHaveText(SENT, { timeout: 200 });
  }).toPass();
});

test('signing out in another tab while an enquiry is under way leaves nothing of it on show', {
  tag: '@long',
}, async ({ page, context, traveller }) => {
  const form = await openEnquiryForm(page, traveller);
  await fillEnquiry(form, 'Kalimpong');
  const answer = await holdAnswer(page, '/booking');
  await send(form);
  const other = await context.newPage();
  await visit(other, '/about');
  const [reference = ''] = await referencesOf(page);
  await logOut(other);
  // This tab has heard of it.
  await expect(form.getByLabel('Full name')).toHaveValue('');
  await form.getByLabel('Full name').fill('Tashi');
  answer();
  await expect(page.getByRole('alert')).toHaveText(SENT);
  await expect(page).toHaveURL(/\/contact$/);
  const left = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, history.state]));
  expect(left).not.toContain(reference);
  await expect(page.getByText(reference)).toHaveCount(0);

  await page.reload();
  await expect(form.getByLabel('Full name')).toHaveValue('Tashi');
  await visit(page, '/thank-you');
  await expect(page.getByText('No enquiry was sent from this browser')).toBeVisible();
});

test('an enquiry that fails after the traveller has gone on says what failed', { tag: '@long' }, async ({
  page,
  guard,
  traveller,
}) => {
  guard.allow(/ERR_CONNECTION_REFUSED/);
  const form = await openEnquiryForm(page, traveller);
  await fillEnquiry(form, 'Kalimpong');
  const lost = Promise.withResolvers<void>();
  await page.route('**/api/v1/booking', async (route) => {
    await lost.promise;
    await route.abort('connectionrefused');
  });
  await send(form);
  await openMenu(page);
  await page.getByRole('banner').getByRole('link', { name: 'About' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/about$/);
  lost.resolve();
  await expect(page.getByRole('alert')).toHaveText(`Your enquiry ${MAYBE_SENT} ${SEND_AGAIN}`);
  await expect(page.getByText('Failed to fetch')).toBeVisible();
});

test('a traveller who goes on while an enquiry is under way stays there, and is told that it was sent', {
  tag: '@long',
}, async ({ page, traveller }) => {
  await registerAndSignIn(page, traveller);
  await visit(page, '/about');
  await openMenu(page);
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).filter({ visible: true }).click();
  const form = enquiryForm(page);
  await fillEnquiry(form, 'Kalimpong');
  const answer = await holdAnswer(page, '/booking');
  await send(form);
  await expect(form.getByRole('button', { name: 'Sending…' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  answer();
  await expect(page.getByRole('alert')).toHaveText(SENT);
  const [reference = ''] = await referencesOf(page);
  await expect(page.getByText(`Your reference is ${reference}.`)).toBeVisible();
  await expect(page).toHaveURL(/\/about$/);
});

test('a reload before the page of thanks is there loses nothing, and says that it was sent', {
  tag: '@long',
}, async ({ page, traveller }) => {
  const form = await openEnquiryForm(page, traveller);
  await fillEnquiry(form, 'Kalimpong');
  const stored = Promise.withResolvers<void>();
  await page.route('**/api/v1/booking', async (route) => {
    await route.fetch();
    stored.resolve();
  });
  await send(form);
  await stored.promise;
  await page.reload();
  await expect(form.getByLabel('Full name')).toHaveValue(ENQUIRY.fullName);
  await page.unroute('**/api/v1/booking');
  await untilTakenOver(form);

  await page.route(THANKS_SCRIPT, () => undefined);
  const answered = page.waitForResponse('**/api/v1/booking');
  await send(form);
  await (await answered).finished();
  await expect(async () => expect(await referencesOf(page)).toHaveLength(1)).toPass();
  await page.waitForFunction(() => sessionStorage.getItem('last-enquiry') !== null);
  // Still held up: asked for again by itself, it would come before the reload.
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText(SENT);
  await page.unroute(THANKS_SCRIPT);
  await expect(form.getByLabel('Full name')).toHaveValue('');
  expect(await referencesOf(page)).toHaveLength(1);
  await page.reload();
  await expect(form.getByLabel('Email')).toHaveValue(traveller.email);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the sign-in page of a public network, in place of an answer, is told as what it is', {
  tag: '@long',
}, async ({ page, traveller }) => {
  const form = await openEnquiryForm(page, traveller);
  await fillEnquiry(form, 'Kalimpong');
  await page.route('**/api/v1/booking', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Welcome to our hotel</h1>' }),
  );
  await send(form);
  const next = 'If your Wi-Fi has a sign-in page, open it first and then try again.';
  await expect(page.getByRole('alert')).toHaveText(`Your enquiry was not sent. ${next}`);
  await expect(page.getByText('The site itself did not answer.')).toBeVisible();
});
