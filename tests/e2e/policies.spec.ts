import { dayAfter, todayInIndia } from '../../contracts/india-time.ts';
import { expect, test, visit } from '../support/e2e/e2e-fixtures.ts';

const PARTS = [
  'Booking',
  'Cancellation',
  'Exclusions',
  'Special notes',
  'Notes for tourists',
  'Government ID',
  'Privacy',
];

test('one page under three addresses, each opened at its own part, with its own title §1.8 §2.28 §2.29', async ({
  page,
}) => {
  for (const [path, title, part] of [
    ['/privacy', 'Privacy policy', 'Privacy'],
    ['/cancellation', 'Cancellation policy', 'Cancellation'],
    ['/termsconditions', 'Terms & conditions', 'Booking'],
  ] as const) {
    await visit(page, path);
    await expect(page).toHaveTitle(new RegExp(`^${title} · `));
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(PARTS);
    await expect(page.getByRole('heading', { name: part, exact: true })).toBeInViewport();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  }
});

test('the policies say what is agreed: advance, payment, the ladder, changes and rooms §2.29 §9.15–9.22', async ({
  page,
}) => {
  await visit(page, '/termsconditions');
  const main = page.getByRole('main');
  await expect(main.getByRole('row')).toHaveText([
    /Cancelled.*What it costs/,
    /More than 30 days before travel.*Ask us/,
    /30 to 15 days before travel.*50% of the per-person fee is deducted/,
    /14 to 7 days before travel.*80% of the per-person fee is deducted/,
    /Under 7 days before travel.*No refund/,
  ]);
  for (const text of [
    '50% of the price is paid in advance at booking.',
    'The full payment is due at least 30 days before travel; otherwise the booking is cancelled.',
    'Cancellations within 30 days of the start of a season are not refunded.',
    'Changes to the itinerary must be notified before 12:00 on the previous day.',
    'Accommodation is on double sharing.',
  ]) {
    await expect(main.getByText(text)).toBeVisible();
  }
  const facts = main.getByRole('listitem').filter({ hasText: 'Source:' });
  await expect(facts).toHaveCount(5);
  for (const fact of await facts.all()) await expect(fact).toContainText(/Checked on \d+ \w+ \d{4}/);
});

test('a part is reached from the list and from another policy’s link, and Back returns to the place', async ({
  page,
}) => {
  await visit(page, '/privacy');
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Exclusions' })
    .click();
  await expect(page.getByRole('heading', { name: 'Exclusions' })).toBeInViewport();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cancellation policy' }).click();
  await expect(page).toHaveURL(/\/cancellation$/);
  await expect(page.getByRole('heading', { name: 'Cancellation', exact: true })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(/\/privacy#exclusions$/);
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Cancellation policy' }),
  ).toBeInViewport();
});

test('a traveller works out what comes back of a trip that is cancelled §T1.8', async ({ page }) => {
  await visit(page, '/cancellation');
  const calculator = page.getByRole('region', { name: 'What comes back?' });
  const answer = calculator.locator('output');
  await calculator.getByLabel('Price of the trip').fill('48 thousand');
  await expect(answer).toHaveText('Type the price in rupees, like 48,000.');
  await calculator.getByLabel('Price of the trip').fill('₹48,000/-');
  await expect(answer).toBeEmpty();
  const travelDay = dayAfter(todayInIndia(), 60);
  await calculator.getByLabel('First day of the trip').fill(travelDay);
  await expect(answer).toHaveText('More than 30 days ahead the policy names no deduction: ask us.');
  for (const [daysBefore, text] of [
    [20, '₹24,000 of ₹48,000 comes back.'],
    [7, '₹9,600 of ₹48,000 comes back.'],
    [6, 'Nothing comes back.'],
    [-1, 'Choose a day of cancellation from today to the first day of the trip.'],
  ] as const) {
    await calculator.getByLabel('Cancelled on').fill(dayAfter(travelDay, -daysBefore));
    await expect(answer).toHaveText(text);
  }
});
