import type { DeskDetail } from '../../contracts/enquiries/desk-history.contract.ts';
import { callAsStaff, storeEnquiry, toast, uniqueName, uniquePhone } from '../support/e2e/desk.ts';
import { checkAccessibility, expect, signInAsAdmin, test, visit } from '../support/e2e/e2e-fixtures.ts';

test('an enquiry is corrected in place, its date left open, and taken back; what was written stays beneath', {
  tag: '@long',
}, async ({ page }) => {
  await signInAsAdmin(page);
  const { _id, reference } = await storeEnquiry(page, { fullName: uniqueName('Bina') });
  await visit(page, `/admin/bookings/${_id}`);
  const facts = page.getByRole('region', { name: `Enquiry ${reference}` });
  await facts.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('form', { name: 'Correct the enquiry' });
  await expect(form.getByLabel('Full name')).toBeFocused();
  const edit = facts.getByRole('button', { name: 'Edit' });
  await form.getByLabel('Number of people').fill('6');
  // Out of the field, and then out of the form; also where that was open as the page came.
  for (const isClosed of [false, true]) {
    await page.keyboard.press('Escape');
    await expect(form.getByLabel('Number of people')).not.toBeFocused();
    await expect(form.getByLabel('Number of people')).toHaveValue('6');
    await page.keyboard.press('Escape');
    await expect(edit).toBeFocused();
    if (isClosed) await edit.press('Enter');
    else await page.reload();
    await expect(form.getByLabel('Number of people')).toHaveValue('6');
    await form.getByLabel('Number of people').focus();
  }
  await checkAccessibility(page, form);
  await form.getByLabel('Phone').fill('98765 43210');
  // Half a day is none, and takes nothing away.
  await form.getByLabel('Travel date').press('Delete');
  await form.getByLabel('Number of people').fill('');
  await form.getByLabel('Number of people').pressSequentially('6e');
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Travel date')).toHaveAccessibleDescription('Choose a day.');
  await expect(form.getByLabel('Travel date')).toBeFocused();
  await expect(form.getByLabel('Number of people')).toHaveAccessibleDescription('Enter a whole number.');
  await form.getByLabel('Number of people').fill('6');
  await form.getByLabel('Travel date').fill('');
  await form.getByLabel('Or in words').fill('after the exams');
  const corrections = '**/manage/bookings/*/facts';
  const written = Promise.withResolvers<void>();
  await page.route(corrections, async (route) => {
    await written.promise;
    await route.fallback();
  });
  const asked = page.waitForRequest(corrections);
  await page.keyboard.press('Enter');
  await asked;
  await form.getByLabel('Travel date').press('ControlOrMeta+Enter');
  await expect(toast(page, 'still under way')).toBeVisible();
  // Writing on by then is not interrupted.
  const words = page.getByLabel('What is to be done');
  await words.focus();
  written.resolve();
  await expect(toast(page, 'Corrected.')).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(words).toBeFocused();
  await expect(facts).toContainText('after the exams');
  await expect(facts.getByRole('link', { name: /98765 43210/ })).toHaveAttribute('href', 'tel:+919876543210');
  await expect(facts).toContainText(/(The traveller wrote|First written down): .*2 people/);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(toast(page, 'Undone.')).toBeVisible();
  await expect(facts).not.toContainText('after the exams');
});

test('a correction that takes away the way that is shown leaves another in sight', { tag: '@long' }, async ({
  page,
  traveller,
}) => {
  await signInAsAdmin(page);
  const { _id, reference } = await storeEnquiry(page, { userEmail: traveller.email });
  await visit(page, `/admin/bookings/${_id}`);
  await page
    .getByRole('region', { name: `Enquiry ${reference}` })
    .getByRole('button', { name: 'Edit' })
    .click();
  await page.getByRole('form', { name: 'Correct the enquiry' }).getByLabel('Email').fill('');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Corrected.')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Mail' })).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'WhatsApp' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('link', { name: 'Open WhatsApp' })).toBeVisible();
});

test('where two enquiries are merged, what staff corrected in one alone is chosen beforehand', {
  tag: '@long',
}, async ({ page }) => {
  await signInAsAdmin(page);
  const phone = uniquePhone();
  const elder = await storeEnquiry(page, { phone, guestSize: 5 });
  const younger = await storeEnquiry(page, { phone, guestSize: 4 });
  const { booking: seen } = await callAsStaff<DeskDetail>(page, 'get', `/manage/bookings/${elder._id}`);
  const corrected = { ...seen, guestSize: 9, seen };
  await callAsStaff(page, 'put', `/manage/bookings/${elder._id}/facts`, corrected);
  for (const { _id } of [younger, elder]) {
    await visit(page, `/admin/bookings/${_id}`);
    await page.getByText('Maybe the same as').click();
    await expect(page.getByRole('radio', { name: '9 people' })).toBeChecked();
  }
  // Of what nobody corrected, what was asked for last.
  const { fullName } = (await callAsStaff<DeskDetail>(page, 'get', `/manage/bookings/${younger._id}`))
    .booking;
  await expect(page.getByRole('radio', { name: fullName })).toBeChecked();
  await page.getByRole('button', { name: `Merge into ${elder.reference}` }).click();
  await expect(page.getByRole('region', { name: `Enquiry ${elder.reference}` })).toContainText('9 people');
});
