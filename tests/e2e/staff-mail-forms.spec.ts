import { callApi, signInByApi } from '../support/e2e/call-api.ts';
import { callAsStaff, failure, LOGGED, toast } from '../support/e2e/desk.ts';
import {
  ADMIN,
  checkAccessibility,
  expect,
  signInAsAdmin,
  test,
  visit,
} from '../support/e2e/e2e-fixtures.ts';
import { endSession, openWithoutSession } from '../support/e2e/ended-session.ts';
import { FAILED_CALL, failCall, NO_ANSWER } from '../support/e2e/failing-answers.ts';

const RESTORED = 'What you typed here before has been restored.';

test.beforeEach(async ({ page, guard }) => {
  guard.allow(/status of (401|409)/);
  guard.allow(FAILED_CALL);
  guard.allow(LOGGED);
  await signInAsAdmin(page);
});

test('an issue outlives a lost line, a session that ends and a colleague who saves it first', {
  tag: '@long',
}, async ({ page, server }) => {
  type Issue = { _id: string; version: number; subject: string; body: string; destination: string | null };
  const made = { subject: 'Spring', body: 'The passes open.' };
  const { _id, version } = await callAsStaff<Issue>(page, 'post', '/manage/newsletter/issues', made);
  const path = `/manage/newsletter/issues/${_id}`;
  await visit(page, `/admin/newsletter/${_id}`);
  const form = page.getByRole('form', { name: 'Issue' });
  const save = form.getByRole('button', { name: 'Save' });
  await form.getByLabel('Subject').fill('Spring in Sikkim');
  await form.getByLabel('Who gets it').selectOption('Those who enquired about Sikkim');

  await failCall(page, path, 'unreachable');
  await save.click();
  await expect(failure(page, 'Failed to save the issue')).toContainText(NO_ANSWER);
  await page.unroute(`**/api/v1${path}`);
  const sending = page.getByRole('form', { name: 'Send the issue' });
  await sending.getByLabel('At a time').check();
  await sending.getByLabel('Day').fill('2027-01-05');
  await endSession(page);
  await openWithoutSession(page);
  await expect(form.getByLabel('Subject')).toHaveValue('Spring in Sikkim');
  await expect(page.getByText(RESTORED)).toBeVisible();
  await expect(sending.getByLabel('Day')).toHaveValue('2027-01-05');
  await expect(sending.getByRole('status')).toHaveText('0 readers would get it now.');

  const theirs = { subject: 'Spring at last', body: 'The passes are open.', version };
  const token = await signInByApi(server, ADMIN);
  await callApi(server, 'PUT', path, { body: theirs, token });
  // The page knows theirs by then; what is typed began with what was before.
  await page.reload();
  await save.click();
  const dialog = page.getByRole('dialog', { name: 'A colleague has saved this issue in the meantime' });
  await expect(dialog.getByRole('group')).toHaveCount(1);
  await expect(dialog.getByRole('group', { name: 'Subject' })).toContainText('Spring at last');
  await expect(dialog).toContainText('Also taken over from your colleague: text.');
  await checkAccessibility(page, dialog);
  await page.keyboard.press('Escape');
  await expect(form.getByLabel('Subject')).toHaveValue('Spring in Sikkim');
  await save.press('Enter');
  await dialog.getByRole('radio', { name: /^Theirs/ }).press('Space');
  await dialog.getByRole('button', { name: 'Save together' }).click();
  await expect(toast(page, 'The issue is saved.')).toBeVisible();
  const stored = await callAsStaff<Issue>(page, 'get', path);
  expect(stored).toMatchObject({ subject: theirs.subject, body: theirs.body, destination: 'Sikkim' });

  // Nothing is typed: what a colleague saves next is what is here, and is gone on from.
  await callApi(server, 'PUT', path, { body: { ...theirs, version: stored.version, body: 'Snow.' }, token });
  await page.getByRole('button', { name: 'Send me a test' }).click();
  await expect(form.getByLabel('Text')).toHaveValue('Snow.');
  await form.getByLabel('Text').fill('Snow again.');
  await save.click();
  await expect.poll(async () => (await callAsStaff<Issue>(page, 'get', path)).body).toBe('Snow again.');
  await expect(dialog).toBeHidden();
});

test('the words of a mail do, too', { tag: '@long' }, async ({ page, server }) => {
  type Message = { version: number; words: { subject: string; body: string } };
  const path = '/manage/mail-words/review-published';
  const { version, words } = await callAsStaff<Message>(page, 'get', path);
  await visit(page, '/admin/mail/messages/review-published');
  const subject = page.getByRole('textbox', { name: 'Subject' });
  const yours = 'Thank you {{reference}}';
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await subject.fill(yours);
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText(/^Thank you/)).toBeVisible();

  await failCall(page, path, 'unreachable');
  await save.click();
  await expect(failure(page, 'Failed to save the words')).toContainText(NO_ANSWER);
  await page.unroute(`**/api/v1${path}`);
  await endSession(page);
  await openWithoutSession(page);
  await expect(subject).toHaveValue(yours);
  await expect(page.getByText(RESTORED)).toBeVisible();

  const theirs = { subject: 'Many thanks {{reference}}', body: `${words.body}\n\nSee you again.` };
  const token = await signInByApi(server, ADMIN);
  await callApi(server, 'PUT', path, { body: { ...theirs, version }, token });
  await page.reload();
  await save.click();
  const dialog = page.getByRole('dialog', { name: 'A colleague has saved these words in the meantime' });
  await expect(dialog.getByRole('group', { name: 'Subject' })).toContainText('Many thanks');
  await expect(dialog).toContainText('Also taken over from your colleague: the text.');
  await checkAccessibility(page, dialog);
  await page.keyboard.press('Escape');
  await expect(subject).toHaveValue(yours);
  await save.click();
  await dialog.getByRole('button', { name: 'Save together' }).click();
  await expect(toast(page, 'Saved. The next mail uses these words.')).toBeVisible();
  expect((await callAsStaff<Message>(page, 'get', path)).words).toEqual({
    subject: yours,
    body: theirs.body,
  });
});
