import { dayOf } from '../../contracts/india-time.ts';
import { callApi } from '../support/e2e/call-api.ts';
import { callAsStaff, failure, LOGGED, toast, uniqueName } from '../support/e2e/desk.ts';
import { pressTwiceAndTwice } from '../support/e2e/double-press.ts';
import {
  checkAccessibility,
  expect,
  readMail,
  signIn,
  signInAsAdmin,
  test,
  visit,
} from '../support/e2e/e2e-fixtures.ts';
import { FAILED_CALL, failCall, loseAnswer, NO_ANSWER, OUR_FAULT } from '../support/e2e/failing-answers.ts';
import { makeStaff } from '../support/e2e/staff-account.ts';
import { contactBodyOf } from '../support/request-bodies.ts';

test('a message is answered by mail and is done', async ({ page, otherPage, server, traveller, guard }) => {
  guard.allow(/status of 409/);
  const { email } = traveller;
  const message = `Is Gurudongmar open in April? ${email}`;
  await callApi(server, 'POST', '/contacts/send-mail', { body: contactBodyOf({ email, message }) });
  const colleague = { ...traveller, username: uniqueName('Pema'), email: `pema.${email}` };
  await makeStaff(page, server, colleague);
  await signIn(otherPage, colleague);
  await visit(page, `/admin/messages?q=${encodeURIComponent(email)}`);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await page.getByRole('main').getByRole('link', { name: 'Bina Lama' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Message from Bina Lama' })).toBeVisible();
  await expect(page.getByRole('article')).toContainText(message);

  const form = page.getByRole('form', { name: 'Write back' });
  await page.keyboard.press('r');
  await expect(form.getByLabel('Your reply')).toBeFocused();
  await form.getByRole('button', { name: 'Send reply' }).click();
  await expect(form.getByText('Only the beginning stands here.')).toBeVisible();
  await expect(form.getByLabel('Your reply')).toBeFocused();
  await checkAccessibility(page, form);
  await page.keyboard.type('From mid-March in most years.');
  await form.getByLabel('Your reply').press('ControlOrMeta+Enter');
  await expect(page.getByText('Your reply is written to a file: mail is not set up.').first()).toBeVisible();

  const sent = page.getByRole('region', { name: 'Your reply' }).getByRole('listitem');
  await expect(sent).toContainText('From mid-March in most years.');
  await expect(sent.getByText('Written to a file', { exact: true })).toBeVisible();
  await expect(page.getByRole('article').getByText('Done', { exact: true })).toBeVisible();
  // It had no owner: answering makes one.
  await expect(page.getByRole('button', { name: /^Owner/ })).not.toHaveAccessibleName('Owner Nobody yet');
  await expect(form.getByLabel('Your reply')).toHaveValue('Dear Bina Lama,\n\n');
  // The next letter is a key of the page, and no beginning of another reply.
  await expect(page.locator('#main')).toBeFocused();
  await checkAccessibility(page, page.getByRole('region', { name: 'Your reply' }));
  const mail = await readMail(server, email, 'Your message to');
  expect(mail.text).toContain('Dear Bina Lama,\n\nFrom mid-March in most years.');
  expect(mail.text).not.toContain(message);

  await test.step('what a colleague answered meanwhile is asked about first', async () => {
    await visit(otherPage, '/admin/messages');
    const id = new URL(page.url()).pathname.split('/').at(-1);
    await form.getByLabel('Your reply').fill('Also by jeep.');
    await callAsStaff(otherPage, 'post', `/contacts/${id}/replies`, { reply: 'The road is open.' });
    await form.getByRole('button', { name: 'Send reply' }).click();
    const dialog = page.getByRole('dialog', { name: /has answered meanwhile/ });
    await expect(dialog).toContainText('The road is open.');
    await checkAccessibility(page, dialog);
    await dialog.getByRole('button', { name: 'Read it first' }).click();
    const replies = page.getByRole('region', { name: 'Your replies' }).getByRole('listitem');
    await expect(replies).toHaveText([/From mid-March/, /The road is open/]);
    await expect(form.getByLabel('Your reply')).toHaveValue('Also by jeep.');
    await form.getByRole('button', { name: 'Send reply' }).click();
    await expect(replies.nth(2)).toContainText('Also by jeep.');
  });

  await test.step('it is an enquiry then: the page leads there, where what was answered is known', async () => {
    await page.getByRole('button', { name: 'Make it an enquiry' }).click();
    await page.getByRole('link', { name: /Made of the message M-/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Message from Bina Lama' })).toBeVisible();
    await expect(form).toBeHidden();
    await checkAccessibility(page, page.getByRole('main'));
    await page.getByRole('link', { name: 'Answer the enquiry' }).click();
    const thread = page.getByRole('region', { name: 'Thread' });
    await expect(thread).toContainText('The road is open.');
    await page.getByRole('form', { name: 'Reply by mail' }).getByLabel('Message').fill('See you in April.');
    await page.getByRole('button', { name: 'Send the reply' }).click();
    await expect(thread).toContainText('See you in April.');
    await expect(page.getByRole('dialog', { name: /has answered meanwhile/ })).toBeHidden();
  });
});

test('what is due of a message stands in Today, which leads to the list of it, and is done there', {
  tag: '@long',
}, async ({ page, server }) => {
  const name = uniqueName('Norbu');
  await callApi(server, 'POST', '/contacts/send-mail', { body: contactBodyOf({ name }) });
  await signInAsAdmin(page);
  await visit(page, `/admin/messages?q=${encodeURIComponent(name)}`);
  await page.getByRole('main').getByRole('link', { name }).click();
  await expect(page).toHaveURL(/\/admin\/messages\/[^/?]+/);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const plan = { on: dayOf(new Date()), words: 'Ask the driver' };
  await callAsStaff(page, 'put', `/contacts/${id}/next-action`, plan);

  await visit(page, '/admin-dashboard');
  const due = page.getByRole('region', { name: /^Messages late and due today/ });
  const task = due.getByRole('listitem').filter({ hasText: name });
  await expect(task).toContainText('Today');
  await expect(task).toContainText('Ask the driver');
  await checkAccessibility(page, due);
  await due.getByRole('link', { name: /^Messages late and due today/ }).click();
  await expect(page).toHaveURL(/\/admin\/messages\?needs=my-due$/);
  await expect(page.getByLabel('Needs')).toHaveValue('my-due');
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
  await page.getByLabel('Owner').selectOption('Nobody yet');
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
  await visit(page, '/admin-dashboard');
  await task.getByRole('button', { name: `Done: what was to be done for ${name}` }).click();
  await expect(page.getByText(`Done: ${name}.`)).toBeVisible();
  await expect(task).toHaveCount(0);
  await visit(page, `/admin/messages?needs=unanswered&q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
});

test('a message is done and open again, and goes', async ({ page, server, traveller }) => {
  const body = contactBodyOf({ email: traveller.email, name: 'Pema Lhamo' });
  await callApi(server, 'POST', '/contacts/send-mail', { body });
  await signInAsAdmin(page);
  await visit(page, `/admin/messages?q=${encodeURIComponent(traveller.email)}`);
  await page.getByRole('button', { name: 'Mark done: message from Pema Lhamo' }).press('Enter');
  await expect(page.getByText('The message is done.').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No messages found' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Pema Lhamo' }).click();

  await test.step('it has a note and a next step, as an enquiry has', async () => {
    await page.getByRole('tab', { name: 'Note' }).click();
    const note = page.getByRole('form', { name: 'Note' });
    await note.getByLabel('Internal note').fill('Wants a quiet homestay.');
    await note.getByRole('button', { name: 'Add the note' }).click();
    await expect(page.getByRole('region', { name: 'Thread' })).toContainText('Wants a quiet homestay.');
    await page.getByLabel('What is to be done').fill('Ask for dates');
    await page.getByLabel('Next action on').fill('2099-01-05');
    await page.getByRole('button', { name: 'Save the next action' }).click();
    await expect(page.getByText('Next action saved.').first()).toBeVisible();
    await checkAccessibility(page, page.getByRole('region', { name: 'Thread' }));
    await page.getByRole('button', { name: 'Make it an enquiry' }).click();
    await expect(page.getByRole('link', { name: /Made of the message M-/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Thread' })).toContainText('Wants a quiet homestay.');
    await expect(page.getByLabel('What is to be done')).toHaveValue('Ask for dates');
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect(page.getByRole('button', { name: 'Make it an enquiry' })).toBeVisible();
  });

  await page.getByRole('button', { name: 'Mark done: message from Pema Lhamo' }).click();
  await page.getByRole('button', { name: 'Open again: message from Pema Lhamo' }).click();
  await expect(page.getByRole('article').getByText('Open', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.waitForURL('**/admin/messages');
  await expect(page.getByText('Message deleted successfully').first()).toBeVisible();
});

test('a message that is an enquiry now is not deleted alone; undone, it becomes another', {
  tag: '@long',
}, async ({ page, server, traveller }) => {
  const body = contactBodyOf({ email: traveller.email, name: 'Pema Lhamo' });
  await callApi(server, 'POST', '/contacts/send-mail', { body });
  await signInAsAdmin(page);
  await visit(page, `/admin/messages?q=${encodeURIComponent(traveller.email)}`);
  await page.getByRole('main').getByRole('link', { name: 'Pema Lhamo' }).click();
  const make = page.getByRole('button', { name: 'Make it an enquiry' });
  const madeOf = page.getByRole('link', { name: /Made of the message M-/ });
  await make.click();
  await expect(madeOf).toBeVisible();

  await test.step('undone from another page, that page stays open', async () => {
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Customers' }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Customers');
    const refreshed = page.waitForResponse('**/api/v1/manage/customers?*');
    await page.getByRole('button', { name: 'Undo' }).click();
    await refreshed;
    await expect(toast(page, 'Undone.')).toBeVisible();
    await expect(heading).toHaveText('Customers');
    await visit(page, `/admin/messages?q=${encodeURIComponent(traveller.email)}`);
    await page.getByRole('main').getByRole('link', { name: 'Pema Lhamo' }).click();
    await make.click();
    await expect(madeOf).toBeVisible();
  });

  const { pathname: first } = new URL(page.url());
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await make.click();
  await expect(madeOf).toBeVisible();
  const { pathname: second } = new URL(page.url());
  expect(second).not.toBe(first);
  await madeOf.click();
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: /^This message is the enquiry TT-\w+ now$/ });
  await expect(dialog.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await checkAccessibility(page, dialog);
  await dialog.getByRole('link', { name: 'Open the enquiry' }).click();
  await page.waitForURL((url) => url.pathname === second);
});

test('a double press on Mark done is for one message, not for the next one that comes to stand there', {
  tag: '@long',
}, async ({ page, server, traveller }) => {
  for (const name of ['Karma Tshering', 'Diki Bhutia']) {
    await callApi(server, 'POST', '/contacts/send-mail', {
      body: contactBodyOf({ email: traveller.email, name }),
    });
  }
  await signInAsAdmin(page);
  await page.clock.install();
  await visit(page, `/admin/messages?q=${encodeURIComponent(traveller.email)}`);
  const buttons = page.getByRole('button', { name: /^Mark done/ });
  await expect(buttons).toHaveCount(2);
  await pressTwiceAndTwice(page, buttons.first(), () => expect(buttons).toHaveCount(1));
  await page.clock.runFor(600);
  await expect(buttons).toBeEnabled();
  await buttons.click();
  await expect(page.getByRole('heading', { name: 'No messages found' })).toBeVisible();
});

test('a reply that cannot be sent says so, and is kept', { tag: '@long' }, async ({
  page,
  server,
  traveller,
  guard,
}) => {
  guard.allow(FAILED_CALL);
  guard.allow(LOGGED);
  const body = contactBodyOf({ email: traveller.email, name: 'Karma' });
  await callApi(server, 'POST', '/contacts/send-mail', { body });
  await signInAsAdmin(page);
  await visit(page, `/admin/messages?q=${encodeURIComponent(traveller.email)}`);
  await page.getByRole('main').getByRole('link', { name: 'Karma' }).click();
  await failCall(page, '/contacts/*/replies', 'broken');
  const field = page.getByRole('form', { name: 'Write back' }).getByLabel('Your reply');
  await field.fill('Gladly.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(failure(page, 'Failed to send the reply')).toContainText(OUR_FAULT);
  await expect(field).toHaveValue('Gladly.');

  await test.step('where the answer alone was lost, it is sent once, although the page has changed since', async () => {
    await page.unroute('**/api/v1/contacts/*/replies');
    await loseAnswer(page, '/contacts/*/replies');
    await page.getByRole('button', { name: 'Send reply' }).click();
    await expect(failure(page, 'Failed to send the reply').filter({ hasText: NO_ANSWER })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('article').getByText('Done', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Mark the message as done')).toHaveCount(0);
    await expect(field).toHaveValue('Gladly.');
    await page.getByRole('button', { name: 'Send reply' }).click();
    await expect(field).toHaveValue('Dear Karma,\n\n');
    await page.reload();
    const sent = page.getByRole('region', { name: 'Your reply' }).getByRole('listitem');
    await expect(sent).toHaveText([/Gladly/]);
  });

  await failCall(page, '/contacts?*', 'broken');
  await page.goto('/admin/messages');
  await expect(page.getByRole('alert')).toHaveText(new RegExp(`^Failed to load messages\\s*${OUR_FAULT}$`));
});
