import { failure, LOGGED, storeEnquiry } from '../support/e2e/desk.ts';
import { expect, signInAsAdmin, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { holdNext, loseAnswer, REQUEST_ID } from '../support/e2e/failing-answers.ts';

test.beforeEach(({ page }) => signInAsAdmin(page));

test('a file that is chosen before a colleague’s answer is told goes along with what is sent anyway', {
  tag: '@long',
}, async ({ page, traveller, guard }) => {
  guard.allow(/status of 409/);
  const { _id } = await storeEnquiry(page, { userEmail: traveller.email });
  await visit(page, `/admin/bookings/${_id}`);
  const form = page.getByRole('form', { name: 'Reply by mail' });
  const refuse = Promise.withResolvers<void>();
  let isRefused = false;
  await page.route('**/api/v1/manage/bookings/*/reply', async (route) => {
    if (isRefused) return route.fallback();
    isRefused = true;
    await refuse.promise;
    const answered = { _id: REQUEST_ID, kind: 'call', by: 'Pema', at: '2026-03-01T06:00:00Z', text: '' };
    const message = 'Pema has answered meanwhile.';
    const json = { success: false, message, code: 'answered_meanwhile', answered, requestId: REQUEST_ID };
    return route.fulfill({ status: 409, json });
  });
  await form.getByLabel('Message').fill('See the plan.');
  await form.getByRole('button', { name: 'Send the reply' }).click();
  const goOn = await holdNext(page, '/manage/bookings/*/reply-files');
  await form.locator('input[type=file]').setInputFiles({
    name: 'Plan.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  });
  refuse.resolve();
  await page.getByRole('button', { name: 'Send anyway' }).click();
  await expect(form.getByText('Sending when 1 file is up')).toBeVisible();
  goOn();
  const sent = page.getByRole('region', { name: 'Thread' }).getByRole('list', { name: 'Files' });
  await expect(sent).toContainText('Plan.pdf');
});

test('who writes on after a reply whose answer was lost is told that it has gone out', {
  tag: '@long',
}, async ({ page, traveller, guard }) => {
  guard.allow(/status of 409|ERR_CONNECTION_REFUSED/);
  guard.allow(LOGGED);
  const { _id } = await storeEnquiry(page, { userEmail: traveller.email });
  await visit(page, `/admin/bookings/${_id}`);
  const form = page.getByRole('form', { name: 'Reply by mail' });
  const message = form.getByLabel('Message');
  const send = form.getByRole('button', { name: 'Send the reply' });
  await loseAnswer(page, '/manage/bookings/*/reply');
  await message.fill('First version.');
  await send.click();
  await expect(failure(page, 'Failed to send the reply')).toBeVisible();
  await message.fill('First version. Second thought.');
  await send.click();
  const dialog = page.getByRole('dialog', { name: 'Your last reply has gone out' });
  await expect(dialog).toBeVisible();
  await expect(failure(page, 'Failed to send the reply')).toHaveCount(0);
  await expect(dialog.getByRole('blockquote')).toHaveText('First version.');
  await dialog.getByRole('button', { name: 'Read it first' }).click();
  const thread = page.getByRole('region', { name: 'Thread' });
  await expect(thread).toContainText('First version.');
  await expect(thread).not.toContainText('Second thought.');
  await expect(message).toHaveValue('First version. Second thought.');
  await message.fill('Second thought.');
  await send.click();
  await expect(thread).toContainText('Second thought.');
});
