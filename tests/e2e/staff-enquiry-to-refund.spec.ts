import type { Locator, Page } from '@playwright/test';
import { dayAfter } from '../../contracts/india-time.ts';
import { sayWhereToPay } from '../support/e2e/accepted-quote.ts';
import { toast } from '../support/e2e/desk.ts';
import { ADMIN, expect, isPhone, readMail, signIn, visit } from '../support/e2e/e2e-fixtures.ts';
import { fillEnquiry, openEnquiryForm } from '../support/e2e/enquiry-form.ts';
import { cutOff } from '../support/e2e/page-layout.ts';
import { storeSettings } from '../support/e2e/settings.ts';
import { takeTo, test } from '../support/e2e/site-in-time.ts';
import { REGISTERED } from '../support/money-desk.ts';
import { TRAVEL_DAY } from '../support/travel-day.ts';

const NAME = 'आशा राई';
const UTR = '407712345678';
const main = (page: Page) => page.getByRole('main');
const money = (page: Page) => page.getByRole('region', { name: 'Money', exact: true });
const part = (page: Page, name: string) => money(page).getByRole('region', { name });

/** Of the panel of money. */
async function openPaper(page: Page, title: string): Promise<Locator> {
  const name = new RegExp(`^${title} `);
  await part(page, 'Documents').getByRole('link', { name }).click();
  return page.getByRole('article', { name });
}

async function accept(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Accept' });
  await form.getByLabel('Your full name').fill(NAME);
  await form.getByLabel(/^State you live in/).selectOption('West Bengal');
  await form.getByRole('checkbox', { name: /I agree/ }).check();
  await form.getByRole('button', { name: 'Accept' }).click();
}

/** Of a verified merchant, on a phone alone. */
async function expectUpiLink(page: Page): Promise<void> {
  const app = main(page).getByRole('link', { name: /in a UPI app$/, includeHidden: true });
  await expect(app).toHaveAttribute('href', /^upi:\/\/pay\?pa=teesta@okbank&.*&am=33000\.00&/);
  await expect(app).toBeVisible({ visible: isPhone(page) });
}

async function expectConversion(page: Page): Promise<void> {
  const quotations = main(page).getByRole('region', { name: 'Quotations', exact: true });
  await expect(quotations.getByRole('row')).toHaveText([
    'TourSentAcceptedShare',
    'No tour of the listSent 1Accepted 1Share 100%',
    'Sent bySentAcceptedShare',
    /.+Sent 1Accepted 1Share 100%$/,
  ]);
}

async function cancelForBoth(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Status' }).getByRole('button', { name: 'Mark cancelled' }).click();
  const cancel = page.getByRole('form', { name: 'Cancel the trip' });
  await cancel.getByLabel('How many cancel, of 2').fill('2');
  await cancel.getByLabel('Why').fill('Illness');
  await expect(cancel.getByRole('region', { name: 'What follows' })).toBeVisible();
  await cancel.getByRole('button', { name: 'Cancel the trip' }).click();
}

