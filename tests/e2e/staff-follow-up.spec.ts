import type { Page, Request } from '@playwright/test';
import type { AddedEnquiry } from '../../contracts/enquiries/desk-work.contract.ts';
import { callApi } from '../support/e2e/call-api.ts';
import { callAsStaff, failure, LOGGED, storeEnquiry, toast, uniqueName } from '../support/e2e/desk.ts';
import {
  type Account,
  ADMIN,
  checkAccessibility,
  expect,
  signInAsAdmin,
  test,
  visit,
} from '../support/e2e/e2e-fixtures.ts';
import { holdCall } from '../support/e2e/failing-answers.ts';
import { registerProved } from '../support/e2e/staff-account.ts';
import type { SiteOfWorker } from '../support/process/sites-of-workers.ts';
import { contactBodyOf } from '../support/request-bodies.ts';

test.beforeEach(({ page }) => signInAsAdmin(page));

type Member = { _id: string; username: string };

/** Does something while somebody of this name is of the staff, too. */
async function withColleague(
  { page, server, traveller }: { page: Page; server: SiteOfWorker; traveller: Account },
  work: (colleague: Member) => Promise<void>,
): Promise<void> {
  const username = uniqueName('Rinzing');
  await registerProved(server, { ...traveller, username });
  const [found] = await callAsStaff<Member[]>(page, 'get', `/users?q=${encodeURIComponent(traveller.email)}`);
  const _id = found?._id ?? '';
  await callAsStaff(page, 'put', `/users/${_id}/role`, { role: 'admin' });
  await work({ _id, username });
  const departure = { account: 'traveller', password: ADMIN.password, handTo: 'nobody' };
  await callAsStaff(page, 'post', `/users/${_id}/departure`, departure);
}

const ownerOf = (page: Page) => page.getByRole('button', { name: /^Owner/ });
const pressInToast = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name }).click();
const giveTo = (page: Page, enquiryId: string, { _id: ownerId }: Member) =>
  callAsStaff(page, 'put', `/manage/bookings/${enquiryId}/owner`, { ownerId });
const historyOf = (page: Page) => page.getByRole('region', { name: 'History' });

test('arrow keys look through the owners, and what is chosen twice in a row is given in that order', {
  tag: '@long',
}, async ({ page, server, traveller }) => {
  await withColleague({ page, server, traveller }, async (colleague) => {
    const { _id } = await storeEnquiry(page);
    await visit(page, `/admin/bookings/${_id}`);
    const given: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') given.push(JSON.parse(request.postData() ?? '{}').ownerId);
    });
    const owner = ownerOf(page);
    await expect(owner).toBeVisible();
    await page.keyboard.press('t');
    const day = page.getByLabel('Next action on');
    await expect(day).toBeFocused();
    await day.blur();
    await page.keyboard.press('a');
    await expect(owner).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitemradio', { name: 'Nobody yet' })).toBeChecked();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'Escape']) await page.keyboard.press(key);
    await expect(page.getByRole('menuitemradio')).toHaveCount(0);
    expect(given).toEqual([]);

    const release = await holdCall(page, `/manage/bookings/${_id}/owner`);
    await owner.click();
    await page.getByRole('menuitemradio', { name: colleague.username }).click();
    await expect(owner).toHaveAccessibleName(`Owner ${colleague.username}`);
    await owner.click();
    await page.getByRole('menuitemradio', { name: 'Nobody yet' }).click();
    await expect(owner).toHaveAccessibleName('Owner Nobody yet');
    release();
    await expect(historyOf(page)).toContainText(`No owner any more (was ${colleague.username})`);
    await expect(owner).toHaveAccessibleName('Owner Nobody yet');
    expect(given).toEqual([colleague._id, '']);
  });
});

