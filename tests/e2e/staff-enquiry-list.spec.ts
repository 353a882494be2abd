import { readFile } from 'node:fs/promises';
import {
  callAsStaff,
  failure,
  LOGGED,
  storeEnquiry,
  toast,
  uniqueName,
  uniquePhone,
} from '../support/e2e/desk.ts';
import { checkAccessibility, expect, signInAsAdmin, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { FAILED_CALL, failCall, loseAnswer } from '../support/e2e/failing-answers.ts';

test.beforeEach(({ page }) => signInAsAdmin(page));

test('an enquiry is found by its phone as somebody reads it out, and filters narrow the list', async ({
  page,
}) => {
  const fullName = uniqueName('Pema');
  const phone = uniquePhone();
  await storeEnquiry(page, { fullName, phone, tourName: 'Bhutan', source: 'whatsapp' });
  await visit(page, '/admin/bookings');
  await page
    .getByRole('searchbox', { name: 'Search the bookings' })
    .fill(`0${phone.slice(3, 8)} ${phone.slice(8)}`);
  await page.keyboard.press('Enter');
  const row = page.getByRole('listitem').filter({ hasText: fullName });
  await expect(page).toHaveURL(/q=/);
  await expect(row).toBeVisible();

  await page.getByText('More filters').click();
  await page.getByLabel('Destination').selectOption('Dooars');
  await expect(page.getByText('No bookings found')).toBeVisible();
  await page.getByLabel('Destination').selectOption('Bhutan');
  await expect(row).toBeVisible();
  await page.getByLabel('Travels from').fill('2099-06-01');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No bookings found')).toBeVisible();
  await page.goBack();
  await expect(row).toBeVisible();
  await page.reload();
  await expect(row).toBeVisible();
  await checkAccessibility(page, page.getByRole('main'));
});

test('several are changed at one stroke by keyboard, and that is undone, though each answer is lost once', async ({
  page,
  guard,
}) => {
  guard.allow(FAILED_CALL);
  const family = uniqueName('Tamang');
  const [first, second] = [`Mohan ${family}`, `Neha ${family}`];
  for (const fullName of [first, second]) await storeEnquiry(page, { fullName });
  await visit(page, `/admin/bookings?q=${encodeURIComponent(family)}`);
  await expect(page.getByRole('checkbox', { name: /^Choose the enquiry of/ })).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Choose all shown' }).press('Space');
  const bar = page.getByRole('region', { name: 'Chosen enquiries' });
  await expect(bar).toContainText('2 chosen');
  await checkAccessibility(page, page.getByRole('main'));

  await bar.getByRole('button', { name: 'Set the status of the chosen' }).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'New', exact: true })).toBeFocused();
  await loseAnswer(page, '/manage/bookings/changes');
  await page.keyboard.press('S');
  await expect(page.getByRole('menuitem', { name: 'Spam' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page, '2 enquiries set to Spam.')).toBeVisible();
  const rowOf = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  for (const name of [first, second]) await expect(rowOf(name)).toContainText('Spam');
  await expect(bar).toBeHidden();

  await loseAnswer(page, '/manage/bookings/changes/*/undo');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Undone.')).toBeVisible();
  for (const name of [first, second]) await expect(rowOf(name)).toContainText('New');
});

test('a double press on Bin is one press', { tag: '@long' }, async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/manage/bookings/changes')) sent.push(request.method());
  });
  const fullName = uniqueName('Lhamu');
  await storeEnquiry(page, { fullName });
  await visit(page, `/admin/bookings?q=${encodeURIComponent(fullName)}`);
  await page.getByRole('checkbox', { name: new RegExp(`enquiry of ${fullName}`) }).check();
  await page.getByRole('button', { name: 'Bin', exact: true }).dblclick();
  await expect(toast(page, '1 enquiry moved to the bin.')).toBeVisible();
  await expect(page.getByText('No bookings found')).toBeVisible();
  expect(sent).toEqual(['POST']);
});

test('a change that failed leaves the choice as it was', { tag: '@long' }, async ({ page, guard }) => {
  guard.allow(FAILED_CALL);
  guard.allow(LOGGED);
  const fullName = uniqueName('Lhamu');
  await storeEnquiry(page, { fullName });
  await visit(page, `/admin/bookings?q=${encodeURIComponent(fullName)}`);
  await page.getByRole('checkbox', { name: new RegExp(fullName) }).check();
  await failCall(page, '/manage/bookings/changes', 'unreachable');
  const bar = page.getByRole('region', { name: 'Chosen enquiries' });
  await bar.getByRole('button', { name: 'Bin', exact: true }).click();
  await expect(failure(page, 'Failed to change the enquiries')).toBeVisible();
  await expect(bar).toContainText('1 chosen');
  await page.unroute('**/api/v1/manage/bookings/changes');
  await bar.getByRole('button', { name: 'Bin', exact: true }).click();
  await expect(toast(page, '1 enquiry moved to the bin.')).toBeVisible();
  await expect(bar).toBeHidden();
});

test('what somebody else changed meanwhile is left as it is, named, and stays chosen', {
  tag: '@long',
}, async ({ page }) => {
  const family = uniqueName('Karma');
  const fullName = `Mohan ${family}`;
  const { _id, reference } = await storeEnquiry(page, { fullName });
  await storeEnquiry(page, { fullName: `Neha ${family}` });
  await visit(page, `/admin/bookings?q=${encodeURIComponent(family)}`);
  await page.getByRole('checkbox', { name: 'Choose all shown' }).check();
  await callAsStaff(page, 'put', `/manage/bookings/${_id}/status`, { from: 'new', to: 'confirmed' });
  await page.getByRole('button', { name: 'Set the status of the chosen' }).click();
  await page.getByRole('menuitem', { name: 'Contacted' }).click();
  await expect(
    toast(page, `${reference}: Somebody else has set it to confirmed in the meantime.`),
  ).toBeVisible();
  // Neither good news nor a failure.
  await expect(failure(page, reference)).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: fullName })).toContainText('Confirmed');
  await expect(page.getByRole('region', { name: 'Chosen enquiries' })).toContainText('1 chosen');
  await expect(page.getByRole('checkbox', { name: new RegExp(fullName) })).toBeChecked();
});

test('the filtered list is taken along as CSV', async ({ page }) => {
  const fullName = uniqueName('Farida');
  const { reference } = await storeEnquiry(page, { fullName });
  await visit(page, `/admin/bookings?q=${reference}`);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await (await coming).path();
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^\ufeffReference,Received,/);
  expect(lines[1]).toContain(`${reference},`);
  expect(lines[1]).toContain(fullName);
});
