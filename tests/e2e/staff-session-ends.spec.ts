import { LOGGED, storeEnquiry, toast, uniqueName } from '../support/e2e/desk.ts';
import {
  ADMIN,
  checkAccessibility,
  expect,
  registerAndSignIn,
  signInAsAdmin,
  test,
  visit,
} from '../support/e2e/e2e-fixtures.ts';
import { endSession, signInAgain, signInWindow } from '../support/e2e/ended-session.ts';
import { createTour, pictureFile, readTour } from '../support/e2e/managed-tours.ts';

test.beforeEach(async ({ page, guard }) => {
  guard.allow(/status of 401/);
  guard.allow(LOGGED);
  await signInAsAdmin(page);
});

test('a session that has ended costs nothing that was typed §V7.3.1', async ({ page }) => {
  const { _id } = await storeEnquiry(page, { userEmail: 'bina@example.com' });
  const path = `/admin/bookings/${_id}`;
  await visit(page, path);
  const message = page.getByRole('form', { name: 'Reply by mail' }).getByLabel('Message');
  await message.fill('Dear Bina, the road is open.');
  await endSession(page);
  await page.getByRole('button', { name: 'Send the reply' }).click();
  await signInAgain(page);
  await expect(page).toHaveURL(path);
  await expect(toast(page, 'Your reply is written to a file: mail is not set up.')).toBeVisible();
  await page.reload();
  await expect(message).toHaveValue(/^Dear Bina.*Thank you for your enquiry\. $/s);

  await visit(page, '/admin/settings');
  await page.getByRole('textbox', { name: 'Tagline' }).fill('Half a thought');
  await endSession(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  const dialog = signInWindow(page);
  await expect(dialog).toBeVisible();
  await checkAccessibility(page, dialog);
  // Closed, it leaves the page as it is, and says how it stands.
  await page.keyboard.press('Escape');
  const band = page.getByRole('region', { name: 'State of this page' });
  await expect(band).toContainText('You are signed out.');
  await expect(page.getByRole('textbox', { name: 'Tagline' })).toHaveValue('Half a thought');
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Users' }).click();
  await signInAgain(page);
  await expect(page).toHaveURL('/admin/users');
  await expect(page.getByRole('main').getByText(ADMIN.email)).toBeVisible();
  await expect(band).toHaveCount(0);
});

test('a session that another user takes over shows nothing of the one before', { tag: '@long' }, async ({
  page,
  traveller,
}) => {
  const { _id } = await storeEnquiry(page);
  await visit(page, `/admin/bookings/${_id}`);
  await page.getByRole('tab', { name: 'Note' }).click();
  await page.getByLabel('Internal note').fill('Only staff may read this');
  await endSession(page);
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(signInWindow(page)).toBeVisible();
  await signInWindow(page).getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await registerAndSignIn(page, traveller);
  await visit(page, `/admin/bookings/${_id}`);
  await expect(page.getByRole('heading', { name: 'This page is for staff' })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    'Only staff may read this',
  );
});

test('the next action outlives a session that has ended, also where another form finds that out', {
  tag: '@long',
}, async ({ page }) => {
  const { _id } = await storeEnquiry(page);
  await visit(page, `/admin/bookings/${_id}`);
  await page.getByLabel('Next action on').fill('2099-01-01');
  const doer = page.getByLabel('By whom');
  await doer.selectOption('Its owner');
  await page.getByRole('tab', { name: 'Note' }).click();
  await page.getByLabel('Internal note').fill('Calls back.');
  await endSession(page);
  await page.getByRole('button', { name: 'Add the note' }).click();
  await signInAgain(page);
  await expect(page.getByRole('region', { name: 'Thread' })).toContainText('Calls back.');
  await expect(doer.locator('option:checked')).toHaveText('Its owner');
  await endSession(page);
  await page.getByRole('button', { name: 'Save the next action' }).click();
  await signInAgain(page);
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Next action on 1 Jan 2099');
});

test('the enquiries chosen for a change are changed after it', { tag: '@long' }, async ({ page }) => {
  const fullName = uniqueName('Bina');
  await storeEnquiry(page, { fullName });
  await visit(page, `/admin/bookings?q=${encodeURIComponent(fullName)}`);
  const choice = page.getByRole('checkbox', { name: new RegExp(fullName) });
  await choice.check();
  await endSession(page);
  await page.getByRole('button', { name: 'Bin', exact: true }).click();
  await signInAgain(page);
  await expect(toast(page, 'moved to the bin')).toBeVisible();
  await expect(choice).toHaveCount(0);
});

test(
  'pictures that were chosen outlive it, too: they are sent once staff have signed in again',
  { tag: '@long' },
  async ({ page }, info) => {
    const tour = await createTour(page, { title: `Session ${info.testId}`, status: 'draft' });
    await visit(page, `/admin/manage-tours?tour=${tour._id}`);
    const city = page.getByRole('textbox', { name: 'City' });
    await city.fill('Pelling');
    await endSession(page);
    await page
      .getByLabel('Choose pictures')
      .setInputFiles([await pictureFile('lake.jpg', '#1e7a78'), await pictureFile('ridge.jpg', '#12433a')]);
    await signInAgain(page);
    await expect(city).toHaveValue('Pelling');
    await expect(page.getByRole('list', { name: 'Pictures' }).getByRole('listitem')).toHaveCount(2);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(toast(page, 'Tour updated successfully!')).toBeVisible();
    expect((await readTour(page, tour._id)).uploads).toHaveLength(2);

    await visit(page, `/admin/manage-tours?tour=${tour._id}`);
    await expect(page.getByRole('list', { name: 'Uploads' })).toHaveCount(0);
  },
);

test('a list that is downloaded then comes once staff have signed in again', { tag: '@long' }, async ({
  page,
}) => {
  const { reference } = await storeEnquiry(page);
  const path = `/admin/bookings?q=${reference}`;
  await visit(page, path);
  await endSession(page);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  await signInAgain(page);
  expect((await coming).suggestedFilename()).toMatch(/^bookings-\d{4}-\d{2}-\d{2}\.csv$/);
  await expect(page).toHaveURL(path);
});

test('a preview that is refused says so, and is back after signing in', async ({ page, guard }) => {
  guard.allow(/frame-ancestors/);
  await visit(page, '/admin/pages/about');
  const preview = page.frameLocator('iframe[title="Preview"]');
  await expect(preview.getByRole('heading', { name: 'Talk to us' })).toBeVisible();
  await endSession(page);
  await page.getByTitle('Preview').evaluate((frame) => frame.setAttribute('src', '/about?preview=1'));
  await expect(page.getByRole('alert')).toContainText('The preview cannot be shown.');
  await page.getByRole('button', { name: 'Sign in, or try again' }).click();
  await signInAgain(page);
  await expect(preview.getByRole('heading', { name: 'Talk to us' })).toBeVisible();
  await expect(page.getByText('The preview cannot be shown.')).toBeHidden();
});
