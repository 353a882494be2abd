import type { Locator, Page } from '@playwright/test';
import { ENQUIRY_FIELDS } from '../../contracts/enquiries/fields-of-an-enquiry.ts';
import { checkAccessibility, expect, isPhone, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { ENQUIRY, enquiryForm } from '../support/e2e/enquiry-form.ts';
import { quick, scrollPage } from '../support/e2e/floating-buttons.ts';
import { signInByForm } from '../support/e2e/sign-in-form.ts';
import { unfoldEnquiry } from '../support/e2e/unfold.ts';

const TOUR = '/tours/gangtok-tsomgo-and-nathula';
const MESSAGE = '2 kids, a quiet room';
const FOOD = 'Jain, no nuts';
/** What the tour's form adds of the party. */
const CHILDREN = 'Children: 3 and 8.';
const WHEN = 'March 2099';

/** What WhatsApp would be opened with, once the link is about to be pressed. */
async function whatsAppText(link: Locator): Promise<string> {
  await link.focus();
  return new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
}

/** Beside the bar of a tour's page they stand behind a button of their own. */
async function showWays(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: 'Ways to reach us' }).click();
}

async function fillWithOpenDates(form: Locator): Promise<void> {
  await form.getByLabel('Full name').fill(ENQUIRY.fullName);
  await form.getByLabel('Phone').fill(ENQUIRY.phone);
  await form.getByLabel('Number of people').fill('4');
  await form.getByLabel('My dates are open').check();
  await expect(form.getByLabel('Date of travel')).toBeHidden();
  await form.getByLabel('When roughly?').fill(WHEN);
  await form.getByLabel('Food: diet, allergies').fill(FOOD);
  await form.getByLabel('Message').fill(MESSAGE);
}

const asked = (title: string) =>
  `I would like to ask about ${title} for 4 people. The dates are open: ${WHEN}. My name is ${ENQUIRY.fullName}.\n${MESSAGE}\nFood: ${FOOD}\n${CHILDREN}`;

test('a family asks about a tour with open dates and a message, by WhatsApp before it signs in, and by the form §T3.1', {
  tag: '@phone-long',
}, async ({ page, traveller }) => {
  await page.request.post('/api/v1/auth/register', { data: traveller });
  await visit(page, TOUR);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const form = enquiryForm(page);
  await unfoldEnquiry(page);
  await expect(form.getByText('Nothing to pay now. We answer within one working day.')).toBeVisible();
  const ask = form.getByRole('link', { name: 'Or ask on WhatsApp' });
  expect(await whatsAppText(ask)).toMatch(
    new RegExp(`^Hello Teesta Trails, I would like to ask about ${title}\\.\nhttp.*${TOUR}$`),
  );

  await fillWithOpenDates(form);
  await form.locator('summary', { hasText: /^Children/ }).click();
  await form.getByLabel('Ages of the children').fill('3 and 8');
  expect(await whatsAppText(ask)).toContain(asked(title));
  const footer = page.getByRole('contentinfo').getByRole('link', { name: 'WhatsApp' });
  expect(await whatsAppText(footer)).toContain(asked(title));

  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please sign in');
  const notice = page.getByRole('region', { name: 'Message' });
  expect(await whatsAppText(notice.getByRole('link', { name: 'WhatsApp' }))).toContain(asked(title));
  await notice.getByRole('link', { name: 'Sign in' }).click();
  await signInByForm(page, traveller);
  await expect(form.getByLabel('When roughly?')).toHaveValue(WHEN);
  await expect(form.getByLabel('Message')).toHaveValue(MESSAGE);
  const food = form.getByLabel('Food: diet, allergies');
  await expect(food).toHaveValue(FOOD);
  await expect(food).toHaveAttribute('maxlength', String(ENQUIRY_FIELDS.dietaryWish.added.max));
  await checkAccessibility(page, form);

  const shownTotal = Number(await form.locator('[name=shownTotal]').inputValue());
  expect(shownTotal).toBeGreaterThan(0);
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await page.waitForURL('**/thank-you');
  const own = await page.request.get('/api/v1/booking/mine');
  expect((await own.json()).data[0]).toMatchObject({
    childAges: '3 and 8',
    askedPrice: { worked: { total: shownTotal }, shown: null },
  });
  const main = page.getByRole('main');
  await expect(main.getByText(`${title} · ${WHEN} · 4 people`)).toBeVisible();
  await expect(main.getByText('Nothing to pay now. We answer within one working day.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Add to calendar' })).toHaveCount(0);
  expect(await whatsAppText(main.getByRole('link', { name: 'Continue on WhatsApp' }))).toContain(
    `${title}, ${WHEN}, 4 people.`,
  );
  await visit(page, '/account');
  await expect(page.getByRole('main').getByText(MESSAGE)).toBeVisible();
  await expect(page.getByRole('main').getByText(`Food: ${FOOD}`)).toBeVisible();
});

