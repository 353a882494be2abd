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

const TOUR = '/tours/sandakphu-phalut-singalila-trek';

test('what was typed before stands in a tour’s form from the first paint, and what is typed there is added to it', {
  tag: '@phone-only',
}, async ({ page }) => {
  await visit(page, TOUR);
  const form = enquiryForm(page);
  const message = form.getByLabel('Message');
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
  await form.getByRole('radio', { name: '4 stars' }).check();
  await form.getByLabel('Your review').fill('Clear sky, cold hands.');
  await openWithoutScript(page, TOUR);
  await expect(form.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await expect(form.getByLabel('Your review')).toHaveValue('Clear sky, cold hands.');
});

test('an address that is known late does not go into the field that somebody types it into', {
  tag: '@phone-only',
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

test('whoever is signed in finds their address in the window’s form, and may write another', {
  tag: '@phone-only',
}, async ({ page, traveller }) => {
  await registerAndSignIn(page, traveller);
  await visit(page, '/about');
  await inBanner(page, 'button', 'Enquiry').click();
  const field = page.getByRole('dialog').getByLabel('Email');
  await expect(field).toHaveValue(traveller.email);
  await expect(field).toBeEditable();
});
