import type { Page } from '@playwright/test';
import { callAsStaff, LOGGED, storeEnquiry, uniqueName } from '../support/e2e/desk.ts';
import { expect, signInAsAdmin, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { FAILED_CALL, loseAnswer, NO_ANSWER } from '../support/e2e/failing-answers.ts';
import { createTour } from '../support/e2e/managed-tours.ts';
import { onePriceEach, sendQuote } from '../support/e2e/sent-quote.ts';
import { TRAVEL_DAY } from '../support/travel-day.ts';

async function openDraft(page: Page, given = {}): Promise<void> {
  const { _id } = await storeEnquiry(page, given);
  const draft = await callAsStaff<{ _id: string }>(page, 'post', `/manage/bookings/${_id}/quotes`, {});
  await visit(page, `/admin/bookings/${_id}/quotes/${draft._id}`);
}

test.beforeEach(({ page }) => signInAsAdmin(page));

test('who takes the lines of an earlier quotation has them back; who takes one or an option out goes on beside it', async ({
  page,
}) => {
  const tourName = uniqueName('Dzongu');
  await createTour(page, { title: tourName });
  const { _id: enquiryId } = await storeEnquiry(page, { tourName });
  await sendQuote(page, { options: onePriceEach(30_500) }, { enquiryId });
  await openDraft(page, { tourName });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const removeByKey = (name: string) => button(name).press('Enter');
  const price = page.getByLabel('Each (₹)').first();
  await price.fill('9000');
  await button('Suggest').click();
  await expect(page.getByRole('list', { name: 'Earlier quotations' })).toContainText('Standard ₹61,000');
  await page.getByRole('button', { name: /^Take the lines of TT-/ }).click();
  await expect(price).toHaveValue('30500');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(price).toHaveValue('9000');
  await page.getByRole('button', { name: 'Add a line' }).click();
  await removeByKey('Remove line 1');
  await expect(button('Remove line 1')).toBeFocused();
  await removeByKey('Remove line 1');
  await expect(button('Add a line')).toBeFocused();
  await button('Add an option').click();
  await removeByKey('Remove option 2');
  await expect(button('Add an option')).toBeFocused();
});

test('what is refused is said at its field and by the buttons alone, and goes once it is mended', async ({
  page,
  guard,
}) => {
  guard.allow(/status of 400/);
  await openDraft(page);
  await page.getByLabel('People').fill('5');
  await expect(page.getByRole('listitem', { name: 'Option 1' })).toContainText(
    /5 travel; the lines are for \d/,
  );
  for (const name of ['Save', 'Send without mail']) {
    await page.getByLabel('Each (₹)').fill('dear');
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByLabel('Each (₹)')).toBeFocused();
    await expect(page.getByText('Please check the marked fields.')).toHaveCount(1);
    await page.getByLabel('Each (₹)').fill('9000');
    await expect(page.getByText('Please check the marked fields.')).toHaveCount(0);
  }
});

test('what was sent or accepted is no failure once the page shows it, though its answer was lost', async ({
  page,
  guard,
}) => {
  guard.allow(FAILED_CALL);
  guard.allow(/status of 409/);
  guard.allow(LOGGED);
  await openDraft(page);
  await page.getByLabel('Travel day').fill(TRAVEL_DAY);
  await page.getByLabel('Each (₹)').fill('9000');
  await loseAnswer(page, '/manage/bookings/*/quotes/*/sending');
  await page.getByRole('button', { name: 'Send without mail' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Quotation 1 for/ })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.getByRole('button', { name: 'More for it' }).click();
  await page.getByRole('menuitem', { name: 'Accepted by phone' }).click();
  const form = page.getByRole('form', { name: 'Quotation 1 is accepted' });
  await form.getByLabel('The state they live in').selectOption('Sikkim');
  await form.getByLabel('Address of the company').fill('MG Marg, Gangtok');
  await loseAnswer(page, '/manage/bookings/*/quotes/*/acceptance');
  await form.getByRole('button', { name: 'Accept for them' }).click();
  await expect(form.getByText(NO_ANSWER)).toBeVisible();
  await form.getByLabel('How they said so').selectOption('By WhatsApp');
  await form.getByRole('button', { name: 'Accept for them' }).click();
  await expect(page.getByRole('region', { name: 'Accepted' })).toContainText('MG Marg, Gangtok');
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
