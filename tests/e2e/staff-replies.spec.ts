import { storeEnquiry, toast, uniqueName } from '../support/e2e/desk.ts';
import {
  checkAccessibility,
  expect,
  readMail,
  signInAsAdmin,
  test,
  visit,
} from '../support/e2e/e2e-fixtures.ts';

test.beforeEach(({ page }) => signInAsAdmin(page));

test('staff answer by mail: it goes out, stands in the history, and the clock stops', async ({
  page,
  server,
  traveller,
}) => {
  const family = uniqueName('Rai');
  const fullName = `Asha ${family}`;
  const userEmail = traveller.email;
  await storeEnquiry(page, { fullName: `Binod ${family}`, userEmail });
  const { _id, reference } = await storeEnquiry(page, { fullName, userEmail });
  await visit(page, `/admin/bookings/${_id}?q=${encodeURIComponent(family)}`);
  await expect(page.getByRole('heading', { level: 1, name: fullName })).toBeVisible();
  await expect(page.getByRole('region', { name: `Enquiry ${reference}` })).toContainText('Fresh');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await checkAccessibility(page);
  }

  const form = page.getByRole('form', { name: 'Reply by mail' });
  await expect(form.getByLabel('Message')).toHaveValue(new RegExp(`^Dear ${fullName},`));
  await expect(form.getByLabel('Subject')).toHaveValue(`Your enquiry ${reference}: Sikkim`);
  await form.getByLabel('Message').fill(`Dear ${fullName},\n\nthe rooms are free.`);
  await expect(form.getByRole('button', { name: 'Send and next' })).toBeVisible();
  await form.getByLabel('Message').press('ControlOrMeta+Shift+Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Binod ${family}`);
  await expect(form.getByLabel('Message')).toHaveValue(
    `Dear Binod ${family},\n\nThank you for your enquiry. `,
  );
  await expect(page.locator('#main')).toBeFocused();
  await expect(toast(page, `Your reply to ${fullName}`)).toBeVisible();
  await page.getByRole('button', { name: 'Go back to it' }).click();
  const history = page.getByRole('region', { name: 'History' });
  const thread = page.getByRole('region', { name: 'Thread' });
  await expect(thread).toContainText('the rooms are free.');
  await expect(history).toContainText('New → Contacted');
  await expect(page.getByRole('region', { name: `Enquiry ${reference}` })).toContainText(
    'Answered after under 1 min',
  );

  const mail = await readMail(server, traveller.email, 'Your enquiry');
  expect(mail.subject).toBe(`Your enquiry ${reference}: Sikkim`);
  expect(mail.text).toContain('the rooms are free.');
  await expect(async () => {
    await page.reload();
    await expect(thread).toContainText(/Written to a file \d/, { timeout: 1_000 });
  }).toPass();
});

test('an empty answer is refused beside its field', async ({ page, traveller, guard }) => {
  guard.allow(/status of 400/);
  const { _id } = await storeEnquiry(page, { userEmail: traveller.email });
  await visit(page, `/admin/bookings/${_id}`);
  const form = page.getByRole('form', { name: 'Reply by mail' });
  await form.getByLabel('Message').fill(' ');
  await form.getByLabel('Subject').fill('');
  await form.getByRole('button', { name: 'Send the reply' }).click();
  await expect(form).toContainText('Enter a subject.');
  await expect(form).toContainText('Enter a message.');
  await expect(form.getByLabel('Subject')).toBeFocused();
});
