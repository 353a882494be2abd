import type { Page } from '@playwright/test';
import { LOGGED, storeEnquiry, toast, uniqueName } from '../support/e2e/desk.ts';
import {
  checkAccessibility,
  expect,
  reloadAfterDialog,
  signInAsAdmin,
  test,
  visit,
} from '../support/e2e/e2e-fixtures.ts';
import { FAILED_CALL, holdNext } from '../support/e2e/failing-answers.ts';

const PDF = Buffer.from('%PDF-1.4\n%%EOF\n');
const UPLOADS = '/manage/bookings/*/reply-files';
const REPLIES = '/manage/bookings/*/reply';

test.beforeEach(({ page }) => signInAsAdmin(page));

const formOf = (page: Page) => page.getByRole('form', { name: 'Reply by mail' });
const messageOf = (page: Page) => formOf(page).getByLabel('Message');
const attachedTo = (page: Page) => formOf(page).getByRole('list', { name: 'Attached' }).getByRole('listitem');
const send = (page: Page) => formOf(page).getByRole('button', { name: 'Send the reply' }).click();
const choose = (page: Page, name = 'Plan.pdf', mimeType = 'application/pdf') =>
  formOf(page).locator('input[type=file]').setInputFiles({ name, mimeType, buffer: PDF });

/** Two enquiries of one family in their list, and the first of them open. */
async function openTwo(page: Page, email: string): Promise<string> {
  const family = uniqueName('Rai');
  await storeEnquiry(page, { fullName: `Binod ${family}`, userEmail: email });
  const { _id } = await storeEnquiry(page, { fullName: `Asha ${family}`, userEmail: email });
  await visit(page, `/admin/bookings/${_id}?q=${encodeURIComponent(family)}`);
  await expect(messageOf(page)).toHaveValue(/^Dear Asha/);
  return family;
}

async function press(page: Page, key: string, name: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await heading.click();
  await page.keyboard.press(key);
  await expect(heading).toHaveText(name);
}

test('a reply that waits for a file goes out by itself where its page was left, and says so', {
  tag: '@long',
}, async ({ page, traveller }) => {
  const family = await openTwo(page, traveller.email);
  const [asha, binod] = [`Asha ${family}`, `Binod ${family}`];
  const goOn = await holdNext(page, UPLOADS);
  await messageOf(page).fill('See the plan.');
  await choose(page);
  await send(page);
  const waits = formOf(page).getByText('Sending when 1 file is up');
  await expect(waits).toBeVisible();
  await press(page, 'j', binod);
  await expect(toast(page, `Your reply to ${asha} goes out once its files are up.`)).toBeVisible();
  await press(page, 'k', asha);
  await expect(waits).toBeVisible();
  await expect(messageOf(page)).toHaveValue('See the plan.');
  await press(page, 'j', binod);
  goOn();
  await expect(toast(page, new RegExp(`^Your reply to ${asha} is `))).toBeVisible();
  await press(page, 'k', asha);
  const sent = page.getByRole('region', { name: 'Thread' }).getByRole('list', { name: 'Files' });
  await expect(sent).toContainText('Plan.pdf');
  await expect(messageOf(page)).toHaveValue(/^Dear Asha/);
  await expect(attachedTo(page)).toHaveCount(0);
});

