import type { Locator, Page } from '@playwright/test';
import type { StaffMember } from '../../contracts/enquiries/desk.contract.ts';
import { todayInIndia } from '../../contracts/india-time.ts';
import { callApi } from '../support/e2e/call-api.ts';
import { callAsStaff, failure, LOGGED, storeEnquiry, toast, uniqueName } from '../support/e2e/desk.ts';
import { type Account, expect, signIn, signInAsAdmin, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { FAILED_CALL, failCall, NO_ANSWER } from '../support/e2e/failing-answers.ts';
import { makeStaff } from '../support/e2e/staff-account.ts';
import type { SiteOfWorker } from '../support/process/sites-of-workers.ts';
import { contactBodyOf } from '../support/request-bodies.ts';

const NOT_THERE = '0199aaaa-0000-7000-8000-00000000dead';

test.beforeEach(({ guard }) => guard.allow(/status of 404/));

type Staff = { page: Page; otherPage: Page; server: SiteOfWorker; traveller: Account };

/** The inbox of somebody who has three messages, as they see it. */
async function openInbox({ page, otherPage, server, traveller }: Staff) {
  const pema = { ...traveller, username: uniqueName('Pema') };
  await makeStaff(page, server, pema);
  await signIn(otherPage, pema);
  const members = await callAsStaff<StaffMember[]>(page, 'get', '/manage/bookings/staff');
  const ownerId = members.find(({ username }) => username === pema.username)?._id;
  const email = `writer.${traveller.email}`;
  for (const name of ['Ongmu', 'Passang', 'Karma'])
    await callApi(server, 'POST', '/contacts/send-mail', { body: contactBodyOf({ email, name }) });
  const query = new URLSearchParams({ q: email });
  const found = await callAsStaff<{ _id: string }[]>(page, 'get', `/contacts?${query}`);
  for (const { _id } of found) await callAsStaff(page, 'put', `/contacts/${_id}/owner`, { ownerId });
  await visit(otherPage, '/admin/inbox?whose=mine');
  const main = otherPage.getByRole('main');
  const rows = main.getByRole('listitem').filter({
    has: otherPage.getByRole('link', { name: /^(Ongmu|Passang|Karma)$/ }),
  });
  await expect(rows).toHaveText([/^Ongmu.*Message/, /^Passang.*Message/, /^Karma.*Message/]);
  return { main, rows, ownerId, heading: otherPage.getByRole('heading', { level: 1 }) };
}

test('what is opened in the inbox stays in it, with its filter', { tag: '@long' }, async ({
  page,
  otherPage,
  server,
  traveller,
}) => {
  const { main, rows, heading } = await openInbox({ page, otherPage, server, traveller });
  await rows.first().getByRole('link').click();
  await otherPage.getByRole('button', { name: 'Make it an enquiry' }).click();
  await expect(heading).toHaveText('Ongmu');
  await expect(otherPage).toHaveURL(/\/admin\/inbox\/bookings\/[^/]+\?whose=mine$/);
  await expect(rows.filter({ hasText: 'Ongmu' })).toContainText('Enquiry');
  await otherPage.getByRole('link', { name: /^Made of the message M-/ }).click();
  await expect(otherPage).toHaveURL(/\/admin\/inbox\/messages\/[^/]+\?whose=mine$/);
  await otherPage.getByRole('link', { name: 'Answer the enquiry' }).click();
  await expect(otherPage).toHaveURL(/\/admin\/inbox\/bookings\/[^/]+\?whose=mine$/);

  await visit(otherPage, `/admin/inbox/messages/${NOT_THERE}?whose=mine`);
  await expect(main.getByText('No such message')).toBeVisible();
  await main.getByRole('link', { name: 'Inbox', exact: true }).last().click();
  await expect(otherPage).toHaveURL(/\/admin\/inbox\?whose=mine$/);
  await rows.filter({ hasText: 'Passang' }).getByRole('link').click();
  await otherPage.getByRole('button', { name: 'Delete' }).click();
  await otherPage.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(otherPage).toHaveURL(/\/admin\/inbox\?whose=mine$/);
  await expect(heading).toHaveText('Inbox');
});

test('a failure in the inbox says whom it is about, and is tried again for them, even if another stands there by then', {
  tag: '@long',
}, async ({ page, otherPage, server, traveller, guard }) => {
  guard.allow(FAILED_CALL);
  guard.allow(LOGGED);
  const { rows } = await openInbox({ page, otherPage, server, traveller });
  await failCall(otherPage, '/contacts/*/done', 'unreachable');
  await rows.first().getByRole('link').focus();
  await otherPage.keyboard.press('d');
  const failed = failure(otherPage, 'Failed to mark the message as done');
  await expect(failed).toContainText(`Ongmu: ${NO_ANSWER}`);
  await otherPage.unroute('**/api/v1/contacts/*/done');
  await rows.last().getByRole('link').focus();
  await otherPage.getByRole('button', { name: 'Try again' }).click();
  await expect(rows).toHaveText([/^Passang/, /^Karma/]);
  await expect(failed).toHaveCount(0);
});

test('messages of the inbox are answered one after the other', { tag: '@long' }, async ({
  page,
  otherPage,
  server,
  traveller,
}) => {
  const { rows, heading } = await openInbox({ page, otherPage, server, traveller });
  await rows.nth(1).getByRole('link').click();
  await expect(heading).toHaveText('Message from Passang');
  await otherPage.keyboard.press('r');
  await otherPage.keyboard.type('In mid-March.');
  await otherPage.keyboard.press('ControlOrMeta+Shift+Enter');
  await expect(heading).toHaveText('Message from Karma');
  await expect(toast(otherPage, /^Your reply to Passang is /)).toBeVisible();
  await expect(rows).toHaveCount(2);
  const form = otherPage.getByRole('form', { name: 'Write back' });
  await expect(form.getByRole('button', { name: 'Send reply' })).toBeVisible();
  await expect(form.getByRole('button', { name: 'Send and next' })).toHaveCount(0);
});

test('on a narrow phone each row of the inbox says what it is, where to and when, and a message leaves room to read it', {
  tag: ['@long', '@widths'],
}, async ({ page, otherPage, server, traveller }) => {
  await otherPage.setViewportSize({ width: 360, height: 740 });
  const { main, rows, heading, ownerId } = await openInbox({ page, otherPage, server, traveller });
  const fullName = uniqueName('Rinchen');
  const { _id } = await storeEnquiry(page, {
    ...{ fullName, ownerId, tourName: 'Darjeeling' },
    ...{ nextActionOn: todayInIndia(), nextActionFor: ownerId },
  });
  await callAsStaff(page, 'put', `/manage/bookings/${_id}/status`, { from: 'new', to: 'contacted' });
  const row = main.getByRole('listitem').filter({ hasText: fullName });
  await expect(row).toContainText('Enquiry, Contacted');
  const isWhole = (part: Locator) => part.evaluate((it) => it.scrollWidth <= it.clientWidth);
  expect(await isWhole(row.getByText('Darjeeling', { exact: true }))).toBe(true);

  await rows.first().getByRole('link').click();
  await expect(heading).toHaveText('Message from Ongmu');
  const bottomOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const below =
    (await bottomOf(otherPage.getByRole('button', { name: 'Delete' }))) - (await bottomOf(heading));
  expect(below).toBeLessThan(110);

  await visit(otherPage, '/admin/messages');
  const menu = otherPage.getByRole('navigation', { name: 'Admin' });
  await expect(menu.getByRole('link', { name: /^Inbox/ })).toContainText('waiting');
  await expect(menu.getByRole('link', { name: 'Messages' })).toBeInViewport({ ratio: 1 });
  // What is before it begins to be seen: the strip goes on there.
  await expect(menu.getByRole('link', { name: 'Reviews' })).toBeInViewport();
});

test('what was written in another script stands in its own direction, in lists and alone', {
  tag: '@long',
}, async ({ page, server, traveller }) => {
  const { email } = traveller;
  const [name, message] = ['نور جہاں', 'کیا اپریل میں راستہ کھلا ہے؟'];
  await callApi(server, 'POST', '/contacts/send-mail', { body: contactBodyOf({ email, name, message }) });
  await signInAsAdmin(page);
  const main = page.getByRole('main');
  for (const list of ['messages', 'inbox']) {
    await visit(page, `/admin/${list}?q=${encodeURIComponent(email)}`);
    await expect(main.getByText(name, { exact: true }).first()).toHaveCSS('direction', 'rtl');
    await expect(main.getByText(message).first()).toHaveCSS('direction', 'rtl');
  }
  await visit(page, `/admin/messages?q=${encodeURIComponent(email)}`);
  await main.getByRole('link', { name }).press('Enter');
  await expect(page.getByRole('article').getByText(message)).toHaveCSS('direction', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('direction', 'ltr');
  const reply = page.getByLabel('Your reply');
  await reply.fill('جی ہاں');
  await expect(reply).toHaveCSS('direction', 'rtl');
});

test('a reply that does not settle a message says what is planned, which one press drops', async ({
  page,
  server,
  traveller: { email },
}) => {
  await signInAsAdmin(page);
  await callApi(server, 'POST', '/contacts/send-mail', { body: contactBodyOf({ email }) });
  const path = `/contacts?q=${encodeURIComponent(email)}`;
  const [message] = await callAsStaff<{ _id: string }[]>(page, 'get', path);
  await visit(page, `/admin/messages/${message?._id}`);
  const form = page.getByRole('form', { name: 'Write back' });
  await form.getByLabel('Mark the message as done').uncheck();
  await form.getByLabel('Your reply').fill('Dear Bina,\n\nFor how many?');
  await form.getByRole('button', { name: 'Send reply' }).click();
  await expect(toast(page, /^Planned for .*: No answer yet: ask again\./)).toBeVisible();
  await expect(page.getByLabel('What is to be done')).toHaveValue('No answer yet: ask again');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('What is to be done')).toHaveValue('');
});