test('who takes from the inbox what a colleague took meanwhile is asked', { tag: '@long' }, async ({
  page,
  server,
  traveller,
  guard,
}) => {
  guard.allow(/status of 409/);
  await withColleague({ page, server, traveller }, async (colleague) => {
    const fullName = uniqueName('Karma');
    const { _id } = await storeEnquiry(page, { fullName });
    await visit(page, `/admin/inbox?${new URLSearchParams({ whose: 'nobody', q: fullName })}`);
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: fullName });
    const release = await holdCall(page, `/manage/bookings/${_id}/owner`);
    await row.getByRole('button', { name: /^More for/ }).click();
    await page.getByRole('menuitem', { name: 'Take it' }).click();
    await giveTo(page, _id, colleague);
    release();
    const asked = failure(page, `${fullName}: It is ${colleague.username}’s now. Take it all the same?`);
    await expect(asked).toBeVisible();
    await checkAccessibility(page, page.getByRole('region', { name: 'Notifications' }));
    await pressInToast(page, 'Take it');
    await expect(toast(page, 'It is yours now.')).toBeVisible();
    await expect(asked).toBeHidden();
  });
});

test('who gives away what a colleague took meanwhile is asked, and is shown whose it is', {
  tag: '@long',
}, async ({ page, server, traveller, guard }) => {
  guard.allow(/status of 409/);
  await withColleague({ page, server, traveller }, async (colleague) => {
    const { _id } = await storeEnquiry(page, { ownerId: '' });
    await visit(page, `/admin/bookings/${_id}`);
    const release = await holdCall(page, `/manage/bookings/${_id}/owner`);
    await ownerOf(page).click();
    await page.getByRole('menuitemradio', { name: 'Nobody yet' }).click();
    await giveTo(page, _id, colleague);
    release();
    await expect(failure(page, 'Give it to nobody all the same?')).toBeVisible();
    await expect(ownerOf(page)).toHaveAccessibleName(`Owner ${colleague.username}`);
  });
});

test('what a colleague planned while one’s own was typed is asked about, and nothing typed is lost', {
  tag: '@long',
}, async ({ page, guard }) => {
  guard.allow(/status of 409/);
  const { _id } = await storeEnquiry(page);
  await visit(page, `/admin/bookings/${_id}`);
  const day = page.getByLabel('Next action on');
  const words = page.getByLabel('What is to be done');
  const doer = page.getByLabel('By whom');
  await day.fill('2099-01-05');
  await words.fill('Send the plan');
  await doer.selectOption('Its owner');
  await callAsStaff(page, 'put', `/manage/bookings/${_id}/next-action`, {
    on: '2099-01-01',
    words: 'Call her',
  });
  await expect(historyOf(page)).toContainText('Next action on 1 Jan 2099: Call her');
  await expect(words).toHaveValue('Send the plan');
  await page.reload();
  await expect(words).toHaveValue('Send the plan');
  await page.getByRole('button', { name: 'Save the next action' }).click();
  const asked = failure(page, 'The next action is another now (1 Jan 2099 · Call her');
  await expect(asked).toContainText('Save yours all the same?');
  await expect(day).toHaveValue('5 Jan 2099');
  // What is saved all the same is what stands there by now.
  await words.fill('Send the plan of five days');
  await pressInToast(page, 'Save mine');
  await expect(toast(page, 'Next action saved.')).toBeVisible();
  await expect(historyOf(page)).toContainText('Next action on 5 Jan 2099: Send the plan of five days');
  await expect(doer).toHaveValue('nobody');

  await test.step('one’s own is known: what is typed further is saved without a question', async () => {
    const release = await holdCall(page, `/manage/bookings/${_id}/next-action`);
    await words.fill('Send the plan by post');
    await page.getByRole('button', { name: 'Save the next action' }).click();
    await words.fill('Send the plan by mail');
    release();
    await expect(historyOf(page)).toContainText('Send the plan by post');
    await page.getByRole('button', { name: 'Save the next action' }).click();
    await expect(historyOf(page)).toContainText('Send the plan by mail');
    await words.fill('Ring about the permits');
    // The page is slow to show what was pressed.
    const comes = await holdCall(page, `/manage/bookings/${_id}`);
    await page.getByRole('button', { name: 'Done' }).click();
    // Messages stay as long as they are pointed at; so the next press is by a key.
    await toast(page, 'Done. What comes next?').hover();
    await expect(words).toHaveValue('Ring about the permits');
    const save = page.getByRole('button', { name: 'Save the next action' });
    await expect(save).toBeEnabled();
    await save.press('Enter');
    comes();
    await expect(historyOf(page)).toContainText('Ring about the permits');
  });

  await test.step('a double press of the key that takes back takes back one thing', async () => {
    const undone: string[] = [];
    const isUndo = (request: Request) => request.url().endsWith('/undo');
    page.on('request', (request) => isUndo(request) && undone.push(request.url()));
    await toast(page, 'Next action saved.').first().hover();
    const offers = await page.getByRole('button', { name: 'Undo' }).count();
    expect(offers).toBeGreaterThan(1);
    const release = await holdCall(page, '/manage/bookings/changes/*/undo');
    const asked = page.waitForRequest(isUndo);
    await page.getByRole('button', { name: 'Save the next action' }).focus();
    await page.keyboard.press('z');
    await asked;
    await expect(page.getByRole('button', { name: 'Undo', disabled: true })).toHaveCount(1);
    await page.keyboard.press('z');
    release();
    await expect(toast(page, 'Undone.')).toBeVisible();
    await expect(historyOf(page)).toContainText('Ring about the permits');
    expect(undone).toHaveLength(1);
  });
});

