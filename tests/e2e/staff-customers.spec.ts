import type { Page } from '@playwright/test';
import { callApi } from '../support/e2e/call-api.ts';
import {
  callAsStaff,
  failure,
  LOGGED,
  muteNews,
  storeEnquiry,
  toast,
  uniqueName,
  uniquePhone,
} from '../support/e2e/desk.ts';
import { checkAccessibility, expect, signInAsAdmin, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { FAILED_CALL, failCall, loseAnswer, NO_ANSWER, OUR_FAULT } from '../support/e2e/failing-answers.ts';
import { originHeaders } from '../support/e2e/origin-headers.ts';
import { contactBodyOf } from '../support/request-bodies.ts';

test('staff find a person, see whether they have travelled, note something, merge and split, and take it back', {
  tag: '@long',
}, async ({ page }) => {
  await signInAsAdmin(page);
  const [fullName, phone] = [uniqueName('Chewang'), uniquePhone()];
  const past = await storeEnquiry(page, { fullName, phone, tourName: 'Dzongri trek' });
  for (const [from, to] of [
    ['new', 'confirmed'],
    ['confirmed', 'completed'],
  ])
    await callAsStaff(page, 'put', `/manage/bookings/${past._id}/status`, { from, to, isMeant: true });
  const open = await storeEnquiry(page, { fullName, phone, tourName: 'Zuluk' });
  const other = uniqueName('Pema');
  await storeEnquiry(page, { fullName: other, tourName: 'Lachung' });

  await visit(page, `/admin/bookings/${open._id}`);
  await page.getByRole('link', { name: /2nd enquiry of 2 · travelled with us in/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: fullName })).toBeVisible();
  await expect(page.getByText('Travelled with us: Dzongri trek')).toBeVisible();
  await page.getByRole('textbox', { name: 'About this customer' }).fill('Eats no meat');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'About this customer' })).toHaveValue('Eats no meat');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Eats no meat' })).toBeVisible();

  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  const merging = page.getByRole('dialog', { name: 'Merge with another customer' });
  await expect(merging.getByLabel(/Part of a name/)).toBeFocused();
  // Any part of the name.
  await page.keyboard.type(other.slice(-6));
  await page.keyboard.press('Enter');
  await merging.getByRole('button', { name: other }).press('Enter');
  await expect(merging.getByRole('button', { name: 'Merge them' })).toBeFocused();
  await merging.getByRole('button', { name: 'Another one' }).press('Enter');
  await expect(merging.getByLabel(/Part of a name/)).toBeFocused();
  await merging.getByRole('button', { name: other }).click();
  await checkAccessibility(page, merging);
  await merging.getByRole('button', { name: 'Merge them' }).click();
  await expect(toast(page, 'are one customer now.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Enquiries (3)' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Enquiries (2)' })).toBeVisible();

  await page.getByRole('button', { name: 'Split', exact: true }).click();
  const splitting = page.getByRole('dialog', { name: 'What is somebody else’s?' });
  await splitting.getByLabel(/Zuluk/).check();
  await splitting.getByRole('button', { name: 'Split 1 off' }).click();
  await expect(page.getByRole('heading', { name: 'Enquiries (1)' })).toBeVisible();

  await page.getByRole('link', { name: 'All customers' }).click();
  await page.getByRole('searchbox').fill(phone.slice(-5));
  await page.getByRole('searchbox').press('Enter');
  await page.waitForURL((url) => url.searchParams.get('q') === phone.slice(-5));
  const found = page.getByRole('main').getByRole('listitem');
  await expect(found).toHaveCount(2);
  await expect(found.filter({ hasText: fullName })).toHaveCount(2);
});

/** A customer with two enquiries, of which `open` is for Zuluk, on their page; and the name of another. */
async function openCustomer(page: Page) {
  await signInAsAdmin(page);
  const [fullName, phone, other] = [uniqueName('Dorje'), uniquePhone(), uniqueName('Pema')];
  await storeEnquiry(page, { fullName, phone, tourName: 'Dzongri trek' });
  const open = await storeEnquiry(page, { fullName, phone, tourName: 'Zuluk' });
  await storeEnquiry(page, { fullName: other });
  await visit(page, `/admin/bookings/${open._id}`);
  await page.getByRole('link', { name: /2nd enquiry of 2/ }).click();
  await page.waitForURL('**/admin/customers/*');
  return { open, fullName, other, customerId: page.url().split('/').at(-1) };
}

