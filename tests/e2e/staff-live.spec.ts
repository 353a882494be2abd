import type { Page } from '@playwright/test';
import type { StaffMember } from '../../contracts/enquiries/desk.contract.ts';
import { callApi, registerByApi } from '../support/e2e/call-api.ts';
import { callAsStaff, LOGGED, storeEnquiry, toast, uniqueName } from '../support/e2e/desk.ts';
import {
  type Account,
  checkAccessibility,
  expect,
  signIn,
  signInAsAdmin,
  test,
  untilIdle,
  visit,
} from '../support/e2e/e2e-fixtures.ts';
import { makeStaff } from '../support/e2e/staff-account.ts';
import type { SiteOfWorker } from '../support/process/sites-of-workers.ts';
import { contactBodyOf, enquiryBodyOf } from '../support/request-bodies.ts';

const NAME = 'Bina';

test('who looks at the list of enquiries sees what comes, is told of it, and is asked before what is read moves', async ({
  page,
  otherPage,
  server,
  traveller,
}) => {
  await signInColleague({ page, otherPage, server, traveller });
  await otherPage.addInitScript(() => {
    const shown: unknown[] = [];
    Object.assign(window, { shown });
    // A browser without a screen shows none, and may ask nobody.
    Object.assign(window, {
      Notification: class FakeNotification {
        static permission = 'default';
        static async requestPermission() {
          FakeNotification.permission = 'granted';
          return 'granted';
        }
        constructor(title: string, options: object) {
          shown.push({ title, ...options });
        }
      },
    });
  });
  const name = uniqueName(NAME);
  await visit(otherPage, '/admin/bookings');
  const title = await otherPage.title();

  await test.step('notifications are asked for by a press', async () => {
    await otherPage.getByRole('button', { name: 'Notifications', exact: true }).click();
    const dialog = otherPage.getByRole('dialog', { name: 'Tell me of new enquiries' });
    await dialog.getByRole('switch', { name: 'Show a notification on the screen' }).check();
    await dialog.getByRole('switch', { name: 'Play a quiet sound' }).check();
    await checkAccessibility(otherPage, dialog);
    await dialog.getByRole('button', { name: 'Done' }).click();
    // Under an open dialog what comes is offered, and does not move the list.
    await expect(dialog).toBeHidden();
    // To reach the button, at the end of the menu, the page may have been scrolled: then the list is being read.
    await otherPage.evaluate(() => scrollTo(0, 0));
  });

  await test.step('what comes by the site appears by itself, and is told', async () => {
    await enquireBySite(name);
    await expect(otherPage.getByRole('main').getByRole('link', { name })).toBeVisible();
    await expect(otherPage).toHaveTitle(/^\(\d+\+?\) Bookings/);
    const link = otherPage.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: /^Inbox/ });
    await expect(link).toContainText('waiting');
    await expect
      .poll(() => otherPage.evaluate(() => (window as unknown as { shown: unknown[] }).shown))
      .toContainEqual(expect.objectContaining({ title: `New enquiry from ${NAME}`, body: 'Gangtok' }));
    expect(title).toContain('Bookings');
  });

  await test.step('a person who reads a list is asked before it moves', async () => {
    await otherPage.getByRole('main').getByRole('link', { name }).focus();
    const next = uniqueName('Dolma');
    await enquireBySite(next);
    const offer = otherPage.getByRole('button', { name: '1 new enquiry Show' });
    await expect(offer).toBeVisible();
    await expect(otherPage.getByText(next)).toHaveCount(0);
    await checkAccessibility(otherPage, offer);
    await offer.click();
    await expect(otherPage.getByRole('main').getByRole('link', { name: next })).toBeVisible();
    await expect(offer).toHaveCount(0);
  });

  async function enquireBySite(fullName: string): Promise<void> {
    const account = { ...traveller, email: `${fullName.replace(' ', '-')}@example.com`.toLowerCase() };
    const token = await registerByApi(server, account);
    await callApi(server, 'POST', '/booking', {
      token,
      body: enquiryBodyOf({ userEmail: account.email, fullName }),
    });
  }
});

test('two members of staff see who has an enquiry open, who writes, and what the other changed beside what they type', {
  tag: '@long',
}, async ({ page, otherPage, server, traveller }) => {
  const pema = await signInColleague({ page, otherPage, server, traveller });
  const { _id } = await storeEnquiry(page, { userEmail: traveller.email });
  const path = `/admin/bookings/${_id}`;
  await visit(otherPage, path);
  const reply = otherPage.getByRole('form', { name: 'Reply by mail' });
  await expect(reply).toBeVisible();
  await visit(page, path);
  const state = page.getByRole('main').getByRole('status').filter({ hasText: pema.username });
  await expect(state).toHaveText(`${pema.username} has this open`);
  await otherPage.keyboard.press('r');
  await expect(reply.getByLabel('Message')).toBeFocused();
  await otherPage.keyboard.type('The road is open. ');
  await expect(state).toHaveText(`${pema.username} is writing a reply`);
  await checkAccessibility(page, state);
  await callAsStaff(page, 'post', `/manage/bookings/${_id}/notes`, { text: 'She rang.' });
  await expect(otherPage.getByText('She rang.')).toBeVisible();
  await expect(reply.getByLabel('Message')).toHaveValue(/The road is open\. $/);
  await expect(reply.getByLabel('Message')).toBeFocused();
  await otherPage.goto('/home');
  await expect(state).toHaveCount(0);
});