test('a file that does not come up is told on whichever page, and its reply still waits for it', {
  tag: '@long',
}, async ({ page, guard, traveller }) => {
  guard.allow(FAILED_CALL);
  guard.allow(LOGGED);
  const family = await openTwo(page, traveller.email);
  const goOn = await holdNext(page, UPLOADS);
  await messageOf(page).fill('See the plan.');
  await choose(page);
  await send(page);
  await press(page, 'j', `Binod ${family}`);
  goOn('abort');
  const told = page.getByRole('alert').filter({ hasText: 'Failed to send the reply' });
  await expect(told).toContainText('A file did not come up.');
  await told.getByRole('link', { name: `Go back to Asha ${family}` }).click();
  await expect(formOf(page)).toContainText('One file did not come up. The reply is not sent yet.');
  await formOf(page).getByRole('button', { name: 'Try again', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Thread' })).toContainText('Plan.pdf');
});

test('nothing is sent unasked as the last file is taken out, and what is left out goes with no later reply', {
  tag: '@long',
}, async ({ page, traveller }) => {
  const { _id } = await storeEnquiry(page, { userEmail: traveller.email });
  await visit(page, `/admin/bookings/${_id}`);
  await holdNext(page, UPLOADS);
  await messageOf(page).fill('The rooms are free.');
  const asked = page.waitForRequest(`**/api/v1${UPLOADS}`);
  await choose(page);
  await asked;
  await send(page);
  await formOf(page).getByRole('button', { name: 'Remove Plan.pdf' }).click();
  await expect(formOf(page)).toContainText('Plan.pdf is left out. The reply is not sent yet.');
  await expect(formOf(page).getByRole('button', { name: 'Attach files' })).toBeFocused();
  await checkAccessibility(page, formOf(page));
  await expect(messageOf(page)).toHaveValue('The rooms are free.');

  const goOn = await holdNext(page, UPLOADS);
  await choose(page, 'Map.pdf');
  await send(page);
  const answer = await holdNext(page, REPLIES);
  await formOf(page).getByRole('button', { name: 'Send without it' }).press('Enter');
  await expect(formOf(page).getByRole('button', { name: 'Send the reply' })).toBeFocused();
  // It comes up while the reply is on its way without it.
  const removed = page.waitForRequest((request) => request.method() === 'DELETE');
  goOn();
  await expect(attachedTo(page)).toContainText('Map.pdf');
  answer();
  await expect(page.getByRole('region', { name: 'Thread' })).toContainText('The rooms are free.');
  await expect(attachedTo(page)).toHaveCount(0);
  await removed;
  await page.reload();
  await expect(messageOf(page)).toBeVisible();
  await expect(attachedTo(page)).toHaveCount(0);
});

test('a browser asks before what is on its way is lost, and what a reload took is named', {
  tag: '@long',
}, async ({ page, traveller }) => {
  const { _id } = await storeEnquiry(page, { userEmail: traveller.email });
  await visit(page, `/admin/bookings/${_id}`);
  await choose(page, 'Map.pdf');
  await expect(attachedTo(page)).toContainText('Map.pdf');
  await holdNext(page, UPLOADS);
  await messageOf(page).fill('See the plan.');
  await choose(page);
  await send(page);
  await expect(formOf(page)).toContainText('Sending when 1 file is up');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  await expect(formOf(page).getByRole('alert')).toHaveText(
    'The reply is not sent. Plan.pdf was still uploading when this page was reloaded: attach it again.',
  );
  expect(asked).toEqual(['beforeunload']);
  await expect(messageOf(page)).toHaveValue('See the plan.');
  await expect(attachedTo(page)).toHaveText(/Map\.pdf/);
});

test('what was sent stands as attached no more, although its page was left and opened again before the answer', {
  tag: '@long',
}, async ({ page, traveller }) => {
  const family = await openTwo(page, traveller.email);
  await messageOf(page).fill('See the plan.');
  await choose(page);
  await expect(attachedTo(page)).toHaveCount(1);
  const answer = await holdNext(page, REPLIES);
  const asked = page.waitForRequest(`**/api/v1${REPLIES}`);
  await send(page);
  await asked;
  await press(page, 'j', `Binod ${family}`);
  await press(page, 'k', `Asha ${family}`);
  await expect(attachedTo(page)).toHaveCount(1);
  answer();
  await expect(page.getByRole('region', { name: 'Thread' })).toContainText('See the plan.');
  await expect(attachedTo(page)).toHaveCount(0);
  await expect(messageOf(page)).toHaveValue(/^Dear Asha/);
  await page.reload();
  await expect(messageOf(page)).toHaveValue(/^Dear Asha/);
  await expect(attachedTo(page)).toHaveCount(0);
});

test('a reply started afresh has no files, and both are brought back', {
  tag: '@long',
}, async ({ page, traveller }) => {
  const { _id } = await storeEnquiry(page, { userEmail: traveller.email });
  await visit(page, `/admin/bookings/${_id}`);
  await messageOf(page).fill('See the plan.');
  await choose(page);
  await expect(attachedTo(page)).toHaveCount(1);
  await page.reload();
  await formOf(page).getByRole('button', { name: 'Start afresh' }).click();
  await expect(messageOf(page)).toHaveValue(/^Dear/);
  await expect(attachedTo(page)).toHaveCount(0);
  // By its key, which does nothing in a field.
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys of this page' })).toContainText('Undo');
  await page.keyboard.press('Escape');
  await page.keyboard.press('z');
  await expect(messageOf(page)).toHaveValue('See the plan.');
  await expect(attachedTo(page)).toContainText('Plan.pdf');
  await reloadAfterDialog(page);
  await expect(attachedTo(page)).toContainText('Plan.pdf');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys of this page' })).not.toContainText('Undo');
});

test('a file is taken wherever on the form it is dropped, opened nowhere else, and refused by what may be attached', async ({
  page,
  traveller,
}) => {
  const { _id } = await storeEnquiry(page, { userEmail: traveller.email });
  await visit(page, `/admin/bookings/${_id}`);
  const dataTransfer = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'Map.pdf', { type: 'application/pdf' }));
    return data;
  }, PDF.toString());
  await messageOf(page).dispatchEvent('drop', { dataTransfer });
  await expect(attachedTo(page)).toContainText('Map.pdf');
  const isHeld = await page.getByRole('heading', { level: 1 }).evaluate((heading, data) => {
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data });
    return !heading.dispatchEvent(drop);
  }, dataTransfer);
  expect(isHeld).toBe(true);
  await expect(attachedTo(page)).toHaveCount(1);

  await choose(page, 'Scan.tif', 'image/tiff');
  await expect(formOf(page).getByRole('alert')).toHaveText(
    'This file cannot be attached. Choose a PDF, a JPEG, PNG or WebP picture, or a calendar file (.ics).',
  );
});