test('without a word of when, open dates are not decided yet; a day that is chosen again is what counts', {
  tag: '@long',
}, async ({ page, traveller }) => {
  await page.request.post('/api/v1/auth/register', { data: traveller });
  await visit(page, '/login?next=/contact');
  await signInByForm(page, traveller);
  const form = enquiryForm(page);
  await fillWithOpenDates(form);
  await form.getByLabel('Destination').selectOption('Bhutan');
  await form.getByLabel('When roughly?').fill('');
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await page.waitForURL('**/thank-you');
  await expect(page.getByRole('main').getByText('Bhutan · Not decided yet · 4 people')).toBeVisible();

  await visit(page, '/contact');
  await fillWithOpenDates(form);
  await form.getByLabel('Destination').selectOption('Dooars');
  await form.getByLabel('My dates are open').uncheck();
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(form.getByLabel('Date of travel')).toHaveAccessibleDescription('Choose the date of travel.');
  await form.getByLabel('Date of travel').fill(ENQUIRY.bookAt);
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await page.waitForURL('**/thank-you');
  await expect(page.getByRole('main').getByText(/^Dooars · .* 20\d\d · 4 people$/)).toBeVisible();
});

test('Enquiry and WhatsApp beside a tour know the tour that is looked at, and elsewhere none §T3.2', async ({
  page,
}) => {
  await visit(page, TOUR);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const dialog = page.getByRole('dialog');
  const expectChosen = async (trip: string) => {
    await expect(enquiryForm(dialog).getByLabel('Destination')).toHaveValue(trip);
    await expect(enquiryForm(dialog).getByLabel('Email')).toBeEditable();
  };
  await page.getByRole('banner').getByRole('button', { name: 'Enquiry' }).click();
  await expectChosen(title);
  const inWindow = enquiryForm(dialog).getByRole('link', { name: 'Or ask on WhatsApp' });
  await enquiryForm(dialog).getByLabel('Number of people').fill('7');
  expect(await whatsAppText(inWindow)).toContain(`ask about ${title} for 7 people.`);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await scrollPage(page, 150);
  await showWays(page);
  await quick(page).getByRole('button', { name: 'Enquiry' }).click();
  await expectChosen(title);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await showWays(page);
  expect(await whatsAppText(quick(page).getByRole('link', { name: 'WhatsApp' }))).toContain(title);

  await visit(page, '/about');
  await page.getByRole('banner').getByRole('button', { name: 'Enquiry' }).click();
  await expectChosen('');
});

test('what the server sends of a tour has it in the text of WhatsApp already §T3.1', async ({ request }) => {
  const html = await (await request.get(TOUR)).text();
  const texts = [...html.matchAll(/href="(https:\/\/wa\.me\/[^"]+)"/g)].map(([, href = '']) =>
    new URL(href.replaceAll('&amp;', '&')).searchParams.get('text'),
  );
  // In the panel and in the footer.
  expect(texts).toHaveLength(2);
  for (const text of texts) expect(text).toMatch(/ask about .*Nathula/);
});
