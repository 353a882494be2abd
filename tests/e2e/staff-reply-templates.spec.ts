import { failure, LOGGED, storeEnquiry, toast, uniqueName } from '../support/e2e/desk.ts';
import { checkAccessibility, expect, signInAsAdmin, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { FAILED_CALL, loseAnswer } from '../support/e2e/failing-answers.ts';

test('a template is written with its fields, changed, deleted and brought back', { tag: '@long' }, async ({
  page,
  guard,
  traveller,
}) => {
  guard.allow(/status of 400/);
  guard.allow(FAILED_CALL);
  guard.allow(LOGGED);
  const name = uniqueName('Papers');
  await signInAsAdmin(page);
  await visit(page, '/admin/reply-templates');
  const menu = page.getByRole('navigation', { name: 'Admin' });
  await expect(menu.getByRole('link', { name: 'Mail' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Write a template' }).click();
  const form = page.getByRole('form', { name: 'Reply template' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Destination').selectOption('Sikkim');
  await form.getByLabel('Text').fill('Dear {guest}, ');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('There is no field {guest}.')).toBeVisible();
  await form.getByLabel('Text').fill('Dear ');
  await form.getByRole('button', { name: /^\{name\}/ }).click();
  await expect(form.getByLabel('Text')).toHaveValue('Dear {name}');
  await form.getByLabel('Text').press('ControlOrMeta+End');
  await page.keyboard.type(', it takes [… days] in all.');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'The template is saved.')).toBeVisible();

  await page.getByLabel('Search templates').fill(name);
  const row = page.getByRole('main').getByRole('listitem');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Sikkim');
  await row.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(page.getByText('No templates found')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await row.getByRole('link', { name }).click();
  await expect(form.getByLabel('Text')).toHaveValue('Dear {name}, it takes [… days] in all.');

  // The answer is lost after the server has done it: saved again it is saved, and no colleague has been there.
  await loseAnswer(page, '/manage/reply-templates/*');
  await form.getByLabel('Subject').fill('How long it takes');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(failure(page, 'Failed to save the template')).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/admin/reply-templates');
  await expect(failure(page, 'Failed to save the template')).toBeHidden();

  const fullName = uniqueName('Asha');
  const { _id } = await storeEnquiry(page, { fullName, userEmail: traveller.email });
  await visit(page, `/admin/bookings/${_id}`);
  const reply = page.getByRole('form', { name: 'Reply by mail' });
  const message = reply.getByLabel('Message');
  const useTemplate = reply.getByText('Use a template');
  const search = page.getByRole('combobox', { name: 'Search templates' });
  await useTemplate.press('Enter');
  // Those of the destination first, and the rest by their words.
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Sikkim');
  await search.press('Enter');
  await expect(message).not.toHaveValue(/Thank you for your enquiry\. $/);
  await expect(message).toBeFocused();
  await message.fill('');
  await useTemplate.press('Enter');
  await search.fill(name);
  await search.press('Enter');
  const first = `Dear ${fullName}, it takes [… days] in all.`;
  await expect(message).toHaveValue(first);
  await useTemplate.press('Enter');
  await search.fill('some questions');
  await page.getByRole('option', { name: /some questions/i }).click();
  await expect(search).toBeHidden();
  // Beneath the first, of which the gap is chosen by now.
  await expect(message).toHaveValue(new RegExp(`\n\nDear ${fullName},\n\nThank you for asking about Sikkim`));
  expect(await message.inputValue()).toContain(`${first}\n\n`);
  await reply.getByRole('button', { name: 'Send the reply' }).click();
  await expect(reply.getByText(/^Fill this first: \[… days\]/)).toBeVisible();
  await expect(message).toBeFocused();
  await checkAccessibility(page, reply);
});
