import type { Page } from '@playwright/test';
import { callAsStaff, LOGGED, toast, uniqueName } from '../support/e2e/desk.ts';
import { expect, signInAsAdmin, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { FAILED_CALL, loseAnswer, NO_ANSWER } from '../support/e2e/failing-answers.ts';
import { storeAgreed } from '../support/e2e/money-of-enquiry.ts';

const money = (page: Page) => page.getByRole('region', { name: 'Money', exact: true });
const part = (page: Page, name: string) => money(page).getByRole('region', { name });
const more = async (page: Page, name: string) => {
  await money(page).getByRole('button', { name: 'More for money' }).click();
  await page.getByRole('menuitem', { name }).click();
};

test.beforeEach(({ page }) => signInAsAdmin(page));

test('a payment is logged, verified, invoiced, and credited and paid back when the trip is cancelled', {
  tag: ['@long', '@phone-long'],
}, async ({ page, guard }) => {
  // What is typed wrong on purpose.
  guard.allow(/status of 400/);
  const fullName = uniqueName('Asha');
  const id = await storeAgreed(page, { fullName }, 33_000);
  await visit(page, `/admin/bookings/${id}`);
  await expect(money(page)).toContainText('Balance₹66,000');
  await money(page).getByRole('button', { name: 'Switch off' }).click();
  await expect(money(page)).toContainText('Reminders are off');

  await money(page).getByRole('button', { name: 'Log a payment' }).click();
  const form = page.getByRole('form', { name: 'Log a payment' });
  await form.getByLabel('UTR or other reference').fill(`UTR ${id.slice(-12)}`);
  await page.keyboard.press('Escape');
  await money(page).getByRole('button', { name: 'Log a payment' }).click();
  await expect(form.getByLabel('UTR or other reference')).toHaveValue(`UTR ${id.slice(-12)}`);
  await form.getByLabel('Amount (₹)').fill('much');
  await form.getByRole('button', { name: 'Log it' }).click();
  await expect(form.getByLabel('Amount (₹)')).toBeFocused();
  await expect(form.getByLabel('Amount (₹)')).toHaveAccessibleDescription(/in rupees/);
  await form.getByLabel('Amount (₹)').fill('₹66,000');
  await form.getByRole('button', { name: 'Log it' }).click();
  await expect(part(page, 'Payments')).toContainText('To be verified');

  await part(page, 'Payments').getByRole('button', { name: 'Verify' }).click();
  await expect(
    toast(page, 'Verified. There is no email address: hand the receipt over yourself.'),
  ).toBeVisible();
  await expect(money(page)).toContainText('Balance₹0');
  await expect(page.getByRole('button', { name: 'More for the payment of ₹66,000' })).toBeFocused();
  await part(page, 'Documents')
    .getByRole('link', { name: /^Receipt/ })
    .click();
  const paper = page.getByRole('article');
  await expect(paper).toContainText('Rupees Sixty-Six Thousand Only');
  await page.emulateMedia({ media: 'print' });
  await expect(paper).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /^PDF of/ }).click();
  expect((await saved).suggestedFilename()).toMatch(/^Receipt .*\.pdf$/);
  await page.getByRole('link', { name: /^The enquiry TT-/ }).click();

  await more(page, 'Add an instalment');
  const added = page.getByRole('form', { name: 'Add an instalment' });
  await added.getByLabel('Amount (₹)').fill('2,000');
  await added.getByLabel('Why').fill('A night more in Pelling');
  await added.getByRole('button', { name: 'Add it' }).click();
  await expect(money(page)).toContainText('Balance₹2,000');
  await part(page, 'Instalments').getByRole('button', { name: 'Change the instalment of ₹2,000' }).click();
  const changed = page.getByRole('form', { name: /^Change: instalment/ });
  await changed.getByLabel('Amount (₹)').fill('0');
  await changed.getByLabel('Why').fill('They go without');
  await changed.getByRole('button', { name: 'Change it' }).click();
  await expect(money(page)).toContainText('Balance₹0');

  await more(page, 'Issue the invoice');
  await page.getByRole('button', { name: 'Issue it' }).click();
  await expect(part(page, 'Documents').getByRole('link', { name: /^Invoice/ })).toBeVisible();

  await page.getByRole('region', { name: 'Status' }).getByRole('button', { name: 'Mark cancelled' }).click();
  const cancel = page.getByRole('form', { name: 'Cancel the trip' });
  await cancel.getByLabel('Why').fill('A death in the family');
  await cancel.getByRole('button', { name: 'Cancel the trip' }).click();
  await expect(cancel.getByLabel('How many cancel, of 2')).toBeFocused();
  await expect(cancel.getByLabel('How many cancel, of 2')).toHaveAccessibleDescription(
    'Enter how many cancel.',
  );
  await cancel.getByLabel('How many cancel, of 2').fill('3');
  await expect(cancel.getByRole('alert')).toHaveText('Only 2 still travel.');
  await cancel.getByLabel('How many cancel, of 2').fill('2');
  await cancel.getByLabel('We keep (₹)').fill('6,000');
  await expect(cancel.getByRole('region', { name: 'What follows' })).toContainText(
    '₹60,000 is to be paid back.',
  );
  await cancel.getByLabel('What comes back (₹)').fill('60,000');
  await expect(cancel.getByLabel('We keep (₹)')).toHaveValue('');
  await expect(cancel.getByRole('region', { name: 'What follows' })).toContainText(
    'A credit note of ₹60,000 is issued and mailed.',
  );
  await cancel.getByRole('button', { name: 'Cancel the trip' }).click();
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('Cancelled');
  await expect(part(page, 'Documents').getByRole('link', { name: /^Credit note/ })).toBeVisible();

  await part(page, 'Refunds').getByRole('button', { name: 'Paid back' }).click();
  await expect(page.getByLabel('Paid back (₹)')).toHaveValue('60000');
  await page.getByRole('button', { name: 'Note it as paid back' }).click();
  await expect(part(page, 'Refunds')).toContainText('₹60,000 paid back');
  await part(page, 'Refunds').getByRole('button', { name: 'More for the refund of ₹60,000' }).click();
  await page.getByRole('menuitem', { name: 'It did not go out' }).click();
  const notOut = page.getByRole('form', { name: /^It did not go out/ });
  await notOut.getByLabel('Why').fill('The account is closed');
  await notOut.getByRole('button', { name: 'It did not go out' }).click();
  await expect(part(page, 'Refunds')).toContainText('₹60,000 to be paid back');
  await expect(part(page, 'Refunds')).toContainText('₹60,000 did not go out');
  await expect(money(page)).toContainText('Balance₹0');
});

