import type { Page } from '@playwright/test';
import { type Account, expect, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { signInByForm } from '../support/e2e/sign-in-form.ts';
import { unfoldEnquiry } from '../support/e2e/unfold.ts';
import { TRAVEL_DAY } from '../support/travel-day.ts';

/** Their number and day go along. */
const TOURS_FOR_THEM = `/tours?people=3&when=${TRAVEL_DAY}`;
const FORM = { fullName: 'Asha Rai', phone: '98000 00000', guestSize: '3', bookAt: TRAVEL_DAY };

test('a traveller finds a tour, is asked to sign in, comes back to the draft and enquires', {
  tag: ['@translated', '@phone', '@tablet-long'],
}, async ({ page, traveller }) => {
  test.slow();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/v1/booking')) sent.push(request.url());
  });

  const title = await test.step('finds it by a suggestion §2.5 §5.19', () => findTour(page));
  await test.step('reads it', () => readTour(page, title));
  await test.step('is asked to sign in, and nothing is sent §1.13 §5.5 §8.7', async () => {
    await fillEnquiry(page);
    await page.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(page.getByRole('alert')).toHaveText('Please sign in');
    expect(sent).toEqual([]);
    await expectDraft(page);
  });
  await test.step('registers and signs in', () => registerAndSignIn(page, traveller));
  await test.step('finds the draft as it was, and sends it §1.11 §5.3', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expectDraft(page);
    const email = enquiryForm(page).getByLabel('Email');
    await expect(email).toHaveValue(traveller.email);
    await expect(email).not.toBeEditable();
    await enquiryForm(page).getByRole('button', { name: 'Send enquiry' }).click();
    await page.waitForURL('**/thank-you');
    expect(sent).toHaveLength(1);
  });
  await test.step('is thanked, and back leads to the tours §2.31 §2.32', () => leaveThankYou(page));
});

async function findTour(page: Page): Promise<string> {
  await visit(page, '/');
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('heading', { name: 'Our Top Featured Tours' })).toBeVisible();
  const search = page.getByLabel('Destination', { exact: true }).first();
  await search.click();
  await search.pressSequentially('doo');
  const suggestions = page.getByRole('listbox', { name: 'Destination' }).getByRole('option');
  await expect(suggestions).toHaveText([/Dooars/]);
  await suggestions.click();
  // The address comes first: for a moment the home page, with cards of its own, still stands under it.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Dooars/);
  await page.waitForURL('**/tours/search?city=Dooars');
  const card = page.getByRole('article').first();
  await expect(card.getByText('Per Person')).toBeVisible();
  const title = (await card.getByRole('heading').textContent())?.trim() ?? '';
  await card.getByRole('link', { name: /View Tour/ }).click();
  await page.waitForURL(/\/tours\/(?!search)[^/]+$/);
  return title;
}

async function readTour(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('heading', { name: 'Itinerary' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /Day 1/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Reviews', exact: true })).toBeVisible();
}

const enquiryForm = (page: Page) => page.getByRole('form', { name: 'Enquiry' });

async function fillEnquiry(page: Page): Promise<void> {
  const form = enquiryForm(page);
  await form.getByLabel('Number of people').fill(FORM.guestSize);
  await form.getByLabel('Date of travel').fill(FORM.bookAt);
  await unfoldEnquiry(page);
  await expect(form.getByLabel('Full name')).toBeFocused();
  await form.getByLabel('Full name').fill(FORM.fullName);
  await form.getByLabel('Phone').fill(FORM.phone);
}

async function expectDraft(page: Page): Promise<void> {
  const form = enquiryForm(page);
  await expect(form.getByLabel('Full name')).toHaveValue(FORM.fullName);
  await expect(form.getByLabel('Phone')).toHaveValue(FORM.phone);
  await expect(form.getByLabel('Number of people')).toHaveValue(FORM.guestSize);
  await expect(form.getByLabel('Date of travel')).toHaveValue(FORM.bookAt);
}

async function registerAndSignIn(page: Page, { username, email, password }: Account): Promise<void> {
  const main = page.getByRole('main');
  await page.getByRole('link', { name: 'Sign in' }).filter({ visible: true }).last().click();
  await page.waitForURL('**/login?**');
  await main.getByRole('link', { name: 'Create an account' }).click();
  await page.waitForURL('**/register?**');
  await main.getByLabel('Username').fill(username);
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Password', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/login?**');
  await expect(main.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await signInByForm(page, { email, password });
  await page.waitForURL(/\/tours\/(?!search)/);
}

async function leaveThankYou(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  await expect(page.getByText('Your enquiry has been sent successfully')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /home/i })).toHaveAttribute('href', '/home');

  await page.goBack();
  await expect(page).toHaveURL(TOURS_FOR_THEM);
  await expect(page.getByRole('heading', { name: 'Explore Our Popular Tours' })).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(TOURS_FOR_THEM);
  await expect(page.getByRole('heading', { name: 'Explore Our Popular Tours' })).toBeVisible();
}
