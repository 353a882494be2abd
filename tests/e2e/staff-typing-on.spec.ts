import type { Locator } from '@playwright/test';
import {
  callAsStaff,
  failure,
  LOGGED,
  storeEnquiry,
  toast,
  uniqueName,
  uniquePhone,
} from '../support/e2e/desk.ts';
import { expect, reloadAfterDialog, signInAsAdmin, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { FAILED_CALL, holdAnswer, holdCall, holdNext } from '../support/e2e/failing-answers.ts';
import { TRAVEL_DAY } from '../support/travel-day.ts';

test.beforeEach(({ page }) => signInAsAdmin(page));

test('what is typed while a template is being saved stays, and is saved on top', { tag: '@long' }, async ({
  page,
}) => {
  const name = uniqueName('Papers');
  await visit(page, '/admin/reply-templates/new');
  const form = page.getByRole('form', { name: 'Reply template' });
  const text = form.getByLabel('Text');
  const save = form.getByRole('button', { name: 'Save' });
  await form.getByLabel('Name').fill(name);
  await text.fill('Dear');
  let release = await holdCall(page, '/manage/reply-templates');
  const showIt = await holdCall(page, '/manage/reply-templates/*');
  await save.click();
  await text.fill('Dear fr');
  release();
  await expect(toast(page, 'The template is saved.')).toBeVisible();
  // Until its own page is there, too.
  await text.fill('Dear friend');
  showIt();
  await expect(page).toHaveURL(/reply-templates\/(?!new)[^/]+$/);
  await expect(text).toHaveValue('Dear friend');

  release = await holdCall(page, '/manage/reply-templates/*');
  await save.click();
  await text.fill('Dear friends');
  release();
  await expect(toast(page, 'The template is saved.')).toBeVisible();
  await page.reload();
  await expect(text).toHaveValue('Dear friends');
  await save.click();
  await expect(page).toHaveURL(/reply-templates$/);
  await page.getByRole('link', { name }).click();
  await expect(text).toHaveValue('Dear friends');
  await visit(page, '/admin/reply-templates/new');
  await expect(text).toHaveValue('');
});

test('what is typed while a new issue is being saved stays with it', { tag: '@long' }, async ({
  page,
  guard,
}) => {
  guard.allow(/status of 409/);
  await visit(page, '/admin/newsletter/new');
  const form = page.getByRole('form', { name: 'Issue' });
  const body = form.getByLabel('Text');
  await form.getByLabel('Subject').fill(uniqueName('Spring'));
  await body.fill('Rhododendrons');
  const save = form.getByRole('button', { name: 'Save' });
  const release = await holdCall(page, '/manage/newsletter/issues');
  const showIt = await holdCall(page, '/manage/newsletter/issues/*');
  await save.click();
  release();
  await expect(toast(page, 'The issue is saved.')).toBeVisible();
  // Until its own page is there.
  await body.fill('Rhododendrons in bloom');
  showIt();
  await expect(page).toHaveURL(/newsletter\/(?!new)[^/]+$/);
  await expect(body).toHaveValue('Rhododendrons in bloom');

  await test.step('what is typed while a colleague’s is being found goes together with that', async () => {
    const subject = uniqueName('Summer');
    const id = new URL(page.url()).pathname.split('/').at(-1);
    await callAsStaff(page, 'put', `/manage/newsletter/issues/${id}`, {
      subject,
      body: 'Orchids',
      version: 1,
    });
    const goOn = await holdCall(page, `/manage/newsletter/issues/${id}`);
    await save.click();
    await body.fill('Rhododendrons in bloom, and orchids');
    goOn();
    const dialog = page.getByRole('dialog', { name: 'A colleague has saved this issue in the meantime' });
    await expect(dialog).toContainText('Rhododendrons in bloom, and orchids');
    await dialog.getByRole('button', { name: 'Save together' }).click();
    await expect(dialog).toBeHidden();
    await reloadAfterDialog(page);
    await expect(form.getByLabel('Subject')).toHaveValue(subject);
    await expect(body).toHaveValue('Rhododendrons in bloom, and orchids');
  });
  await visit(page, '/admin/newsletter/new');
  await expect(body).toHaveValue('');
});

test('what is typed while a correction is being saved stays, and is saved on top', { tag: '@long' }, async ({
  page,
}) => {
  const { _id, reference } = await storeEnquiry(page);
  await visit(page, `/admin/bookings/${_id}`);
  const facts = page.getByRole('region', { name: `Enquiry ${reference}` });
  await facts.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('form', { name: 'Correct the enquiry' });
  await form.getByLabel('Number of people').fill('6');
  const release = await holdCall(page, '/manage/bookings/*/facts');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByLabel('Number of people').fill('7');
  release();
  await expect(toast(page, 'Corrected.')).toBeVisible();
  await expect(form.getByLabel('Number of people')).toHaveValue('7');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
  await expect(facts).toContainText('7 people');
});

test('typing on while an enquiry is being stored, one is not led away from it', { tag: '@long' }, async ({
  page,
}) => {
  await visit(page, '/admin/bookings/new');
  const form = page.getByRole('form', { name: 'Enquiry' });
  await form.getByLabel('Full name').fill(uniqueName('Pemba'));
  await form.getByLabel('Phone').fill(uniquePhone());
  await form.getByLabel('Destination or tour').fill('Kalimpong');
  await form.getByLabel('Number of people').fill('4');
  await form.getByLabel('Date of travel').fill(TRAVEL_DAY);
  const release = await holdCall(page, '/manage/bookings');
  await form.getByRole('button', { name: 'Store the enquiry' }).click();
  await form.getByLabel('Note').fill('With a baby');
  release();
  await expect(toast(page, /^Stored as TT-\w+, without what you typed since\./)).toBeVisible();
  await expect(form.getByLabel('Note')).toHaveValue('With a baby');
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(page).toHaveURL(/bookings\/(?!new)[^/]+$/);

  await test.step('what is typed as the stored one is being opened is in no other', async () => {
    await visit(page, '/admin/bookings/new');
    await form.getByLabel('Full name').fill(uniqueName('Pemba'));
    await form.getByLabel('Phone').fill(uniquePhone());
    const openIt = await holdCall(page, '/manage/bookings/*');
    await form.getByRole('button', { name: 'Store the enquiry' }).click();
    await expect(toast(page, /^Stored as TT-\w+\.$/)).toBeVisible();
    await form.getByLabel('Note').fill('With a grandmother');
    openIt();
    await expect(page).toHaveURL(/bookings\/(?!new)[^/]+$/);
    await visit(page, '/admin/bookings/new');
    await expect(form.getByLabel('Phone')).toBeVisible();
    await expect(form.getByLabel('Note')).toHaveValue('');
  });
});

test('what is typed on while a list is searched stays, and goes with Back', { tag: '@long' }, async ({
  page,
}) => {
  await visit(page, '/admin/bookings');
  const field = page.getByRole('search').getByRole('searchbox');
  const release = await holdCall(page, '/manage/bookings?*');
  await field.fill('Pema');
  await field.press('Enter');
  await field.pressSequentially(' Sh');
  release();
  await expect(page).toHaveURL(/q=Pema$/);
  await expect(page.getByRole('search')).toHaveAttribute('aria-busy', 'false');
  await expect(field).toHaveValue('Pema Sh');
  await field.press('Enter');
  await expect(page).toHaveURL(/q=Pema\+Sh$/);
  await page.goBack();
  await expect(field).toHaveValue('Pema');
});

test('what is typed after starting afresh is not written over unasked', { tag: '@long' }, async ({
  page,
}) => {
  const { _id } = await storeEnquiry(page);
  await visit(page, `/admin/bookings/${_id}`);
  await page.getByRole('tab', { name: 'Note' }).click();
  const note = page.getByLabel('Internal note');
  await note.fill('Wants a window seat');
  await page.reload();
  await page.getByRole('button', { name: 'Start afresh' }).click();
  await note.fill('Comes by train');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('You have typed into the form since.')).toBeVisible();
  await expect(note).toHaveValue('Comes by train');
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect(note).toHaveValue('Wants a window seat');
});

