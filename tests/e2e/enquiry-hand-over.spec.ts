import { readFile } from 'node:fs/promises';
import { checkAccessibility, expect, registerAndSignIn, test, visit } from '../support/e2e-fixtures.ts';
import { enquiryForm, fillEnquiry } from '../support/enquiry-form.ts';

test('a stored enquiry has a reference, a WhatsApp text and a calendar file, also after a reload', async ({
  page,
  traveller,
}) => {
  await registerAndSignIn(page, traveller);
  await visit(page, '/contact');
  await fillEnquiry(enquiryForm(page), 'Kalimpong');
  await enquiryForm(page).getByRole('button', { name: 'Send enquiry' }).click();
  await page.waitForURL('**/thank-you');
  const main = page.getByRole('main');
  const reference = (await main.getByText(/^TT-[2-9A-Z]{5}$/).textContent()) ?? '';

  await page.reload();
  await expect(main.getByText(reference, { exact: true })).toBeVisible();
  const whatsApp = await main.getByRole('link', { name: 'Continue on WhatsApp' }).getAttribute('href');
  expect(whatsApp).toMatch(/^https:\/\/wa\.me\/\d+\?text=/);
  const text = new URL(whatsApp ?? '').searchParams.get('text');
  expect(text).toContain(`${reference}: Kalimpong, 1 Apr 2099, 3 people.`);
  await checkAccessibility(page);

  const download = page.waitForEvent('download');
  await main.getByRole('link', { name: 'Add to calendar' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain(reference);
  expect(file).toContain('DTSTART;VALUE=DATE:20990401');
});

test('without an enquiry there is nothing to hand over', async ({ page }) => {
  await visit(page, '/thank-you');
  await expect(page.getByText('Your enquiry has been sent successfully')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See my enquiries' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue on WhatsApp' })).toHaveCount(0);
});
