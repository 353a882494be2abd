import { callApi } from '../support/e2e/call-api.ts';
import { failure, LOGGED, storeEnquiry, toast, uniqueName, uniquePhone } from '../support/e2e/desk.ts';
import { checkAccessibility, expect, signInAsAdmin, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { FAILED_CALL, holdAnswer, holdCall, holdNext } from '../support/e2e/failing-answers.ts';
import { contactBodyOf } from '../support/request-bodies.ts';

test.beforeEach(async ({ page, guard }) => {
  guard.allow(FAILED_CALL);
  guard.allow(LOGGED);
  await signInAsAdmin(page);
});

test('a failure that is told after its page was left says whom it is about, leads back, and outlasts what works elsewhere', {
  tag: '@long',
}, async ({ page }) => {
  const fullName = uniqueName('Asha');
  const { _id, reference } = await storeEnquiry(page, { fullName });
  const otherName = uniqueName('Karma');
  await storeEnquiry(page, { fullName: otherName });
  await visit(page, `/admin/bookings/${_id}`);
  await page.getByRole('tab', { name: 'Note' }).click();
  await page.getByLabel('Internal note').fill('Wants a window seat');
  const lose = await holdNext(page, '/manage/bookings/*/notes');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await page.getByRole('link', { name: 'All bookings' }).click();
  await page.getByRole('main').getByRole('link', { name: fullName }).waitFor();
  lose('abort');
  const failed = failure(page, 'Failed to add the note');
  const back = failed.getByRole('link', { name: `Go back to ${fullName}, ${reference}` });
  await expect(back).toBeVisible();
  await checkAccessibility(page, page.getByRole('region', { name: 'Notifications' }));

  await page.getByRole('main').getByRole('link', { name: otherName }).click();
  await page.getByLabel('Next action on').fill('2099-01-01');
  await page.getByRole('button', { name: 'Save the next action' }).click();
  await expect(toast(page, 'Next action saved.')).toBeVisible();
  await expect(failed).toBeVisible();

  await back.click();
  await expect(page).toHaveURL(new RegExp(`/admin/bookings/${_id}`));
  await expect(page.getByLabel('Internal note')).toHaveValue('Wants a window seat');
  await expect(failed).toBeVisible();
  await expect(back).toHaveCount(0);
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(toast(page, 'The note is in the history.')).toBeVisible();
  await expect(failed).toHaveCount(0);
});

test('a failure in sight says whom it is about once another page is there', { tag: '@long' }, async ({
  page,
}) => {
  const fullName = uniqueName('Asha');
  const { _id, reference } = await storeEnquiry(page, { fullName, nextActionOn: '2099-01-05' });
  await visit(page, `/admin/bookings/${_id}`);
  const lose = await holdNext(page, '/manage/bookings/*/next-action');
  await page.getByLabel('Next action on').fill('2099-01-01');
  await page.getByRole('button', { name: 'Save the next action' }).click();
  lose('abort');
  const failed = failure(page, 'Failed to save the next action');
  await expect(failed).toBeVisible();
  await expect(failed.getByRole('link')).toHaveCount(0);
  await page.getByRole('link', { name: 'All bookings' }).click();
  const back = failed.getByRole('link', { name: `Go back to ${fullName}, ${reference}` });
  await back.click();
  await expect(page.getByLabel('Next action on')).toHaveValue('1 Jan 2099');

  await test.step('so does that of what waited for its turn as the page was left', async () => {
    const goOn = await holdNext(page, '/manage/bookings/*/next-action');
    const loseDone = await holdNext(page, '/manage/bookings/*/next-action/done');
    await page.getByRole('button', { name: 'Save the next action' }).click();
    await page.getByRole('button', { name: 'Done', exact: true }).click();
    await page.getByRole('link', { name: 'All bookings' }).click();
    await page.getByRole('main').getByRole('link', { name: fullName }).waitFor();
    goOn();
    await expect(toast(page, 'Next action saved.')).toBeVisible();
    await expect(failed).toHaveCount(0);
    loseDone('abort');
    await expect(back).toBeVisible();
  });
});

test('a person who has gone elsewhere, or is on the way, is not led away by an answer that comes late, and is told the way', {
  tag: '@long',
}, async ({ page, server, traveller }) => {
  const menu = page.getByRole('navigation', { name: 'Admin' });
  const heading = page.getByRole('heading', { level: 1 });
  const opened = page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Open it' });

  await test.step('a message that is made an enquiry, while the next page is still on its way', async () => {
    const { email } = traveller;
    await callApi(server, 'POST', '/contacts/send-mail', { body: contactBodyOf({ email, name: 'Dawa' }) });
    await visit(page, `/admin/messages?q=${encodeURIComponent(email)}`);
    await page.getByRole('main').getByRole('link', { name: 'Dawa' }).click();
    const answer = await holdAnswer(page, '/contacts/*/enquiry');
    const comes = await holdCall(page, '/manage/customers?*');
    await page.getByRole('button', { name: 'Make it an enquiry' }).click();
    await menu.getByRole('link', { name: 'Customers' }).click();
    answer();
    await expect(toast(page, /^The message from Dawa is the enquiry TT-/)).toBeVisible();
    comes();
    await expect(heading).toHaveText('Customers');
    await opened.click();
    await expect(page.getByRole('link', { name: /^Made of the message M-/ })).toBeVisible();
  });

  await test.step('an enquiry that is written down', async () => {
    await visit(page, '/admin/bookings/new');
    const form = page.getByRole('form', { name: 'Enquiry' });
    const name = uniqueName('Rinzing');
    await form.getByLabel('Full name').fill(name);
    await form.getByLabel('Phone').fill(uniquePhone());
    await form.getByLabel('Destination or tour').fill('Kalimpong');
    await form.getByLabel('Number of people').fill('4');
    await form.getByLabel('Or in words').fill('in March');
    const answer = await holdAnswer(page, '/manage/bookings');
    await form.getByRole('button', { name: 'Store the enquiry' }).click();
    await menu.getByRole('link', { name: 'Customers' }).click();
    await expect(heading).toHaveText('Customers');
    answer();
    await expect(toast(page, /^Stored as TT-/)).toBeVisible();
    await expect(heading).toHaveText('Customers');
    await opened.click();
    await expect(heading).toHaveText(name);
  });

  await test.step('a template that is saved', async () => {
    await visit(page, '/admin/reply-templates/new');
    const name = uniqueName('Permits');
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Text').fill('We see to your permits.');
    const answer = await holdAnswer(page, '/manage/reply-templates');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await menu.getByRole('link', { name: 'Customers' }).click();
    await expect(heading).toHaveText('Customers');
    answer();
    await expect(toast(page, 'The template is saved.')).toBeVisible();
    await opened.click();
    await expect(heading).toHaveText(name);
  });
});
