import type { Page } from '@playwright/test';
import { expect, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { enquiryForm, fillEnquiry, openEnquiryForm } from '../support/e2e/enquiry-form.ts';

const NOT_OF_INDIA = 'This is not a number of India. Choose its country or begin with +.';

async function sentNumbers(page: Page): Promise<string> {
  const sent = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/booking'));
  await enquiryForm(page).getByRole('button', { name: 'Send enquiry' }).click();
  return (await (await sent).json()).data.phone;
}

test('a number of another country is asked about, read back once its country is chosen, and stored as that', async ({
  page,
  traveller,
}) => {
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
  expect(await sentNumbers(page)).toBe('+491701234567');
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without script the country is chosen as well, and a number that is none of it is asked about @no-script', async ({
    page,
  }) => {
    await visit(page, '/contact');
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
