import type { Page } from '@playwright/test';
import { failure, LOGGED, storeEnquiry, toast, uniqueName } from '../support/e2e/desk.ts';
import { checkAccessibility, expect, signInAsAdmin, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { FAILED_CALL } from '../support/e2e/failing-answers.ts';

test.beforeEach(async ({ page, guard }) => {
  guard.allow(FAILED_CALL);
  guard.allow(LOGGED);
  await signInAsAdmin(page);
});

/** The call is under way until the answer of this function is called, and then it is lost. */
async function loseLater(page: Page, call: string): Promise<() => void> {
  const lost = Promise.withResolvers<void>();
  await page.route(
    `**/api/v1${call}`,
    async (route) => {
      await lost.promise;
      await route.abort('connectionrefused');
    },
    { times: 1 },
  );
  return lost.resolve;
}

test('a failure that is told after its page was left says whom it is about, leads back, and outlasts what works elsewhere', async ({
  page,
}) => {
  const fullName = uniqueName('Asha');
  const { _id, reference } = await storeEnquiry(page, { fullName });
  const otherName = uniqueName('Karma');
  await storeEnquiry(page, { fullName: otherName });
  await visit(page, `/admin/bookings/${_id}`);
  await page.getByRole('tab', { name: 'Note' }).click();
  await page.getByLabel('Internal note').fill('Wants a window seat');
  const lose = await loseLater(page, '/manage/bookings/*/notes');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await page.getByRole('link', { name: 'All bookings' }).click();
  await page.getByRole('main').getByRole('link', { name: fullName }).waitFor();
  lose();
  const failed = failure(page, 'Failed to add the note');
  const back = failed.getByRole('link', { name: `Go back to ${fullName}, ${reference}` });
  await expect(back).toBeVisible();
  await checkAccessibility(page);

  await page.getByRole('main').getByRole('link', { name: otherName }).click();
  await page.getByLabel('Next action on').fill('2099-01-01');
  await page.getByRole('button', { name: 'Save the next action' }).click();
  await expect(toast(page, 'Next action saved.')).toBeVisible();
  await expect(failed).toBeVisible();

  await back.click();
  await expect(page).toHaveURL(new RegExp(`/admin/bookings/${_id}`));
  await expect(page.getByLabel('Internal note')).toHaveValue('Wants a window seat');
  await expect(failed).toBeVisible();
  await expect(back).toHaveCount(0);
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(toast(page, 'The note is in the history.')).toBeVisible();
  await expect(failed).toHaveCount(0);
});

test('a failure in sight says whom it is about once another page is there', async ({ page }) => {
  const fullName = uniqueName('Asha');
  const { _id, reference } = await storeEnquiry(page, { fullName });
  await visit(page, `/admin/bookings/${_id}`);
  const lose = await loseLater(page, '/manage/bookings/*/next-action');
  await page.getByLabel('Next action on').fill('2099-01-01');
  await page.getByRole('button', { name: 'Save the next action' }).click();
  lose();
  const failed = failure(page, 'Failed to save the next action');
  await expect(failed).toBeVisible();
  await expect(failed.getByRole('link')).toHaveCount(0);
  await page.getByRole('link', { name: 'All bookings' }).click();
  await failed.getByRole('link', { name: `Go back to ${fullName}, ${reference}` }).click();
  await expect(page.getByLabel('Next action on')).toHaveValue('2099-01-01');
});
