import { callAsStaff, failure, LOGGED, toast, uniqueName } from '../support/e2e/desk.ts';
import { checkAccessibility, expect, signInAsAdmin, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { FAILED_CALL, loseAnswer } from '../support/e2e/failing-answers.ts';
import { createTour } from '../support/e2e/managed-tours.ts';

test('a place is written down, changed, deleted and brought back §T1.6', { tag: '@long' }, async ({
  page,
  guard,
}) => {
  guard.allow(/status of 400/);
  guard.allow(FAILED_CALL);
  guard.allow(LOGGED);
  const name = uniqueName('Kupup');
  await signInAsAdmin(page);
  await visit(page, '/admin/manage-tours');
  await page.getByRole('main').getByRole('link', { name: 'Places', exact: true }).click();
  await page.getByRole('link', { name: 'New place' }).click();
  const form = page.getByRole('form', { name: 'Place' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Height (m)').fill('4,060');
  await form.getByLabel('Latitude').fill('north');
  await form.getByRole('checkbox', { name: 'Monday' }).check();
  await form.getByLabel('Closed from').fill('15 December');
  await form.getByLabel('to', { exact: true }).fill('28 Feb');
  const indians = form.getByRole('group', { name: 'Indians' });
  await indians.getByLabel('May they go').selectOption('With a permit');
  await indians.getByLabel('Permit', { exact: true }).fill('Old Silk Route permit');
  await indians.getByLabel('Photos').fill('2');
  await form.getByLabel('Source').fill('Sikkim Tourism');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Enter the latitude in degrees: 27.3314.')).toBeVisible();
  await checkAccessibility(page, form);
  await form.getByLabel('Latitude').fill('27.35');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'The place is saved.')).toBeVisible();

  // Nobody has checked it yet: it stands among the first, and is marked.
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('not checked yet');
  await expect(row).toContainText('closed on Mondays, from 15 Dec to 28 Feb');
  await row.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await row.getByRole('link', { name }).click();
  await expect(form.getByLabel('Height (m)')).toHaveValue('4060');
  await expect(form.getByRole('checkbox', { name: 'Monday' })).toBeChecked();

  // The answer is lost after the server has done it: saved again it is saved, and no colleague has been there.
  await loseAnswer(page, '/manage/places/*');
  await form.getByLabel('Checked on').fill('2026-11-01');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(failure(page, 'Failed to save the place')).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/admin/places');
});

test('a place that a tour comes by is asked about before it goes, and can be brought back', {
  tag: '@long',
}, async ({ page }) => {
  const name = uniqueName('Zuluk');
  await signInAsAdmin(page);
  const { _id } = await callAsStaff<{ _id: string }>(page, 'post', '/manage/places', { name });
  await createTour(page, { title: uniqueName('By Zuluk'), stops: [{ stop: _id, day: 2 }] });
  await visit(page, '/admin/places');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await row.getByRole('button', { name: `Delete ${name}` }).click();
  const question = page.getByRole('dialog', { name: 'Delete this place?' });
  await expect(question).toContainText(`${name} is used by 1 tour.`);
  await checkAccessibility(page, question);
  await question.getByRole('button', { name: 'Keep' }).click();
  await expect(question).toBeHidden();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: `Delete ${name}` }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('1 tour');
});
