import {
  expect,
  inBanner,
  registerAndSignIn,
  test,
  untilTakenOver,
  visit,
} from '../support/e2e/e2e-fixtures.ts';
import { enquiryForm } from '../support/e2e/enquiry-form.ts';
import { openWithoutScript } from '../support/e2e/open-without-script.ts';
import { unfoldEnquiry, unfoldReview } from '../support/e2e/unfold.ts';

const TOUR = '/tours/sandakphu-phalut-singalila-trek';

test('what was typed before stands in a tour’s form from the first paint, and what is typed there is added to it', {
  tag: '@phone-only',
}, async ({ page }) => {
  await visit(page, TOUR);
  const form = enquiryForm(page);
  const message = form.getByLabel('Message');
  await unfoldEnquiry(page);
  await message.fill('Two children.');
  await form.getByLabel('My dates are open').check();
  const { arrive } = await openWithoutScript(page, TOUR);
  await expect(message).toHaveValue('Two children.');
  await expect(form.getByLabel('My dates are open')).toBeChecked();
  await message.press('End');
  await page.keyboard.type(' One eats no meat.');
  arrive();
  await untilTakenOver(message);
  await expect(form.getByText('We kept what you typed.')).toBeVisible();
  await expect(message).toHaveValue('Two children. One eats no meat.');
  await page.reload();
  await expect(message).toHaveValue('Two children. One eats no meat.');
});

test('a review’s stars and words stand there before the script, and go once it is sent', {
  tag: '@phone-only',
}, async ({ page }) => {
  await visit(page, TOUR);
  const form = page.getByRole('form', { name: /^Review / });
  await unfoldReview(page);
  await form.getByRole('radio', { name: '4 stars' }).check();
  await form.getByLabel('Your review').fill('Clear sky, cold hands.');
  await openWithoutScript(page, TOUR);
  await expect(form.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await expect(form.getByLabel('Your review')).toHaveValue('Clear sky, cold hands.');
});

test('an address that is known late does not go into the field that somebody types it into', {
  tag: ['@long', '@phone-only'],
}, async ({ page, traveller }) => {
  await visit(page, '/register');
  const { username, email, password } = traveller;
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/login$/);
  const field = page.getByRole('main').getByLabel('Email');
  await expect(field).toHaveValue(email);
  const arrived = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.reload();
  await field.click();
  await page.keyboard.type(email.slice(0, 4));
  arrived.resolve();
  await untilTakenOver(field);
  await page.keyboard.type(email.slice(4));
  await expect(field).toHaveValue(email);
});

test('a person signed in finds their address in the window’s form, and may write another', {
  tag: '@phone-only',
}, async ({ page, traveller }) => {
  await registerAndSignIn(page, traveller);
  await visit(page, '/about');
  await inBanner(page, 'button', 'Enquiry').click();
  const field = page.getByRole('dialog').getByLabel('Email');
  await expect(field).toHaveValue(traveller.email);
  await expect(field).toBeEditable();
});

test('what the browser has sent itself is forgotten, and sent again by the script it is no second one', {
  tag: '@phone-only',
}, async ({ page }) => {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST') return;
    const posted = new URLSearchParams(request.postData() ?? '');
    keys.push(request.headers()['idempotency-key'] ?? posted.get('key') ?? undefined);
  });
  await visit(page, '/home');
  const form = page.getByRole('form', { name: 'Contact' });
  await form.getByLabel('Name').fill('Asha');
  await form.getByLabel('Email').fill('asha@example.com');
  await form.getByLabel('Mobile').fill('98000 00000');
  await form.getByLabel('Tour type').selectOption('Family');
  await form.getByLabel('Message').fill('Is there snow?');
  const { arrive } = await openWithoutScript(page, '/home');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  arrive();
  const button = form.getByRole('button', { name: 'Send Message' });
  await untilTakenOver(button);
  await button.click();
  await expect.poll(() => keys.length).toBe(2);
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  expect(keys[0]).toMatch(/^[\d-]+$/);
  expect(keys[1]).toBe(keys[0]);
  await visit(page, '/home');
  await expect(form.getByLabel('Message')).toHaveValue('');
});

test('after registering before the script came, nothing of it is left in the form', {
  tag: ['@phone-only', '@long'],
}, async ({ page, traveller }) => {
  const { arrive } = await openWithoutScript(page, '/register');
  const main = page.getByRole('main');
  await main.getByLabel('Username').fill(traveller.username);
  await main.getByLabel('Email').fill(traveller.email);
  await main.getByLabel('Password', { exact: true }).fill(traveller.password);
  await main.getByRole('button', { name: 'Create account' }).click();
  await expect(main.getByText('Your account is ready. Please sign in.')).toBeVisible();
  arrive();
  await untilTakenOver(main.getByRole('button', { name: 'Sign in' }));
  await visit(page, '/register');
  await expect(main.getByLabel('Username')).toHaveValue('');
});
