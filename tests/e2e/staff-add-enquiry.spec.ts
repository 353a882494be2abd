import { toast, uniqueName, uniquePhone } from '../support/e2e/desk.ts';
import { checkAccessibility, expect, signInAsAdmin, test, visit } from '../support/e2e/e2e-fixtures.ts';

test('an enquiry that comes by phone is written down, without an email', async ({ page, guard }) => {
  guard.allow(/status of 400/);
  await signInAsAdmin(page);
  const fullName = uniqueName('Mohan');
  await visit(page, '/admin/bookings?status=contacted');
  await page.getByRole('link', { name: 'Add an enquiry' }).click();
  const form = page.getByRole('form', { name: 'Enquiry' });
  await form.getByRole('button', { name: 'Store the enquiry' }).click();
  for (const fault of [
    'Enter the traveller’s full name.',
    'Enter the traveller’s phone number.',
    'Choose a day, or say in words when.',
  ])
    await expect(form).toContainText(fault);
  await expect(form.getByLabel('Full name')).toBeFocused();
  await checkAccessibility(page, form);

  await form.getByLabel('Full name').fill(fullName);
  await form.getByLabel('Phone').fill(uniquePhone());
  await form.getByLabel('Destination or tour').fill('Kalimpong');
  await form.getByLabel('Number of people').fill('4');
  await form.getByLabel('Or in words').fill('after the exams');
  await form.getByLabel('Next action on').press('1');
  await form.getByRole('button', { name: 'Store the enquiry' }).click();
  await expect(form.getByLabel('Next action on')).toHaveAccessibleDescription('Choose a day.');
  await form.getByLabel('Next action on').fill('2099-01-01');
  await form.getByLabel('What is to be done').fill('Ask for the dates');
  await form.getByLabel('By whom').selectOption({ index: 1 });
  await form.getByLabel('Note').fill('Calls back on Monday');
  await form.getByRole('button', { name: 'Store the enquiry' }).click();
  await expect(toast(page, 'Stored as TT-')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: fullName })).toBeVisible();
  await expect(page).toHaveURL(/\?status=contacted$/);
  await expect(page.getByRole('listitem').filter({ hasText: fullName })).toBeVisible();
  await expect(page.getByLabel('What is to be done')).toHaveValue('Ask for the dates');
  const history = page.getByRole('region', { name: 'History' });
  await expect(page.getByRole('main')).toContainText('after the exams');
  await expect(history).toContainText('Taken: Phone call');
  await expect(page.getByRole('region', { name: 'Thread' })).toContainText('Calls back on Monday');
});

test('an enquiry from WhatsApp is taken by its number and words, and a known number says whose it is at once', {
  tag: '@long',
}, async ({ page, guard }) => {
  guard.allow(/status of 400/);
  await signInAsAdmin(page);
  const fullName = uniqueName('Pema');
  const phone = uniquePhone();
  const form = page.getByRole('form', { name: 'Enquiry' });
  const store = form.getByRole('button', { name: 'Store the enquiry' });
  await visit(page, '/admin/bookings/new');
  await form.getByLabel('Full name').fill(fullName);
  await form.getByLabel('Phone').fill(phone);
  await form.getByLabel('Destination or tour').fill('Kalimpong');
  await form.getByLabel('Number of people').fill('4');
  await form.getByLabel('Or in words').fill('after the exams');
  await store.click();
  await expect(page.getByRole('heading', { level: 1, name: fullName })).toBeVisible();

  await visit(page, '/admin/bookings/new');
  await form.getByLabel('How it came in').selectOption('WhatsApp');
  await form.getByLabel('Phone').pressSequentially(phone);
  const known = form.getByRole('link', { name: `Known: ${fullName} · 1 enquiry, 1 open` });
  await expect(known).toBeVisible();
  await page.reload();
  await expect(known).toBeVisible();
  await form.getByLabel('Phone').fill(`${uniquePhone()}, ${phone}`);
  await expect(known).toHaveCount(0);
  await form.getByLabel('Phone').fill(`Pema ${phone} / ${uniquePhone()}`);
  await expect(known).toBeVisible();
  await store.click();
  const words = form.getByLabel('What they wrote or said');
  await expect(words).toHaveAccessibleDescription('Copy here what was written.');
  await words.fill('Is Lava open in June?');
  await store.click();
  await expect(page.getByRole('heading', { level: 1, name: fullName })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Is Lava open in June?');
});
