import type { Page, Request } from '@playwright/test';
import {
  expect,
  openMenu,
  registerAndSignIn,
  test,
  untilTakenOver,
  visit,
} from '../support/e2e/e2e-fixtures.ts';
import { ENQUIRY, enquiryForm, fillEnquiry } from '../support/e2e/enquiry-form.ts';
import { unfoldEnquiry, unfoldReview } from '../support/e2e/unfold.ts';

/** What the page sends in this call, once `act` has made it send. */
async function sentBy(page: Page, call: string, act: () => Promise<unknown>) {
  const isCall = (request: Request) =>
    new URL(request.url()).pathname === `/api/v1${call}` && request.method() === 'POST';
  const [request] = await Promise.all([page.waitForRequest(isCall), act()]);
  return { body: request.postDataJSON(), authorization: await request.headerValue('authorization') };
}

const answerWith = (page: Page, call: string, json: object) =>
  page.route(`**/api/v1${call}`, (route) => route.fulfill({ json }));
const storedItem = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test('the account forms send what the specification names, and show the message that came', async ({
  page,
  traveller,
}) => {
  const main = page.getByRole('main');
  const { username, email, password } = traveller;
  async function fillIn(values: Record<string, string>): Promise<void> {
    for (const [label, text] of Object.entries(values)) {
      await main.getByLabel(label, { exact: true }).fill(text);
    }
  }
  const press = (name: string) => main.getByRole('button', { name }).click();

  await test.step('register §7.5 §7.7', async () => {
    await visit(page, '/register');
    await fillIn({ Username: username, Email: email, Password: password });
    const sent = await sentBy(page, '/auth/register', () => press('Create account'));
    expect(sent).toEqual({ body: { username, email, password }, authorization: null });
    await expect(page).toHaveURL(/\/login$/);
  });
  await test.step('login §7.3', async () => {
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Sign in');
    await fillIn({ Email: email, Password: password });
    const sent = await sentBy(page, '/auth/login', () => press('Sign in'));
    expect(sent).toEqual({ body: { email, password }, authorization: null });
    await expect(page).toHaveURL(/\/home$/);
  });
  await test.step('logout §7.8', async () => {
    const token = await storedItem(page, 'accessToken');
    await openMenu(page);
    const logout = page.getByRole('banner').getByRole('button', { name: 'Logout' }).filter({ visible: true });
    const sent = await sentBy(page, '/auth/logout', () => logout.click());
    // As much of the token as names the session: the browser has forgotten the rest by then.
    expect(sent).toEqual({ body: null, authorization: `Bearer ${token?.split('.')[0]}` });
  });
  await test.step('forgot password §7.9', async () => {
    await visit(page, '/forgot-password');
    await fillIn({ Email: email });
    const sent = await sentBy(page, '/auth/forgot-password', () => press('Send the link'));
    expect(sent).toEqual({ body: { email }, authorization: null });
  });
  await test.step('the link again, and the new password §7.11–7.14 §8.12', async () => {
    await page.clock.install();
    await visit(page, '/reset-password/of-the-mail');
    await page.clock.runFor(31_000);
    await answerWith(page, '/auth/resend-reset-link', { success: true, message: 'Look into your mail.' });
    const again = await sentBy(page, '/auth/resend-reset-link', () => press('Resend Reset Link'));
    expect(again.body).toEqual({ token: 'of-the-mail' });
    await expect(page.getByRole('alert')).toHaveText('Look into your mail.');

    await fillIn({ 'New password': password });
    await answerWith(page, '/auth/reset-password/*', { success: true, message: 'It is another one now.' });
    const reset = await sentBy(page, '/auth/reset-password/of-the-mail', () =>
      press('Save the new password'),
    );
    expect(reset.body).toEqual({ password });
    await expect(page.getByRole('alert')).toHaveText('It is another one now.');
  });
});

test('the contact form and the newsletter send what the specification names, and read no more than that it went well §3.23 §3.24 §4.10 §7.40–7.42', async ({
  page,
}) => {
  await visit(page, '/home');
  const contact = page.getByRole('form', { name: 'Contact' });
  await untilTakenOver(contact.getByRole('button', { name: 'Send Message' }));
  await contact.getByLabel('Name').fill('Bina Lama');
  await contact.getByLabel('Email').fill('bina@example.com');
  await contact.getByLabel('Mobile').fill('9800000001');
  await contact.getByLabel('Tour type').selectOption('Honeymoon');
  await contact.getByLabel('Message').fill('Is it open in April?');
  for (const call of ['/contacts/send-mail', '/subscribe']) await answerWith(page, call, { success: true });
  const message = await sentBy(page, '/contacts/send-mail', () =>
    contact.getByRole('button', { name: 'Send Message' }).click(),
  );
  expect(message.body).toEqual({
    name: 'Bina Lama',
    email: 'bina@example.com',
    mobile: '9800000001',
    tourType: 'Honeymoon',
    message: 'Is it open in April?',
  });
  await expect(contact.getByRole('status').filter({ hasText: 'Message sent successfully!' })).toBeVisible();

  const newsletter = page.getByRole('form', { name: 'Newsletter' });
  await newsletter.getByLabel('Email').fill('bina@example.com');
  const subscription = await sentBy(page, '/subscribe', () =>
    newsletter.getByRole('button', { name: 'Subscribe' }).click(),
  );
  expect(subscription.body).toEqual({ email: 'bina@example.com' });
  await expect(newsletter.getByLabel('Email')).toHaveValue('');
});

test('review and enquiry go out with the token of the login, and what the specification names §5.28 §7.22 §7.23 §7.28–7.30', async ({
  page,
  traveller,
}) => {
  await registerAndSignIn(page, traveller);
  await visit(page, '/tours/gangtok-tsomgo-and-nathula');
  const authorization = `Bearer ${await storedItem(page, 'accessToken')}`;
  const user = JSON.parse((await storedItem(page, 'user')) ?? '{}');

  const review = page.getByRole('form', { name: /^Review / });
  await unfoldReview(page);
  await review.getByRole('radio', { name: '4 stars' }).check();
  await review.getByLabel('Your review').fill('Clear mornings.');
  await answerWith(page, '/review/*', { success: true, message: 'It stands below.', data: {} });
  const { data: tour } = await (await page.request.get('/api/v1/tours/gangtok-tsomgo-and-nathula')).json();
  const written = await sentBy(page, `/review/${tour._id}`, () =>
    review.getByRole('button', { name: 'Send review' }).click(),
  );
  expect(written).toEqual({
    body: { username: traveller.username, reviewText: 'Clear mornings.', rating: 4 },
    authorization,
  });
  await expect(page.getByRole('alert')).toHaveText('It stands below.');

  const enquiry = enquiryForm(page);
  await unfoldEnquiry(page);
  await fillEnquiry(enquiry);
  const sent = await sentBy(page, '/booking', () =>
    enquiry.getByRole('button', { name: 'Send enquiry' }).click(),
  );
  expect(sent).toEqual({
    body: expect.objectContaining({
      userId: user._id,
      userEmail: traveller.email,
      tourName: tour.title,
      fullName: ENQUIRY.fullName,
      phone: ENQUIRY.phone,
      guestSize: Number(ENQUIRY.guestSize),
      bookAt: ENQUIRY.bookAt,
    }),
    authorization,
  });
  await page.waitForURL('**/thank-you');
});
