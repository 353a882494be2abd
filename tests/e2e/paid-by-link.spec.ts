import type { Page } from '@playwright/test';
import type { DeskMoney } from '../../contracts/money/money.contract.ts';
import { sayWhereToPay, sendAcceptedQuote, UPI_ID } from '../support/e2e/accepted-quote.ts';
import { callAsStaff } from '../support/e2e/desk.ts';
import { checkAccessibility, expect, signInAsAdmin, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { pictureFile } from '../support/e2e/managed-tours.ts';
import { cutOff } from '../support/e2e/page-layout.ts';
import type { SentQuoteLink } from '../support/e2e/sent-quote.ts';

const PHONE = { width: 390, height: 844 };
const QR = 'QR code to pay ₹26,950 by UPI';
/** A browser notes what a refused call answers. */
const REFUSED = /status of 4(?:00|15)/;

const main = (page: Page) => page.getByRole('main');
const due = (page: Page) => main(page).getByRole('region', { name: 'What is due' });
const payments = (page: Page) => main(page).getByRole('region', { name: 'Your payments' });
const paidForm = (page: Page) => main(page).getByRole('form', { name: 'I have paid' });
const press = (page: Page) => paidForm(page).getByRole('button', { name: 'I have paid' });
const newUtr = () => `4${Date.now()}`.slice(0, 12);

const moneyAsStaff = (staff: Page, { enquiryId }: SentQuoteLink) =>
  callAsStaff<DeskMoney>(staff, 'get', `/manage/bookings/${enquiryId}/money`);

// What `test.use` says reaches `page` alone, so staff have the other one.
test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('a traveller sees what is due and how to pay it, says that they have paid, and gets the receipt', async ({
    page,
    context,
    otherPage: staff,
    guard,
  }) => {
    guard.allow(REFUSED);
    await signInAsAdmin(staff);
    await sayWhereToPay(staff);
    const sent = await sendAcceptedQuote(staff);
    const utr = newUtr();
    await visit(page, sent.path);

    await test.step('a phone copies, and gets no link that banks refuse', async () => {
      await expect(due(page)).toContainText(/To pay today\s*₹26,950/);
      const how = main(page).getByRole('region', { name: 'How to pay' });
      await expect(how).toContainText(UPI_ID);
      await expect(how).toContainText('50200012345678');
      await expect(how.getByLabel(QR)).toBeHidden();
      await expect(how.getByRole('link')).toHaveCount(0);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await how.getByRole('button', { name: 'Copy the Amount' }).click();
      await expect(how.getByText('The Amount is copied')).toBeAttached();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('26950');
      expect(await cutOff(page)).toEqual([]);
      await checkAccessibility(page, main(page));
    });

    await test.step('what is missing is said beside its field; a slip that fails empties nothing', async () => {
      await press(page).click();
      await expect(paidForm(page).getByText('Enter the UTR: it is how')).toBeVisible();
      await expect(paidForm(page).getByLabel('UTR')).toBeFocused();
      await paidForm(page).getByLabel('UTR').fill(utr);
      const slip = paidForm(page).getByLabel('Add a picture of the slip');
      await slip.setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: Buffer.from('MZ') });
      await expect(paidForm(page).getByRole('alert')).toContainText('This is no picture.');
      await expect(paidForm(page).getByLabel('UTR')).toHaveValue(utr);
      await slip.setInputFiles(await pictureFile('slip.jpg', 'white'));
      await expect(paidForm(page).getByText('The picture is here.')).toBeVisible();
      await page.reload();
      await expect(paidForm(page).getByText('The picture is here.')).toBeVisible();
      await expect(paidForm(page).getByLabel('UTR')).toHaveValue(utr);
    });

    await test.step('two presses are one payment, which waits', async () => {
      await press(page).dblclick();
      const thanks = main(page).getByRole('status').filter({ hasText: 'Thank you. We look for it' });
      await expect(thanks).toBeInViewport();
      await expect(payments(page)).toContainText(utr);
      await expect(payments(page)).toContainText('We look for it at the bank');
      await expect(due(page)).toContainText(/You have paid\s*₹26,950/);
      await checkAccessibility(page, main(page));
      const { payments: logged } = await moneyAsStaff(staff, sent);
      expect(logged).toMatchObject([{ reference: utr, method: 'upi', paise: 26_950_00 }]);
      expect(logged[0]?.slip).not.toBeNull();
      await page.reload();
      await expect(payments(page).getByRole('listitem')).toHaveCount(1);
    });

    await test.step('once staff have seen the slip and found it, there is a receipt', async () => {
      await visit(staff, `/admin/bookings/${sent.enquiryId}`);
      await staff.getByRole('button', { name: 'Look at the slip' }).click();
      const shown = staff.getByRole('img', { name: 'Slip as the traveller sent it' });
      await expect(shown).toHaveJSProperty('naturalWidth', 900);
      const [logged] = (await moneyAsStaff(staff, sent)).payments;
      const payment = `/manage/bookings/${sent.enquiryId}/payments/${logged?._id}`;
      await callAsStaff(staff, 'post', `${payment}/verification`, {});
      await visit(page, sent.path);
      await expect(payments(page)).toContainText('Received');
      await expect(due(page)).toContainText(/To pay by .+\s*₹26,950/);
      const papers = main(page).getByRole('region', { name: 'Receipts and invoices' });
      const link = papers.getByRole('link', { name: /^PDF of Receipt/ });
      await expect(link).toHaveAttribute('target', '_blank');
      const answer = await page.request.get((await link.getAttribute('href')) ?? '');
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
      expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
    });

    await test.step('on paper stands what was agreed, due and paid, and no form', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(due(page)).toBeVisible();
      await expect(payments(page)).toBeVisible();
      await expect(main(page).getByRole('region', { name: 'What was agreed' })).toBeVisible();
      await expect(main(page).getByRole('form').filter({ visible: true })).toHaveCount(0);
    });
  });
});