test('from the form to a quotation, an advance, a late balance, an invoice, and a cancelled trip paid back', {
  tag: '@phone-long',
}, async ({ page, otherPage, server, traveller, guard }) => {
  test.setTimeout(300_000);
  let quote = '';
  let enquiry = '';

  await test.step('the form', async () => {
    const form = await openEnquiryForm(otherPage, traveller);
    await fillEnquiry(form, 'Sikkim');
    await form.getByLabel('Full name').fill(NAME);
    await form.getByLabel('Number of people').fill('2');
    await form.getByRole('button', { name: /^Send/ }).click();
    await expect(otherPage).toHaveURL(/thank-you/);
  });

  await test.step('the quotation, by mail', async () => {
    await signIn(page, ADMIN);
    await storeSettings(page, { addressLines: ['Hill Cart Road', 'Siliguri 734001'] });
    await sayWhereToPay(page, { ...REGISTERED, isMerchantVerified: true });
    await visit(page, '/admin/bookings');
    await page.getByRole('link', { name: NAME }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(NAME);
    enquiry = new URL(page.url()).pathname;
    await page.getByRole('button', { name: 'New quotation' }).click();
    await page.getByRole('listitem', { name: 'Option 1' }).getByLabel('Each (₹)').first().fill('33000');
    await page.getByRole('button', { name: 'Send by mail' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Quotation 1 for' })).toBeVisible();
    const { text = '' } = await readMail(server, traveller.email, 'Your quotation');
    quote = /\/quote\/\S+/.exec(text)?.[0] ?? '';
  });

  await test.step('accepted, and paid in advance by UPI', async () => {
    await visit(otherPage, quote);
    await accept(otherPage);
    await expect(main(otherPage).getByText('your trip is confirmed')).toBeVisible();
    await expect(main(otherPage).getByRole('region', { name: 'What is due' })).toContainText('₹33,000');
    await expectUpiLink(otherPage);
    const paid = otherPage.getByRole('form', { name: 'I have paid' });
    await paid.getByLabel('UTR').fill(UTR);
    await paid.getByRole('button', { name: 'I have paid' }).click();
    await expect(main(otherPage).getByText('Thank you. We look for it at the bank')).toBeVisible();
    expect(await cutOff(otherPage)).toEqual([]);
  });

  await test.step('found at the bank: the list of money leads to it, and the receipt goes out', async () => {
    await visit(page, '/admin/money');
    const waiting = main(page).getByRole('region', { name: 'To be verified' });
    await expect(waiting).toContainText(UTR);
    await waiting.getByRole('link', { name: NAME }).click();
    await part(page, 'Payments').getByRole('button', { name: 'Verify' }).click();
    await expect(toast(page, /^Verified/)).toBeVisible();
    const { attachments } = await readMail(server, traveller.email, 'Your receipt');
    expect(attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf']);
    const voucher = await openPaper(page, 'Receipt voucher');
    for (const text of [`GSTIN ${REGISTERED.gstin}`, 'SAC 998555', 'CGST 2.5%', 'SGST 2.5%'])
      await expect(voucher).toContainText(text);
    await expect(voucher).toContainText(REGISTERED.packageSentence);
  });

  await test.step('two days after the balance was due: a reminder, and red lists', async () => {
    guard.allow(/ERR_CONNECTION|Failed to fetch|net::|status of 401|live/);
    const late = `${dayAfter(TRAVEL_DAY, -28)}T06:30:00.000Z`;
    await server.restartAt(late);
    for (const one of [page, otherPage]) await takeTo(one, late);
    const { subject, text = '' } = await readMail(server, traveller.email, '₹33,000');
    expect(subject).toContain('₹33,000');
    quote = /\/quote\/\S+/.exec(text)?.[0] ?? '';
    await visit(otherPage, quote);
    await expect(main(otherPage).getByRole('region', { name: 'What is due' })).toContainText(
      /Overdue\s*₹33,000/,
    );
    await page.context().clearCookies();
    await signIn(page, ADMIN);
    await visit(page, '/admin/money');
    await expect(main(page).getByRole('region', { name: 'Overdue' })).toContainText(NAME);
    await visit(page, '/admin-dashboard?period=all');
    await expect(main(page).getByRole('region', { name: /^Payments overdue/ })).toContainText(NAME);
    await expectConversion(page);
  });

  await test.step('the balance, by transfer, and the invoice', async () => {
    await visit(page, enquiry);
    await money(page).getByRole('button', { name: 'Log a payment' }).click();
    const form = page.getByRole('form', { name: 'Log a payment' });
    await form.getByLabel('UTR or other reference').fill('SBIN425170001234');
    await form.getByRole('button', { name: 'Log it' }).click();
    await part(page, 'Payments').getByRole('button', { name: 'Verify' }).click();
    await expect(money(page)).toContainText('Balance₹0');
    await money(page).getByRole('button', { name: 'More for money' }).click();
    await page.getByRole('menuitem', { name: 'Issue the invoice' }).click();
    await page.getByLabel('Their address', { exact: true }).fill('Darjeeling 734101');
    await page.getByRole('button', { name: 'Issue it' }).click();
    const invoice = await openPaper(page, 'Tax invoice');
    await expect(invoice).toContainText(/CGST 2.5%1,571.43SGST 2.5%1,571.43/);
    await expect(invoice).toContainText('Advances taken in');
    expect(await cutOff(page)).toEqual([]);
    await page.getByRole('link', { name: /^The enquiry TT-/ }).click();
  });

  await test.step('cancelled: a credit note, and the refund', async () => {
    await cancelForBoth(page);
    await expect(page.getByRole('region', { name: 'Status' })).toContainText('Cancelled');
    await part(page, 'Refunds').getByRole('button', { name: 'Paid back' }).click();
    await page.getByRole('button', { name: 'Note it as paid back' }).click();
    await expect(part(page, 'Refunds')).toContainText(/₹\S+ paid back/);
    expect(await cutOff(page)).toEqual([]);
    await expect(await openPaper(page, 'Credit note')).toContainText(/CGST 2.5%.*SGST 2.5%/);
    await visit(otherPage, quote);
    await expect(main(otherPage).getByText('This trip was cancelled.')).toBeVisible();
    await expect(main(otherPage).getByText('Paid back to you').first()).toBeVisible();
    await expect(main(otherPage).getByRole('link', { name: /^PDF of Credit note/ })).toBeVisible();
  });
});