test('pressed again after a lost answer, a payment is logged once', {
  tag: ['@long', '@phone-long'],
}, async ({ page, guard }) => {
  guard.allow(FAILED_CALL);
  guard.allow(LOGGED);
  const id = await storeAgreed(page, { fullName: uniqueName('Asha') }, 12_000);
  await visit(page, `/admin/bookings/${id}`);
  await money(page).getByRole('button', { name: 'Log a payment' }).click();
  const form = page.getByRole('form', { name: 'Log a payment' });
  await form.getByLabel('Amount (₹)').fill('10000');
  await form.getByLabel('How').selectOption('Cash');
  await loseAnswer(page, '/manage/bookings/*/payments');
  await form.getByRole('button', { name: 'Log it' }).click();
  await expect(form.getByText(NO_ANSWER)).toBeVisible();
  await form.getByRole('button', { name: 'Log it' }).click();
  await expect(form).toHaveCount(0);
  await expect(part(page, 'Payments').getByRole('listitem')).toHaveCount(1);
});

test('what is due stands by week, and the accountant gets a month as CSV', { tag: '@phone-long' }, async ({
  page,
}) => {
  const fullName = uniqueName('Asha');
  await storeAgreed(page, { fullName }, 12_000);
  await visit(page, '/admin/money');
  await expect(page.getByRole('listitem').filter({ hasText: fullName }).first()).toContainText('₹12,000');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^documents-\d{4}-\d\d\.csv$/);
});

test('rules of tax hold from a day on: those ahead can be changed and dropped', {
  tag: ['@long', '@phone-long'],
}, async ({ page, guard }) => {
  guard.allow(/status of 400/);
  await visit(page, '/admin/settings/money');
  const form = page.getByRole('form', { name: 'Tax and payments' });
  const year = new Date().getFullYear() + 1;
  await form.getByLabel('Holds from').fill(`${year}-04-01`);
  await form.getByLabel('GST', { exact: true }).selectOption('Registered for GST');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('GSTIN')).toBeFocused();
  // Who is registered needs an address of the site, which other journeys enter or not.
  await form.getByLabel('GST', { exact: true }).selectOption('Not registered for GST');
  await form.getByLabel('Legal name').fill('Teesta Trails Private Limited');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, `Saved: it holds from 1 Apr ${year}.`)).toBeVisible();
  const ahead = page.getByRole('listitem').filter({ hasText: `From 1 Apr ${year}` });
  await expect(ahead).toContainText('Ahead');
  await ahead.getByText(`From 1 Apr ${year}`).click();
  await ahead.getByRole('button', { name: 'Change' }).click();
  await expect(form.getByLabel('Legal name')).toHaveValue('Teesta Trails Private Limited');
  await ahead.getByRole('button', { name: 'Drop' }).click();
  await expect(ahead).toHaveCount(0);
  const left = await callAsStaff<{ isAhead: boolean }[]>(page, 'get', '/manage/money/rules');
  expect(left.filter(({ isAhead }) => isAhead)).toEqual([]);
});