test('a calendar file of the day before a correction does not go out, and the reply waits for the one that takes its place', {
  tag: '@long',
}, async ({ page, traveller }) => {
  const { _id, reference } = await storeEnquiry(page, { userEmail: traveller.email });
  await visit(page, `/admin/bookings/${_id}`);
  await messageOf(page).fill('See you then.');
  await formOf(page).getByRole('button', { name: 'Attach a calendar file' }).click();
  await expect(attachedTo(page)).toContainText(`${reference}.ics`);
  await page
    .getByRole('region', { name: `Enquiry ${reference}` })
    .getByRole('button', { name: 'Edit' })
    .click();
  const facts = page.getByRole('form', { name: 'Correct the enquiry' });
  const day = await facts.getByLabel('Travel date').inputValue();
  const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
  await facts.getByLabel('Travel date').fill(next);
  await page.keyboard.press('Enter');
  await expect(formOf(page).getByRole('button', { name: 'Replace it' })).toBeVisible();
  // It is said at once, whatever is on its way.
  const comes = await holdNext(page, UPLOADS);
  await choose(page);
  await send(page);
  await expect(formOf(page).getByRole('alert')).toHaveText(
    `${reference}.ics has the day of travel from before. Replace it, or remove it.`,
  );
  comes();
  await expect(attachedTo(page)).toHaveCount(2);
  await checkAccessibility(page, formOf(page));
  await page.reload();
  const goOn = await holdNext(page, `${UPLOADS}/calendar`);
  await formOf(page).getByRole('button', { name: 'Replace it' }).press('Enter');
  await expect(formOf(page).getByRole('button', { name: 'Attach a calendar file' })).toBeFocused();
  await send(page);
  await expect(formOf(page)).toContainText('Sending when 1 file is up');
  goOn();
  await expect(page.getByRole('region', { name: 'Thread' })).toContainText(`${reference}.ics`);
  await expect(attachedTo(page)).toHaveCount(0);
});