test('what is given to somebody waits in their inbox, and is gone through by keys', { tag: '@long' }, async ({
  page,
  otherPage,
  server,
  traveller,
}) => {
  const { username } = await signInColleague({ page, otherPage, server, traveller });
  await workThroughInbox(page, otherPage, { username, family: uniqueName(NAME) });
});

test('what came while there was no line is there when it is back', { tag: '@long' }, async ({
  page,
  server,
  guard,
}) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED/);
  // The news may still come by the line that was open, and the page asks in vain.
  guard.allow(LOGGED);
  await signInAsAdmin(page);
  const name = uniqueName(NAME);
  await visit(page, '/admin/messages');
  await page.context().setOffline(true);
  const message = `Is the lake frozen? ${name}`;
  await callApi(server, 'POST', '/contacts/send-mail', { body: contactBodyOf({ name, message }) });
  await page.context().setOffline(false);
  const link = page.getByRole('main').getByRole('link', { name });
  await expect(link).toBeVisible();
  const id = (await link.getAttribute('href'))?.split('/').at(-1);
  await visit(page, `/admin/inbox/messages/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: `Message from ${name}` })).toBeVisible();
  await page.getByRole('button', { name: 'Mark done' }).click();
  await expect(page.getByRole('article').getByText('Done', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
});

test('a press that was meant for the row which stood there does nothing, and one after it deletes', {
  tag: '@long',
}, async ({ page }) => {
  await signInAsAdmin(page);
  const family = uniqueName(NAME);
  await storeEnquiry(page, { fullName: `Mohan ${family}` });
  await visit(page, `/admin/bookings?${new URLSearchParams({ q: family })}`);
  const first = page.locator('main [data-row]').first();
  const remove = first.getByRole('button', { name: 'Delete the enquiry of' });
  await expect(remove).toBeVisible();
  // As soon as another stands there.
  await first.evaluate((row) => {
    const observer = new MutationObserver(() => {
      const now = document.querySelector('main [data-row]');
      if (!now || now === row) return;
      observer.disconnect();
      now.querySelector<HTMLElement>('[aria-label^="Delete"]')?.click();
    });
    observer.observe(document, { subtree: true, childList: true });
  });
  const deleted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'DELETE') deleted.push(request.url());
  });
  await storeEnquiry(page, { fullName: `Neha ${family}` });
  await expect(first).toContainText('Neha');
  await untilIdle(page);
  expect(deleted).toEqual([]);
  await expect(async () => {
    if (deleted.length === 0) await remove.click();
    expect(deleted).toHaveLength(1);
  }).toPass();
  await toast(page, `The enquiry of Neha ${family} is in the bin.`).waitFor();
});

/** The first admin at `page`, and at `otherPage` a colleague with a name of their own, whom it answers. */
async function signInColleague({
  page,
  otherPage,
  server,
  traveller,
}: {
  page: Page;
  otherPage: Page;
  server: SiteOfWorker;
  traveller: Account;
}): Promise<Account> {
  const colleague = { ...traveller, username: uniqueName('Pema') };
  await makeStaff(page, server, colleague);
  await signIn(otherPage, colleague);
  return colleague;
}

/** `giver` gives `taker`, who has this name, two enquiries of a family. */
async function workThroughInbox(
  giver: Page,
  taker: Page,
  { username, family }: { username: string; family: string },
): Promise<void> {
  await visit(taker, '/admin/inbox?whose=mine');
  await expect(taker.getByRole('heading', { name: 'Nothing waits for an answer' })).toBeVisible();
  const members = await callAsStaff<StaffMember[]>(giver, 'get', '/manage/bookings/staff');
  const ownerId = members.find((one) => one.username === username)?._id;
  for (const first of ['Tara', 'Uma']) await storeEnquiry(giver, { fullName: `${first} ${family}`, ownerId });
  const rows = taker.getByRole('main').getByRole('listitem').filter({ hasText: family });
  await expect(rows).toHaveText([/^Tara/, /^Uma/]);
  await taker.keyboard.press('Tab');
  await taker.keyboard.press('Enter');
  await expect(rows.first().getByRole('link')).toBeFocused();
  // A second press, or a key that is held, is meant for the same one.
  await taker.keyboard.press('d');
  for (let times = 0; times < 3; times += 1) await taker.keyboard.down('d');
  await taker.keyboard.up('d');
  await expect(rows).toHaveText([/^Uma/]);
  await expect(rows.getByRole('link')).toBeFocused();
  await taker.keyboard.press('Enter');
  await expect(taker.getByRole('heading', { level: 1 })).toHaveText(`Uma ${family}`);
  await expect(taker.getByText('1 of 1')).toBeVisible();
  await taker.keyboard.press('Escape');
  await expect(taker).toHaveURL(/\/admin\/inbox\?whose=mine$/);
  await expect(rows.getByRole('link')).toBeFocused();
}
