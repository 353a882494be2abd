import { failure, LOGGED, storeEnquiry, toast, uniqueName } from '../support/e2e/desk.ts';
import { checkAccessibility, expect, signInAsAdmin, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { endSession, signInAgain } from '../support/e2e/ended-session.ts';
import { createTour, pictureFile, readTour } from '../support/e2e/managed-tours.ts';

const RESTORED = 'What you typed here before has been restored.';

test.beforeEach(async ({ page, guard }) => {
  guard.allow(/status of 401/);
  guard.allow(LOGGED);
  await signInAsAdmin(page);
});

test('a session that has ended costs nothing that was typed', async ({ page }) => {
  const { _id } = await storeEnquiry(page, { userEmail: 'bina@example.com' });
  const path = `/admin/bookings/${_id}`;
  await visit(page, path);
  const message = page.getByRole('form', { name: 'Reply by mail' }).getByLabel('Message');
  await message.fill('Dear Bina, the road is open.');
  await endSession(page);
  await page.getByRole('button', { name: 'Send the reply' }).click();
  await signInAgain(page);
  await expect(page).toHaveURL(path);
  await expect(message).toHaveValue('Dear Bina, the road is open.');
  await expect(page.getByText(RESTORED)).toBeVisible();
  await page.getByRole('button', { name: 'Send the reply' }).click();
  await expect(toast(page, 'Your reply is written to a file: mail is not set up.')).toBeVisible();
  await page.reload();
  await expect(message).toHaveValue(/^Dear Bina.*Thank you for your enquiry\. $/s);

  await visit(page, '/admin/settings');
  await page.getByRole('textbox', { name: 'Tagline' }).fill('Half a thought');
  await endSession(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await signInAgain(page);
  await expect(page.getByRole('textbox', { name: 'Tagline' })).toHaveValue('Half a thought');
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Tagline' })).not.toHaveValue('Half a thought');
});

test('the day of the next action outlives a session that has ended', async ({ page }) => {
  const { _id } = await storeEnquiry(page);
  await visit(page, `/admin/bookings/${_id}`);
  const day = page.getByLabel('Next action on');
  await day.fill('2099-01-01');
  await endSession(page);
  await page.getByRole('button', { name: 'Save the day' }).click();
  await signInAgain(page);
  await expect(day).toHaveValue('2099-01-01');
  await expect(page.getByText(RESTORED)).toBeVisible();
  await page.getByRole('button', { name: 'Save the day' }).click();
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Next action on 1 Jan 2099');
  await expect(page.getByText(RESTORED)).toHaveCount(0);
});

test('the enquiries chosen for a change outlive it, and not for longer than that', async ({ page }) => {
  const fullName = uniqueName('Bina');
  await storeEnquiry(page, { fullName });
  await visit(page, `/admin/bookings?q=${encodeURIComponent(fullName)}`);
  const choice = page.getByRole('checkbox', { name: new RegExp(fullName) });
  await choice.check();
  await endSession(page);
  await page.getByRole('button', { name: 'Bin', exact: true }).click();
  await signInAgain(page);
  await expect(choice).toBeChecked();
  await page.reload();
  await expect(choice).not.toBeChecked();
});

test('pictures that were chosen outlive it, too: they are sent once staff have signed in again', async ({
  page,
}, info) => {
  const tour = await createTour(page, { title: `Session ${info.testId}`, status: 'draft' });
  await visit(page, `/admin/manage-tours?tour=${tour._id}`);
  const city = page.getByRole('combobox', { name: 'City' });
  await city.fill('Pelling');
  await endSession(page);
  await page
    .getByLabel('Choose pictures')
    .setInputFiles([await pictureFile('lake.jpg', '#1e7a78'), await pictureFile('ridge.jpg', '#12433a')]);
  await expect(page.getByRole('heading', { name: 'Please sign in' })).toBeVisible();
  await checkAccessibility(page);
  await signInAgain(page);
  await expect(city).toHaveValue('Pelling');
  await expect(page.getByRole('list', { name: 'Pictures' }).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Tour updated successfully!')).toBeVisible();
  expect((await readTour(page, tour._id)).uploads).toHaveLength(2);

  await visit(page, `/admin/manage-tours?tour=${tour._id}`);
  await expect(page.getByRole('list', { name: 'Uploads' })).toHaveCount(0);
});

test('a list that is downloaded then says to sign in, and is not left for the words of the API', async ({
  page,
}) => {
  const { reference } = await storeEnquiry(page);
  const path = `/admin/bookings?q=${reference}`;
  await visit(page, path);
  await endSession(page);
  await page.getByRole('button', { name: 'Download CSV' }).click();
  await expect(page.getByRole('heading', { name: 'Please sign in' })).toBeVisible();
  await expect(failure(page, 'Failed to download the list')).toBeVisible();
  await signInAgain(page);
  await expect(page).toHaveURL(path);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect((await coming).suggestedFilename()).toMatch(/^bookings-\d{4}-\d{2}-\d{2}\.csv$/);
  await expect(failure(page, 'Failed to download the list')).toHaveCount(0);
});
