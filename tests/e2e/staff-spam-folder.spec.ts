import { shownConsent } from '../../contracts/consents.ts';
import type { Enquiry } from '../../contracts/enquiries/enquiries.contract.ts';
import { FORM_TRACES_HEADER, writeFormTraces } from '../../contracts/fields/form-traces.ts';
import { callApi, registerByApi } from '../support/e2e/call-api.ts';
import {
  checkAccessibility,
  expect,
  readMail,
  signInAsAdmin,
  test,
  visit,
} from '../support/e2e/e2e-fixtures.ts';
import { contactBodyOf, enquiryBodyOf } from '../support/request-bodies.ts';

const OFFER = 'We sell 1000 backlinks for only $49. Check http://seo-fast-rank.example and rank in Google.';

test('what a bot sends lies in the spam folder with its reasons, and is rescued with one press', {
  tag: '@long',
}, async ({ page, server, traveller }) => {
  const { email } = traveller;
  // The account has a mail of its own.
  const named = `rescued-${email}`;
  const token = await registerByApi(server, traveller);
  const body = enquiryBodyOf({ userEmail: named, fullName: 'Nim Bot' });
  const headers = { [FORM_TRACES_HEADER]: writeFormTraces({ website: 'https://x.example' }) };
  const { data } = await callApi<{ data: Enquiry }>(server, 'POST', '/booking', { token, body, headers });
  await callApi(server, 'POST', '/contacts/send-mail', { body: contactBodyOf({ email, message: OFFER }) });

  await signInAsAdmin(page);
  await visit(page, '/admin/bookings?status=spam');
  const view = page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Spam' });
  await expect(view).toBeInViewport({ ratio: 1 });
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: data.reference });
  await expect(row.getByText('It filled in a field that people do not see.')).toBeVisible();
  await checkAccessibility(page, row);
  await row.getByRole('link', { name: 'Nim Bot' }).click();
  await expect(page.getByText('Taken for spam. Nobody was mailed of it.')).toBeVisible();
  await page.getByText('Consent', { exact: true }).click();
  await expect(page.getByText(shownConsent('enquiry').text)).toBeVisible();
  await checkAccessibility(page, page.getByRole('main'));
  await page.getByRole('button', { name: 'Not spam: the enquiry of Nim Bot' }).click();
  await expect(page.getByText('The enquiry is back in the list.').first()).toBeVisible();
  expect((await readMail(server, named)).text).toContain(data.reference);

  await visit(page, `/admin/messages?status=spam&q=${encodeURIComponent(email)}`);
  await expect(page.getByText('It advertises what form bots sell.')).toBeVisible();
  await checkAccessibility(page, page.getByRole('main'));
  await page.getByRole('button', { name: 'Not spam: message from Bina Lama' }).click();
  await expect(page.getByText('The message is back in the list.').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No messages found' })).toBeVisible();
});

test('each form says what is agreed to, and has a field that nobody sees or reaches', {
  tag: '@long',
}, async ({ page }) => {
  await visit(page, '/home');
  const form = page.getByRole('form', { name: 'Contact' });
  await expect(form.getByText(shownConsent('contact').text)).toBeVisible();
  await expect(form.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy');
  await expect(form.locator('[name=website]')).toBeHidden();
  await expect(page.getByRole('form', { name: 'Newsletter' })).toContainText(shownConsent('newsletter').text);
  await visit(page, '/contact');
  await expect(page.getByRole('form', { name: 'Enquiry' })).toContainText(shownConsent('enquiry').text);
  await visit(page, '/register');
  await expect(page.getByText(shownConsent('registration').text)).toBeVisible();
});
