import { storeEnquiry, toast } from '../support/e2e/desk.ts';
import { expect, signInAsAdmin, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { holdCall } from '../support/e2e/failing-answers.ts';

test.beforeEach(({ page }) => signInAsAdmin(page));

test('what one takes back oneself, or says is done while it is being saved, is asked about as nobody else’s', {
  tag: '@long',
}, async ({ page }) => {
  const { _id } = await storeEnquiry(page, { nextActionOn: '2099-01-05' });
  await visit(page, `/admin/bookings/${_id}`);
  const words = page.getByLabel('What is to be done');
  const history = page.getByRole('region', { name: 'History' });
  const save = page.getByRole('button', { name: 'Save the next action' });
  await words.fill('Call her ');
  await save.click();
  await expect(history).toContainText('Call her');
  await expect(words).toHaveValue('Call her');
  await words.fill('Write to her');
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Undone.')).toBeVisible();
  await save.click();
  await expect(history).toContainText('Write to her');

  const release = await holdCall(page, `/manage/bookings/${_id}/next-action`);
  await words.fill('Send the plan');
  await save.click();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  release();
  await expect(toast(page, 'Done. What comes next?')).toBeVisible();
  await expect(history).toContainText('Send the plan');
});
