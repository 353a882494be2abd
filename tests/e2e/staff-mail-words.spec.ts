import { callApi } from '../support/e2e/call-api.ts';
import { failure, LOGGED, storeEnquiry, toast, uniqueName } from '../support/e2e/desk.ts';
import {
  checkAccessibility,
  expect,
  readMail,
  signInAsAdmin,
  test,
  visit,
} from '../support/e2e/e2e-fixtures.ts';
import { FAILED_CALL, failCall, loseAnswer, NO_ANSWER } from '../support/e2e/failing-answers.ts';

test('staff edit the words of a mail, the next one has them, and the original ones come back', {
  tag: '@long',
}, async ({ page, server, traveller, guard }) => {
  guard.allow(FAILED_CALL);
  guard.allow(LOGGED);
  await signInAsAdmin(page);
  await visit(page, '/admin/mail/messages');
  await expect(page.getByTitle('Enquiry received, as it looks')).toBeVisible();
  await page.getByRole('link', { name: 'Edit the words of Enquiry received' }).click();
  const body = page.getByRole('textbox', { name: 'Text' });
  await expect(body).toHaveValue(/\{\{greeting\}\}/);

  await body.fill('Namaste from the hills.\n\n{{fact}}\n');
  await expect(page.getByText('There is no field {{fact}} in this message.')).toBeVisible();
  await body.fill('Namaste from the hills.');
  await expect(page.getByText(/^\{\{facts\}\} must not be left out/)).toBeVisible();
  await page.getByRole('button', { name: /^\{\{facts\}\}/ }).click();
  await expect(body).toHaveValue('Namaste from the hills.\n\n{{facts}}\n\n');
  // What is typed outlives a reload.
  await page.reload();
  await expect(body).toHaveValue(/^Namaste from the hills\./);
  const preview = page.frameLocator('iframe[title="Preview of Enquiry received"]');
  await expect(preview.getByText('Namaste from the hills.').last()).toBeVisible();
  await test.step('without a line the preview says why it is not of now', async () => {
    const words = '/manage/mail-words/*/preview';
    await failCall(page, words, 'unreachable');
    await body.press('ControlOrMeta+End');
    await body.pressSequentially('Yours ');
    await expect(page.getByText(`Failed to make the preview. ${NO_ANSWER}`)).toBeVisible();
    await page.unroute(`**/api/v1${words}`);
  });
  await test.step('saved again after a lost answer it is saved, and no colleague has been there', async () => {
    await loseAnswer(page, '/manage/mail-words/*');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(failure(page, 'Failed to save the words')).toBeVisible();
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(failure(page, 'Failed to save the words')).toBeHidden();
  await expect(toast(page, 'Saved. The next mail uses these words.')).toBeVisible();

  await storeEnquiry(page, { userEmail: traveller.email, sendReceipt: true });
  const edited = await readMail(server, traveller.email, 'We have your enquiry');
  expect(edited.text).toMatch(/^Namaste from the hills\.\n\nReference: TT-/);

  await page.getByRole('button', { name: 'Back to the original' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Back to the original' }).click();
  await expect(toast(page, 'The original words are back.')).toBeVisible();
  await expect(body).toHaveValue(/\{\{greeting\}\}/);
  const other = `other.${traveller.email}`;
  await storeEnquiry(page, { userEmail: other, sendReceipt: true });
  expect((await readMail(server, other, 'We have your enquiry')).text).toMatch(/^Hello,/);
});

test('staff see the mail before they tell a traveller of another status', { tag: '@long' }, async ({
  page,
  server,
  traveller,
  guard,
}) => {
  guard.allow(FAILED_CALL);
  await signInAsAdmin(page);
  const fullName = uniqueName('Tashi');
  const { _id, reference } = await storeEnquiry(page, { fullName, userEmail: traveller.email });
  await visit(page, `/admin/bookings/${_id}`);
  const preview = '/manage/bookings/*/status-mail*';
  await failCall(page, preview, 'unreachable');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Confirm: tell ${fullName}?` });
  await expect(dialog).toContainText(`Failed to make the preview. ${NO_ANSWER}`);
  await dialog.getByRole('button', { name: 'Leave it as it is' }).click();
  await page.unroute(`**/api/v1${preview}`);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(dialog).toContainText(`Your enquiry ${reference}: Confirmed`);
  await expect(dialog).toContainText(`To ${fullName}, ${traveller.email}`);
  await expect(dialog.getByRole('button', { name: 'Change and send' })).toBeInViewport({ ratio: 1 });
  await dialog.getByRole('button', { name: 'Leave it as it is' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('New');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await dialog.getByRole('button', { name: 'Change and send' }).click();
  // This site writes its mails to files.
  await expect(toast(page, 'Mail is not set up: it is written to a file, and nobody gets it.')).toBeVisible();
  const mail = await readMail(server, traveller.email, `Your enquiry ${reference}: Confirmed`);
  expect(mail.text).toContain('Your trip is confirmed.');
});

test('a traveller registers, and confirms the address by the welcome', async ({
  page,
  server,
  traveller,
}) => {
  await callApi(server, 'POST', '/auth/register', { body: traveller });
  const welcome = await readMail(server, traveller.email, 'Welcome to');
  const link = /https?:\/\/\S+\/confirm-email\/\S+/.exec(welcome.text ?? '')?.[0] ?? 'no link';
  await visit(page, link);
  await expect(page.getByRole('heading', { name: 'Please sign in' })).toBeVisible();
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Sign in', exact: true }).click();
  await main.getByLabel('Email').fill(traveller.email);
  await main.getByLabel('Password', { exact: true }).fill(traveller.password);
  await main.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Yes, this is my address' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'is confirmed as yours' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await checkAccessibility(page, page.getByRole('main'));
  await page.getByRole('link', { name: 'Your account' }).last().click();
  await expect(page.getByRole('region', { name: 'Email address' })).toContainText('is confirmed as yours');
});