test('a computer shows what a phone scans', async ({ page, otherPage: staff }) => {
  await signInAsAdmin(staff);
  await sayWhereToPay(staff);
  const { path } = await sendAcceptedQuote(staff);
  await visit(page, path);
  await expect(main(page).getByLabel(QR)).toBeVisible();
  expect(await cutOff(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false });

  test('a traveller says that they have paid', { tag: '@no-script' }, async ({
    page,
    otherPage: staff,
    guard,
  }) => {
    guard.allow(REFUSED);
    await signInAsAdmin(staff);
    await sayWhereToPay(staff);
    const sent = await sendAcceptedQuote(staff);
    const utr = newUtr();
    await page.goto(sent.path);
    await expect(paidForm(page).getByRole('group', { name: /^Picture of the slip/ })).toBeHidden();
    await expect(main(page).getByRole('button', { name: /^Copy/ }).filter({ visible: true })).toHaveCount(0);
    await paidForm(page).getByLabel('Amount in rupees').fill('20,000');
    await press(page).click();
    await expect(paidForm(page).getByText('Enter the UTR: it is how')).toBeVisible();
    await expect(paidForm(page).getByLabel('Amount in rupees')).toHaveValue('20,000');
    await paidForm(page).getByLabel('Bank transfer').check();
    await paidForm(page).getByLabel('UTR').fill(utr);
    await press(page).click();
    await expect(main(page).getByText('Thank you. We look for it at the bank')).toBeInViewport();
    await expect(payments(page)).toContainText(utr);
    await expect(due(page)).toContainText(/To pay today\s*₹6,950/);
    await expect(paidForm(page).getByLabel('Amount in rupees')).toHaveValue('6950');
    await expect(paidForm(page).getByLabel('UTR')).toHaveValue('');
    const { payments: logged } = await moneyAsStaff(staff, sent);
    expect(logged).toMatchObject([{ reference: utr, method: 'bank', paise: 20_000_00, slip: null }]);
  });
});
