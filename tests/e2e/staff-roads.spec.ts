import { callAsStaff, storeEnquiry, uniqueName } from '../support/e2e/desk.ts';
import { checkAccessibility, expect, signInAsAdmin, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { createTour, readTour } from '../support/e2e/managed-tours.ts';

/** What is typed wrongly on purpose. */
const REFUSED = /status of 400/;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('staff say how a road is, choose it for a tour, and tell travellers who use it soon §T1.7', {
  tag: ['@long', '@phone-long'],
}, async ({ page, guard, traveller }) => {
  guard.allow(REFUSED);
  const name = uniqueName('Gangtok to Nathula');
  await signInAsAdmin(page);
  await visit(page, '/admin/roads');
  await page.getByRole('link', { name: 'Add a road' }).first().click();
  await page.getByRole('textbox', { name: 'Road', exact: true }).fill(name);
  await page.getByLabel('How it is').selectOption({ label: 'Open in convoys' });
  await page.getByLabel('Note').fill('Cars leave 3rd Mile at 7 and at 9.');
  await page.getByLabel('Where the source says so').fill('not an address');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText('Give a whole web address, beginning with https://, or leave it empty.'),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Road', exact: true })).toHaveValue(name);
  await page.getByLabel('Where the source says so').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  // A road is worth as much as who told of it.
  await expect(page.getByText(/^Say who told you:/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Source', exact: true }).fill('Traffic police, Gangtok');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The road is saved.')).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Open in convoys');
  await checkAccessibility(page, row);

  const tour = await createTour(page, { title: uniqueName('By road') });
  await visit(page, `/admin/manage-tours?tour=${tour._id}`);
  await page.getByLabel(name).check();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Tour updated successfully!')).toBeVisible();
  expect((await readTour(page, tour._id)).roads.map((road) => road.name)).toEqual([name]);

  const { _id } = await storeEnquiry(page, {
    ...{ tourName: tour.title, bookAt: inDays(5), userEmail: traveller.email },
  });
  await callAsStaff(page, 'put', `/manage/bookings/${_id}/status`, { from: 'new', to: 'confirmed' });
  await visit(page, '/admin/roads');
  await expect(row).toContainText('1 trip soon');
  await row.getByRole('button', { name: 'Tell travellers' }).click();
  await page.getByRole('button', { name: 'Send the mails' }).click();
  await expect(
    page.getByText('The mail to 1 traveller is written to a file: mail is not set up.'),
  ).toBeVisible();
  await row.getByRole('button', { name: 'Still so' }).click();
  await expect(page.getByText('Noted: checked now.')).toBeVisible();
  await row.getByRole('button', { name: `Delete ${name}` }).click();
  const question = page.getByRole('dialog', { name: 'Delete this road?' });
  await expect(question).toContainText(`${name} is used by 1 tour.`);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('1 tour');
});
