import { readFile } from 'node:fs/promises';
import { checkAccessibility, expect, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { fillEnquiry, openEnquiryForm } from '../support/e2e/enquiry-form.ts';
import { failCall, NO_ANSWER } from '../support/e2e/failing-answers.ts';
import { TRAVEL_DAY, TRAVEL_DAY_TEXT } from '../support/travel-day.ts';

test('a stored enquiry has a reference, a WhatsApp text and a calendar file, also after a reload', {
  tag: '@phone-long',
}, async ({ page, traveller }) => {
  const form = await openEnquiryForm(page, traveller);
  await fillEnquiry(form, 'Kalimpong');
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await page.waitForURL('**/thank-you');
  const main = page.getByRole('main');
  const reference = (await main.getByText(/^TT-[2-9A-Z]{5}$/).textContent()) ?? '';
  // The address stands for /tours for a moment, while that is put below it for the way back.
  await page.waitForFunction(() => history.state?.hasToursEntry);

  await page.reload();
  await expect(main.getByText(reference, { exact: true })).toBeVisible();
  const whatsApp = await main.getByRole('link', { name: 'Continue on WhatsApp' }).getAttribute('href');
  expect(whatsApp).toMatch(/^https:\/\/wa\.me\/\d+\?text=/);
  const text = new URL(whatsApp ?? '').searchParams.get('text');
  expect(text).toContain(`${reference}: Kalimpong, ${TRAVEL_DAY_TEXT}, 3 people.`);
  await checkAccessibility(page, main);

  const download = page.waitForEvent('download');
  await main.getByRole('link', { name: 'Add to calendar' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain(reference);
  expect(file).toContain(`DTSTART;VALUE=DATE:${TRAVEL_DAY.replaceAll('-', '')}`);
});

test('the calendar file comes without a cookie, too; where it does not come, that is told', {
  tag: '@long',
}, async ({ page, context, guard, traveller }) => {
  guard.allow(/ERR_CONNECTION_REFUSED|status of 401/);
  const form = await openEnquiryForm(page, traveller);
  await fillEnquiry(form, 'Kalimpong');
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await page.waitForURL('**/thank-you');
  await context.clearCookies();
  const main = page.getByRole('main');
  for (const [path, link] of [
    ['/thank-you', main.getByRole('link', { name: 'Add to calendar' })],
    ['/account', main.getByRole('link', { name: 'Add to calendar: Kalimpong' })],
  ] as const) {
    await visit(page, path);
    // For copying it, and without scripts.
    await expect(link).toHaveAttribute('href', /^\/api\/v1\/booking\/[\w-]+\/calendar$/);
    const download = page.waitForEvent('download');
    await link.click();
    expect((await download).suggestedFilename()).toMatch(/\.ics$/);
    expect(await readFile(await (await download).path(), 'utf8')).toContain('Kalimpong');

    await failCall(page, '/booking/*/calendar', 'unreachable');
    await link.click();
    await expect(page.getByRole('alert')).toHaveText(`The calendar file did not come. ${NO_ANSWER}`);
    await expect(page.getByText('Failed to fetch')).toBeVisible();
    await page.unroute('**/api/v1/booking/*/calendar');
  }
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  await page.request.post('/api/v1/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  await visit(page, '/thank-you');
  await main.getByRole('link', { name: 'Add to calendar' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please sign in');
  await expect(
    page.getByRole('region', { name: 'Message' }).getByRole('link', { name: 'Sign in' }),
  ).toBeVisible();
});

test('opened without an enquiry, the page says so and leads on', async ({ page }) => {
  await visit(page, '/thank-you');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Thank You');
  await expect(main.getByText('No enquiry was sent from this browser.')).toBeVisible();
  await expect(main.getByText('Your enquiry has been sent successfully')).toBeVisible();
  await expect(main.getByRole('link', { name: 'See my enquiries' })).toHaveAttribute('href', '/account');
  await expect(main.getByRole('link', { name: 'See all tours' })).toHaveAttribute('href', '/tours');
  await expect(main.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');

  await page.goBack();
  await expect(page).toHaveURL(/\/tours$/);
});

test('what the server sends names no enquiry that it does not know, nor that there was none', async ({
  request,
}) => {
  const html = await (await request.get('/thank-you')).text();
  expect(html).toContain('Your enquiry has been sent successfully');
  expect(html).not.toMatch(/No enquiry was sent|Your reference/i);
});