test('a correction is started afresh by one button, with a way back', { tag: '@long' }, async ({ page }) => {
  const { _id, reference } = await storeEnquiry(page);
  await visit(page, `/admin/bookings/${_id}`);
  const facts = page.getByRole('region', { name: `Enquiry ${reference}` });
  await facts.getByRole('button', { name: 'Edit' }).click();
  const people = facts.getByLabel('Number of people');
  await people.fill('9');
  await page.reload();
  await expect(people).toHaveValue('9');
  await facts.getByRole('button', { name: 'Start afresh' }).click();
  await expect(people).toHaveValue('2');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(people).toHaveValue('9');
  await facts.getByRole('button', { name: 'Save' }).click();
  await expect(facts).toContainText('9 people');
});

test('an undo of many that has to wait for another change says so, and is offered again', {
  tag: '@long',
}, async ({ page, guard }) => {
  guard.allow(/^console error: .* This could not be undone\./);
  guard.allow(FAILED_CALL);
  guard.allow(LOGGED);
  const [family, other] = [uniqueName('Thapa'), uniqueName('Gurung')];
  for (const fullName of [family, other])
    for (let stored = 0; stored < 51; stored += 17)
      await Promise.all(Array.from({ length: 17 }, () => storeEnquiry(page, { fullName })));
  const press = async (target: Locator, key: string) => {
    await expect(target).toBeEnabled();
    await target.press(key);
  };
  // By keys alone: the mouse stays where it is.
  const binMatching = async () => {
    await press(page.getByRole('button', { name: 'Choose all 51 that match' }), 'Enter');
    const bar = page.getByRole('region', { name: 'Chosen enquiries' });
    await press(bar.getByRole('button', { name: 'Bin' }), 'Enter');
  };
  const binAll = async (name: string) => {
    await page.getByRole('searchbox').fill(name);
    await page.getByRole('searchbox').press('Enter');
    await expect(page.getByRole('listitem').filter({ hasText: name })).toHaveCount(50);
    await press(page.getByRole('checkbox', { name: 'Choose all shown' }), 'Space');
    await binMatching();
  };
  await visit(page, '/admin/bookings');
  // Bin is pressed before all have been counted, and once they never are.
  const COUNT = '/manage/bookings/matching?*upTo=*';
  const lose = await holdNext(page, COUNT);
  await binAll(family);
  lose('abort');
  await expect(failure(page, 'Failed to count the bookings')).toBeVisible();
  await expect(failure(page, 'Nothing was moved to the bin.')).toBeVisible();
  const counted = await holdAnswer(page, COUNT);
  await binMatching();
  counted();
  // A message stays as long as it is pointed at.
  await toast(page, '51 enquiries moved to the bin.').hover();
  // As the list is refreshed, buttons take no press.
  await expect(page.getByRole('heading', { name: 'No bookings found' })).toBeVisible();
  const release = await holdAnswer(page, '/manage/bookings/changes/matching');
  // On a busy machine the press is a moment ahead of what it begins.
  const begun = page.waitForRequest('**/manage/bookings/changes/matching');
  await binAll(other);
  await begun;
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await undo.click();
  await expect(failure(page, 'This could not be undone.')).toContainText(
    'Another change of many is under way. Wait until it is through.',
  );
  release();
  // Once it is through; the toast of the first may stand there still.
  await expect(page.getByRole('listitem').filter({ hasText: other })).toHaveCount(0);
  await failure(page, 'This could not be undone.')
    .getByRole('button', { name: 'Undo' })
    .or(undo)
    .first()
    .click();
  await expect(toast(page, 'Undone for 51 enquiries.')).toBeVisible();
});