test('what fails while customers are split or merged is said in the window, which is above everything else', {
  tag: '@long',
}, async ({ page, guard }) => {
  guard.allow(FAILED_CALL);
  guard.allow(LOGGED);
  const { other } = await openCustomer(page);

  await page.getByRole('button', { name: 'Split', exact: true }).click();
  const splitting = page.getByRole('dialog', { name: 'What is somebody else’s?' });
  await splitting.getByLabel(/Zuluk/).check();
  await failCall(page, '/manage/customers/*/split', 'broken');
  await splitting.getByRole('button', { name: 'Split 1 off' }).click();
  await expect(splitting.getByRole('alert')).toContainText('Failed to split the customer');
  await expect(splitting.getByRole('alert')).toContainText(OUR_FAULT);
  await expect(failure(page, 'Failed to split')).toHaveCount(0);
  await checkAccessibility(page, splitting);
  await splitting.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  const merging = page.getByRole('dialog', { name: 'Merge with another customer' });
  await merging.getByLabel(/Part of a name/).fill(other);
  await merging.getByRole('button', { name: 'Find' }).click();
  await merging.getByRole('button', { name: other }).click();
  await failCall(page, '/manage/customers/*/merge', 'broken');
  await merging.getByRole('button', { name: 'Merge them' }).click();
  await expect(merging.getByRole('alert')).toContainText('Failed to merge the customers');
  await page.unroute('**/api/v1/manage/customers/*/merge');
  await loseAnswer(page, '/manage/customers/*/merge');
  await merging.getByRole('button', { name: 'Merge them' }).click();
  await expect(merging.getByRole('alert')).toContainText(NO_ANSWER);
  await merging.getByRole('button', { name: 'Merge them' }).click();
  await expect(toast(page, 'are one customer now.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('merging or splitting what a colleague has merged or split says so, and keeps a half-written note', {
  tag: '@long',
}, async ({ page, guard, server }) => {
  guard.allow(FAILED_CALL);
  guard.allow(LOGGED);
  await muteNews(page);
  const { open, fullName, other, customerId } = await openCustomer(page);

  // A colleague was faster, each time.
  await page.getByRole('button', { name: 'Split', exact: true }).click();
  const splitting = page.getByRole('dialog', { name: 'What is somebody else’s?' });
  await splitting.getByLabel(/Zuluk/).check();
  const items = [{ kind: 'enquiry', _id: open._id }];
  await callAsStaff(page, 'post', `/manage/customers/${customerId}/split`, { items });
  await splitting.getByRole('button', { name: 'Split 1 off' }).click();
  await expect(splitting.getByRole('alert')).toContainText('Failed to split the customer');
  await expect(page.getByRole('heading', { name: 'Enquiries (1)' })).toBeAttached();
  await expect(splitting.getByRole('alert')).toBeVisible();
  await splitting.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Split', exact: true })).toHaveCount(0);
  const note = page.getByRole('textbox', { name: 'About this customer' });
  await note.fill('Eats no meat');

  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  const merging = page.getByRole('dialog', { name: 'Merge with another customer' });
  await merging.getByLabel(/Part of a name/).fill(other);
  await merging.getByRole('button', { name: 'Find' }).click();
  await merging.getByRole('button', { name: other }).click();
  await callAsStaff(page, 'post', `/manage/customers/${await findCustomer(other)}/merge`, {
    otherId: customerId,
  });
  await merging.getByRole('button', { name: 'Merge them' }).click();
  await expect(merging.getByRole('alert')).toContainText('They are one customer already.');
  await merging.getByRole('button', { name: 'Close' }).click();
  await expect(note).toHaveValue('Eats no meat');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Eats no meat' })).toBeVisible();

  // Nothing of the customer is left, and the window goes with that.
  const writer = uniqueName('Dawa');
  const mobile = uniquePhone();
  const body = contactBodyOf({ name: writer, email: `${mobile.slice(1)}@example.com`, mobile });
  await callApi(server, 'POST', '/contacts/send-mail', { body });
  const query = new URLSearchParams({ q: writer });
  const [message] = await callAsStaff<{ _id: string }[]>(page, 'get', `/contacts?${query}`);
  await page.goto(`/admin/customers/${await findCustomer(writer)}`);
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await merging.getByLabel(/Part of a name/).fill(other);
  await merging.getByRole('button', { name: 'Find' }).click();
  // Of two names that staff heard the first one stays.
  await merging.getByRole('button', { name: fullName }).click();
  const headers = await originHeaders(page);
  expect((await page.request.delete(`/api/v1/contacts/${message?._id}`, { headers })).ok()).toBe(true);
  await merging.getByRole('button', { name: 'Merge them' }).click();
  await expect(failure(page, 'Failed to merge the customers')).toBeVisible();

  async function findCustomer(name: string) {
    const find = `/manage/customers?q=${encodeURIComponent(name)}`;
    const [found] = await callAsStaff<{ _id: string }[]>(page, 'get', find);
    return found?._id;
  }
});
