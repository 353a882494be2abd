import { formatRupees } from '../../contracts/format-rupees.ts';
import type { TourDetail } from '../../contracts/tours/tours.contract.ts';
import {
  checkAccessibility,
  expect,
  isPhone,
  registerAndSignIn,
  test,
  visit,
} from '../support/e2e/e2e-fixtures.ts';
import { ENQUIRY, enquiryForm } from '../support/e2e/enquiry-form.ts';
import { turnBackAt } from '../support/e2e/floating-buttons.ts';
import { unfoldEnquiry } from '../support/e2e/unfold.ts';

const TOUR = '/tours/gurudongmar-lake-and-yumthang-valley';
/** On a day without a season's price, two years at most ahead. */
const DAY = `${new Date().getUTCFullYear() + 1}-04-12`;
const PEOPLE = 5;

test('people and date stand beside the picture: the total follows them, in the address too, and the form is sent', {
  tag: '@phone',
}, async ({ page, traveller }) => {
  await registerAndSignIn(page, traveller);
  await visit(page, TOUR);
  const { data: tour }: { data: TourDetail } = await (await page.request.get(`/api/v1${TOUR}`)).json();
  const each = tour.pricing.parties.findLast(({ people }) => people <= PEOPLE)?.perPerson ?? 0;
  const total = formatRupees(each * PEOPLE);
  const panel = page.getByRole('complementary', { name: 'Booking' });
  const form = enquiryForm(page);
  await expect(panel.getByText('Per Person')).toBeVisible();
  if (!isPhone(page)) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(panel.getByText('Enquire', { exact: true })).toBeInViewport({ ratio: 1 });
  }
  await expect(form.getByLabel('Full name')).toBeHidden();
  await checkAccessibility(page);

  const entries = await page.evaluate(() => history.length);
  const people = form.getByLabel('Number of people');
  await people.fill('0');
  await people.blur();
  await expect(page).not.toHaveURL(/people/);
  await people.fill(String(PEOPLE));
  await form.getByLabel('Date of travel').fill(DAY);
  await expect(form.locator('output')).toContainText(new RegExp(`For ${PEOPLE} people on 12 Apr .*${total}`));
  await expect(page).toHaveURL(`${TOUR}?people=${PEOPLE}&when=${DAY}`);
  expect(await page.evaluate(() => history.length)).toBe(entries);

  if (isPhone(page)) {
    await turnBackAt(page, 2_400);
    const bar = page.locator('[data-enquire-bar]');
    await expect(bar).toContainText(`${total}for ${PEOPLE}, 12 Apr`);
    await bar.getByRole('link', { name: 'Enquire' }).click();
  } else await unfoldEnquiry(page);
  await expect(form.getByLabel('Full name')).toBeFocused();
  await expect(form.getByLabel('Full name')).toBeInViewport();
  await checkAccessibility(page, form);
  await form.getByLabel('Full name').fill(ENQUIRY.fullName);
  await form.getByLabel('Phone').fill(ENQUIRY.phone);
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await page.waitForURL('**/thank-you');
  await expect(page.getByRole('main').getByText(/ · 5 people$/)).toBeVisible();
});

test('a link with people and a day shows their total before any script, and a month what it costs from', async ({
  page,
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
  const still = await context.newPage();
  await still.goto(`${TOUR}?people=${PEOPLE}&when=${DAY}`);
  const panel = still.getByRole('complementary', { name: 'Booking' });
  await expect(panel.getByLabel('Number of people')).toHaveValue(String(PEOPLE));
  await expect(panel.getByLabel('Date of travel')).toHaveValue(DAY);
  await expect(panel.getByText(`For ${PEOPLE} people on 12 Apr`)).toBeVisible();
  await context.close();

  await visit(page, `${TOUR}?people=${PEOPLE}&when=may`);
  const form = enquiryForm(page);
  await expect(form.getByLabel('Date of travel')).toHaveValue('');
  await expect(form.locator('output')).toContainText(/For 5 people in May.*from ₹/);
});

test('Enter in the number of people asks for the rest, and a fault in a field above it is shown there', async ({
  page,
  traveller,
}) => {
  await registerAndSignIn(page, traveller);
  await visit(page, TOUR);
  const form = enquiryForm(page);
  await form.getByLabel('Number of people').fill('5');
  await form.getByLabel('Number of people').press('Enter');
  await expect(form.getByLabel('Full name')).toBeFocused();
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(form.getByLabel('Date of travel')).toHaveAttribute('aria-invalid', 'true');
});

test('the row of jumps stays in sight, goes by keyboard, and says where one is', { tag: '@phone' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, TOUR);
  const jumps = page.getByRole('navigation', { name: 'On this page' });
  await expect(jumps.getByRole('link')).toHaveText([
    'Itinerary',
    'Prices',
    'Who it suits',
    'Papers',
    'Reviews',
  ]);
  await jumps.getByRole('link', { name: 'Itinerary' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#prices$/);
  const heading = page.getByRole('heading', { name: 'Prices per person' });
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect(jumps.getByRole('link', { name: 'Prices' })).toHaveAttribute('aria-current', 'true');
  await jumps.getByRole('link', { name: 'Reviews' }).press('Enter');
  await expect(jumps.getByRole('link', { name: 'Reviews' })).toHaveAttribute('aria-current', 'true');
  await expect(jumps.getByRole('link', { name: 'Reviews' })).toBeInViewport({ ratio: 1 });
  const [row, title] = await Promise.all([
    jumps.boundingBox(),
    page.getByRole('heading', { name: 'Reviews', exact: true }).boundingBox(),
  ]);
  expect(title?.y).toBeGreaterThan((row?.y ?? 0) + (row?.height ?? 0));
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