test('a message with a next action is not done by its answer, and says what is not due once it is done', {
  tag: '@long',
}, async ({ page, server, traveller: { email } }) => {
  const name = uniqueName('Pema');
  await callApi(server, 'POST', '/contacts/send-mail', { body: contactBodyOf({ name, email }) });
  const [message] = await callAsStaff<AddedEnquiry[]>(
    page,
    'get',
    `/contacts?q=${encodeURIComponent(email)}`,
  );
  await visit(page, `/admin/messages/${message?._id}`);
  const done = page.getByLabel('Mark the message as done');
  await expect(done).toBeChecked();
  await page.getByLabel('Next action on').fill('2099-01-05');
  await page.getByRole('button', { name: 'Save the next action' }).click();
  await expect(done).not.toBeChecked();
  await expect(page.getByText('Its next action of 5 Jan 2099 is not due then.')).toBeVisible();
  await checkAccessibility(page, page.getByRole('form', { name: 'Write back' }));

  await test.step('what is chosen holds, whatever is planned, and after a reload', async () => {
    await done.check();
    await page.getByRole('button', { name: 'Done', exact: true }).click();
    await expect(page.getByText('is not due then.')).toBeHidden();
    await page.reload();
    await expect(done).toBeChecked();
    await page.getByLabel('Next action on').fill('2099-01-06');
    await page.getByRole('button', { name: 'Save the next action' }).click();
    await expect(page.getByText('Its next action of 6 Jan 2099 is not due then.')).toBeVisible();
    await expect(done).toBeChecked();
    await done.uncheck();
  });

  await page.getByLabel('Your reply').fill('Dear Pema,\n\nGladly.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByRole('region', { name: 'Your reply' })).toContainText('Gladly.');
  await page.getByRole('button', { name: /^Mark done/ }).click();
  await expect(
    toast(page, 'The message is done. Its next action of 6 Jan 2099 is not due any more.'),
  ).toBeVisible();
  await expect(page.getByText('Planned for 6 Jan 2099. Not due, as this is closed.')).toBeVisible();
  // That of the last message, which stands first.
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByText('Planned for')).toBeHidden();
});

test('an enquiry that is closed says that its next action is not due any more', { tag: '@long' }, async ({
  page,
  guard,
}) => {
  guard.allow(/status of 409/);
  guard.allow(LOGGED);
  const { _id } = await storeEnquiry(page, { nextActionOn: '2099-01-05' });
  await visit(page, `/admin/bookings/${_id}`);
  await page.getByRole('button', { name: 'Mark as spam' }).click();
  await expect(toast(page, 'Its next action is not due any more.')).toBeVisible();
  await page.getByLabel('What is to be done').fill('Ask again');
  await page.getByRole('button', { name: 'Save the next action' }).click();
  await expect(failure(page, 'Failed to save the next action')).toContainText('Open it again first.');
  await expect(page.getByLabel('What is to be done')).toHaveValue('Ask again');
});
