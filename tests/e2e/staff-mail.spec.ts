import { callApi } from '../support/e2e/call-api.ts';
import { callAsStaff, storeEnquiry, toast, uniqueName, uniquePhone } from '../support/e2e/desk.ts';
import { checkAccessibility, expect, signInAsAdmin, visit } from '../support/e2e/e2e-fixtures.ts';
import { ageMailTrouble, test } from '../support/e2e/mailing-site.ts';
import { linksIn } from '../support/e2e/newsletter-links.ts';
import { contactBodyOf } from '../support/request-bodies.ts';

test.beforeEach(({ page, guard }) => {
  // What the harness puts into every frame; a mail itself has no script.
  guard.allow(/Blocked script execution in 'about:srcdoc'/);
  return signInAsAdmin(page);
});
test.afterEach(({ mailbox }) => mailbox.setMood('take'));

const BAND = /Mails have not gone out since/;

test('a mail that fails is seen in the band, the list and its page, is cancelled, sent again, and arrives', {
  tag: ['@long', '@phone-long'],
}, async ({ page, server, mailbox, traveller }) => {
  const { email } = traveller;
  await page.clock.install();
  await visit(page, '/admin/history');
  const content = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
  const before = await content.evaluate((main) => main.getBoundingClientRect().y);
  await expect(page.getByText(BAND)).toBeHidden();

  mailbox.setMood('refuse for now');
  await callApi(server, 'POST', '/contacts/send-mail', { body: contactBodyOf({ email }) });
  await ageMailTrouble(server, 20);
  await page.clock.runFor(61_000);
  const band = page.getByText(BAND).first();
  await expect(band).toBeVisible();
  expect(await content.evaluate((main) => main.getBoundingClientRect().y)).toBe(before);
  await checkAccessibility(page, band);
  await page.getByRole('link', { name: 'What to do' }).click();
  await page.waitForURL('**/admin/mail');

  const row = content.getByRole('listitem').filter({ hasText: `to ${email}` });
  await expect(row).toContainText('Not sent yet');
  await expect(row).toContainText('Try again later');
  await checkAccessibility(page, row);
  await row.getByRole('link').first().click();
  await page.waitForURL('**/admin/mail/*-*');
  await expect(page.getByRole('heading', { name: 'As it would be sent now' })).toBeVisible();
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('body')).toContainText('Teesta Trails');
  const ground = () => frame.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  const light = await ground();
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  await expect.poll(ground).not.toBe(light);
  await page.getByRole('button', { name: 'Phone', exact: true }).click();
  await expect.poll(() => frame.locator('body').evaluate(() => innerWidth)).toBe(360);
  await checkAccessibility(page, content);

  await page.getByRole('button', { name: 'Cancel this mail' }).click();
  await expect(content.getByText('Cancelled', { exact: true })).toBeVisible();
  mailbox.setMood('refuse');
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click();
  await expect(content.getByText('Failed', { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(content).toContainText('No such mailbox');

  mailbox.setMood('take');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(toast(page, 'The mail is on its way.')).toBeVisible();
  const arrived = await mailbox.waitForMail(email);
  await expect(content.getByText('Sent', { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('heading', { name: 'As it was sent' })).toBeVisible();

  await page.getByRole('button', { name: 'Send again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send this mail a second time?' });
  await checkAccessibility(page, dialog);
  await dialog.getByRole('button', { name: 'Send again' }).click();
  const toTraveller = () => mailbox.mails.filter(({ recipients }) => recipients.includes(email));
  await expect.poll(() => toTraveller().length).toBe(2);
  expect(toTraveller()[1]?.messageId).not.toBe(arrived.messageId);

  await page.getByRole('link', { name: 'All mails' }).click();
  await expect(row).toContainText('Sent');
  await expect(page.getByText(BAND)).toBeHidden();
});

test('staff send themselves a test mail, and read what the mail server said', { tag: '@long' }, async ({
  page,
  mailbox,
}) => {
  await visit(page, '/admin/settings');
  await page.getByRole('link', { name: 'Mail settings and test mail' }).click();
  await page.waitForURL('**/admin/mail/settings');
  await page.getByRole('button', { name: 'Send a test mail' }).click();
  await expect(page.getByText(/The mail server took it after .* and said:/)).toContainText('250');
  const subjects = () =>
    mailbox.mails
      .filter(({ recipients }) => recipients.includes('staff@teesta.example'))
      .map((mail) => mail.subject);
  await expect.poll(subjects).toContainEqual(expect.stringMatching(/^Test mail from /));

  mailbox.setMood('refuse');
  await page.getByRole('button', { name: 'Send a test mail' }).click();
  await expect(page.getByText('It was not sent.')).toContainText('No such mailbox');

  const records = page.getByRole('region', { name: 'The sender’s records' });
  await expect(records.getByRole('listitem')).toHaveCount(5);
  const spf = records.getByRole('listitem').filter({ hasText: /^SPF/ });
  await expect(spf).toContainText('Missing or wrong');
  await expect(spf).toContainText('v=spf1 mx ~all');
  const dmarc = records.getByRole('listitem').filter({ hasText: /^DMARC/ });
  await expect(dmarc).toContainText('Good');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await spf.getByRole('button', { name: 'Copy the value' }).click();
  await expect(toast(page, 'The value is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('v=spf1 mx ~all');
  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect(records.getByRole('listitem')).toHaveCount(5);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await checkAccessibility(page, page.getByRole('main'));
  }
});

test('an enquiry whose receipt did not arrive says “call”, and all that failed is sent again at once', {
  tag: '@long',
}, async ({ page, mailbox, traveller }) => {
  mailbox.setMood('refuse the recipient');
  const phone = uniquePhone();
  const { _id } = await storeEnquiry(page, { phone, userEmail: traveller.email, sendReceipt: true });
  const notice = page.getByText('The receipt did not arrive: call');
  await expect(async () => {
    await visit(page, `/admin/bookings/${_id}`);
    await expect(notice).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('link', { name: `Call ${phone}` })).toHaveAttribute('href', `tel:${phone}`);
  const mails = page.getByRole('region', { name: 'Mails' });
  await expect(mails).toContainText(`to ${traveller.email}`);
  await expect(mails.getByText('Failed', { exact: true })).toBeVisible();
  await checkAccessibility(page, page.getByRole('main'));
  await page.getByRole('button', { name: `Mark as working again: ${traveller.email}` }).click();
  await expect(toast(page, 'The address is marked as working again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'working again' })).toHaveCount(0);
  await expect(notice).toBeVisible();
  await mails.getByRole('link').first().click();
  await expect(page.getByText('No such mailbox').first()).toBeVisible();

  mailbox.setMood('take');
  await page.getByRole('link', { name: 'All mails' }).click();
  await expect(
    page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: /^Mail \d+ failed/ }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Send all failed again' }).click();
  await expect(page.getByText(/put in the queue again\. So far: \d+ sent\./)).toBeVisible({
    timeout: 20_000,
  });
  await mailbox.waitForMail(traveller.email);
  await visit(page, `/admin/bookings/${_id}`);
  await expect(mails.getByText('Sent', { exact: true })).toBeVisible();
  await expect(notice).toBeHidden();
});

test('an issue that is being sent is paused, goes on, and is stopped for good', { tag: '@long' }, async ({
  page,
  server,
  mailbox,
  traveller,
}) => {
  await callApi(server, 'POST', '/subscribe', { body: { email: traveller.email } });
  const { text } = await mailbox.waitForMail(traveller.email);
  await callApi(server, 'POST', linksIn(text).confirm, { body: {} });

  mailbox.setMood('refuse for now');
  const { _id } = await callAsStaff<{ _id: string }>(page, 'post', '/manage/newsletter/issues', {
    subject: 'Snow at Tsomgo',
    body: 'It has snowed.',
  });
  await visit(page, `/admin/newsletter/${_id}`);
  await page.getByRole('button', { name: 'Send…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
  const content = page.getByRole('main');
  const figure = (name: string) =>
    page.getByRole('region', { name: 'Progress' }).getByText(name, { exact: true }).locator('..');
  await expect(figure('Waiting')).toHaveText(/[1-9]/);
  await expect(content.getByText('Being sent', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(content.getByText('Paused', { exact: true })).toBeVisible();
  await checkAccessibility(page, content);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(content.getByText('Being sent', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(content.getByText('Paused', { exact: true })).toBeVisible();
  // Nothing of it leaves, though mails go out again.
  mailbox.setMood('take');
  await page.getByRole('button', { name: 'Stop for good' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Stop this issue for good?' });
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('button', { name: 'Stop for good' })).toBeFocused();
  await page.getByRole('button', { name: 'Stop for good' }).press('Enter');
  await dialog.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(content.getByText('Stopped', { exact: true })).toBeVisible();
  await expect(figure('Called off')).toHaveText(/[1-9]/);
  await expect(figure('Waiting')).toHaveText(/0/);
});

test('a mail that tells of a status is stopped by Undo within ten seconds, and goes where nobody presses it', {
  tag: '@long',
}, async ({ page, mailbox, traveller }) => {
  const stopped = `stopped-${traveller.email}`;
  const changeAndSend = async (userEmail: string) => {
    const fullName = uniqueName('Lhamu');
    const { _id } = await storeEnquiry(page, { fullName, userEmail });
    await visit(page, `/admin/bookings/${_id}`);
    await page.getByRole('button', { name: 'Mark cancelled' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Change and send' }).click();
    const soon = `A mail tells ${fullName} in ten seconds, unless you undo it.`;
    await expect(toast(page, soon)).toBeVisible();
  };
  await changeAndSend(stopped);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(toast(page, 'Undone.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('New');
  await expect(toast(page, /The mail has gone/)).toBeHidden();

  await changeAndSend(traveller.email);
  expect((await mailbox.waitForMail(traveller.email, 30_000)).text).toContain('cancelled');
  // It was to leave before.
  expect(mailbox.mails.flatMap(({ recipients }) => recipients)).not.toContain(stopped);
});
