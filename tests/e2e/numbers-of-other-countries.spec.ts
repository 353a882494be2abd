import { expect, test, untilTakenOver, visit } from '../support/e2e/e2e-fixtures.ts';
import { enquiryForm, fillEnquiry, openEnquiryForm } from '../support/e2e/enquiry-form.ts';

const NOT_OF_INDIA = 'This is not a number of India. Choose its country or begin with +.';

test('a number of another country is asked about, read back once its country is chosen, and stored as that', {
  tag: '@long',
}, async ({ page, traveller }) => {
  const form = await openEnquiryForm(page, traveller);
  await fillEnquiry(form, 'Sikkim');
  await form.getByLabel('Phone').fill('0170 1234567');
  await form.getByLabel('Phone').blur();
  await expect(form.getByText(NOT_OF_INDIA)).toBeVisible();
  await expect(form.getByLabel('Country')).toHaveValue('IN');
  await form.getByLabel('Country').selectOption('Germany');
  await expect(form.getByText('We will call +49 170 1234567, Germany.')).toBeVisible();

  await page.reload();
  await expect(enquiryForm(page).getByLabel('Country')).toHaveValue('DE');
  await expect(enquiryForm(page).getByLabel('Phone')).toHaveValue('0170 1234567');
  await expect(enquiryForm(page).getByText('We will call +49 170 1234567, Germany.')).toBeVisible();
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/v1/booking'));
  await enquiryForm(page).getByRole('button', { name: 'Send enquiry' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ phone: '0170 1234567', phoneCountry: 'DE' });
  await page.waitForURL('**/thank-you');
});

test('a country stays chosen while what reads the number back has not come, and is sent', {
  tag: '@long',
}, async ({ page, traveller }) => {
  const form = await openEnquiryForm(page, traveller);
  await fillEnquiry(form, 'Sikkim');
  await form.getByLabel('Phone').fill('0170 1234567');
  await form.getByLabel('Country').selectOption('Germany');
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/\/assets\/enquiry-late-parts-/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.reload();
  await untilTakenOver(form.getByLabel('Phone'));
  await expect(form.getByText('We kept what you typed.')).toBeVisible();
  await expect(form.getByLabel('Country')).toHaveValue('DE');
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/v1/booking'));
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ phone: '0170 1234567', phoneCountry: 'DE' });
  arrive();
  await page.waitForURL('**/thank-you');
});

test('no field moves under the finger as a number is read back', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/contact');
  const form = enquiryForm(page);
  const heightOf = () => form.locator('.phone').evaluate((group) => group.getBoundingClientRect().height);
  const before = await heightOf();
  await form.getByLabel('Phone').fill('98000 00000');
  await form.getByLabel('Phone').blur();
  await expect(form.getByText('We will call +91 98000 00000, India.')).toBeVisible();
  expect(await heightOf()).toBe(before);
});

test('a draft that comes back with its page is read back', async ({ page }) => {
  await visit(page, '/contact');
  const form = enquiryForm(page);
  await form.getByLabel('Phone').fill('0170 1234567');
  await form.getByLabel('Country').selectOption('Germany');
  const read = form.getByText('We will call +49 170 1234567, Germany.');
  await expect(read).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Teesta Trails' }).click();
  await expect(read).toHaveCount(0);
  await page.goBack();
  await expect(read).toBeVisible();
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without script the country is chosen as well, and a number that is none of it is asked about @no-script', async ({
    page,
    guard,
  }) => {
    guard.allow(/status of 400/);
    await page.goto('/contact');
    const form = enquiryForm(page);
    await form.getByLabel('Phone').fill('0170 1234567');
    await form.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(form.getByText(NOT_OF_INDIA)).toBeVisible();
    await form.getByLabel('Country').selectOption('DE');
    await form.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(form.getByLabel('Country')).toHaveValue('DE');
    await expect(form.getByText(NOT_OF_INDIA)).toHaveCount(0);
  });
});
