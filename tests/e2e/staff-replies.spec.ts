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
import { FAILED_CALL, holdCall } from '../support/e2e/failing-answers.ts';
import { originHeaders } from '../support/e2e/origin-headers.ts';
import { contactBodyOf } from '../support/request-bodies.ts';

const PDF = Buffer.from('%PDF-1.4\n%%EOF\n');

/** The calls that send a reply. */
const REPLIES = '**/manage/bookings/*/reply';

test.beforeEach(({ page }) => signInAsAdmin(page));

test('staff answer by mail: it goes out, stands in the history, and the clock stops', async ({
  page,
  server,
  traveller,
}) => {
  const family = uniqueName('Rai');
  const fullName = `Asha ${family}`;
  const userEmail = traveller.email;
  await storeEnquiry(page, { fullName: `Binod ${family}`, userEmail });
  const { _id, reference } = await storeEnquiry(page, { fullName, userEmail });
  await visit(page, `/admin/bookings/${_id}?q=${encodeURIComponent(family)}`);
  await expect(page.getByRole('heading', { level: 1, name: fullName })).toBeVisible();
  await expect(page.getByRole('region', { name: `Enquiry ${reference}` })).toContainText('Fresh');
  await page.emulateMedia({ colorScheme: 'dark' });
  await checkAccessibility(page, page.getByRole('region', { name: `Enquiry ${reference}` }));

  const form = page.getByRole('form', { name: 'Reply by mail' });
  await expect(form.getByLabel('Message')).toHaveValue(new RegExp(`^Dear ${fullName},`));
  await expect(form.getByLabel('Subject')).toHaveValue(`Your enquiry ${reference}: Sikkim`);
  await form.getByLabel('Message').fill(`Dear ${fullName},\n\nthe rooms are free.`);
  await expect(form.getByRole('button', { name: 'Send and next' })).toBeVisible();
  await form.getByLabel('Message').press('ControlOrMeta+Shift+Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Binod ${family}`);
  await expect(form.getByLabel('Message')).toHaveValue(
    `Dear Binod ${family},\n\nThank you for your enquiry. `,
  );
  await expect(page.locator('#main')).toBeFocused();
  await expect(toast(page, `Your reply to ${fullName}`)).toBeVisible();
  await page.getByRole('button', { name: 'Go back to it' }).click();
  const history = page.getByRole('region', { name: 'History' });
  const thread = page.getByRole('region', { name: 'Thread' });
  await expect(thread).toContainText('the rooms are free.');
  await expect(history).toContainText('New → Contacted');
  await expect(page.getByRole('region', { name: `Enquiry ${reference}` })).toContainText(
    'Answered after under 1 min',
  );

  const mail = await readMail(server, traveller.email, 'Your enquiry');
  expect(mail.subject).toBe(`Your enquiry ${reference}: Sikkim`);
  expect(mail.text).toContain('the rooms are free.');
  await expect(async () => {
    await page.reload();
    await expect(thread).toContainText(/Written to a file \d/, { timeout: 1_000 });
  }).toPass();
});

test('a reply whose page was left leads nobody away, and says so where it did not go out', {
  tag: '@long',
}, async ({ page, traveller, guard }) => {
  guard.allow(/status of 400/);
  const family = uniqueName('Rai');
  const userEmail = traveller.email;
  for (const first of ['Asha', 'Binod', 'Chandra'])
    await storeEnquiry(page, { fullName: `${first} ${family}`, userEmail });
  await visit(page, `/admin/bookings?q=${encodeURIComponent(family)}`);
  const open = async (first: string) => {
    await page
      .getByRole('main')
      .getByRole('link', { name: `${first} ${family}` })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${first} ${family}`);
  };
  const form = page.getByRole('form', { name: 'Reply by mail' });

  /** Sends `text` to Chandra, and looks at Asha before the answer has come. */
  async function sendAndLeave(text: string, button: string): Promise<void> {
    const left = Promise.withResolvers<void>();
    await page.route(REPLIES, async (route) => {
      await left.promise;
      await route.fallback();
    });
    await open('Chandra');
    await form.getByLabel('Message').fill(text);
    const asked = page.waitForRequest(REPLIES);
    await form.getByRole('button', { name: button }).click();
    await asked;
    await open('Asha');
    left.resolve();
  }

  await sendAndLeave('The rooms are free.', 'Send and next');
  await expect(toast(page, `Your reply to Chandra ${family}`)).toBeVisible();
  const row = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: `Chandra ${family}` });
  await expect(row).toContainText('Contacted');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Asha ${family}`);
  await page.unroute(REPLIES);
  await sendAndLeave(' ', 'Send the reply');
  await expect(page.getByRole('alert')).toContainText('Failed to send the reply');
});

test('an empty answer is refused beside its field', { tag: '@long' }, async ({ page, traveller, guard }) => {
  guard.allow(/status of 4(00|09)/);
  const { _id } = await storeEnquiry(page, { userEmail: traveller.email });
  await visit(page, `/admin/bookings/${_id}`);
  const form = page.getByRole('form', { name: 'Reply by mail' });
  await form.getByLabel('Message').fill(' ');
  await form.getByLabel('Subject').fill('');
  await form.getByRole('button', { name: 'Send the reply' }).click();
  await expect(form).toContainText('Enter a subject.');
  await expect(form).toContainText('Enter a message.');
  await expect(form.getByLabel('Subject')).toBeFocused();

  await test.step('where another tab is looked at by then, it is told there, and the way to it', async () => {
    const goOn = await holdCall(page, '/manage/bookings/*/reply');
    await form.getByRole('button', { name: 'Send the reply' }).click();
    await page.getByRole('tab', { name: 'Note' }).click();
    await page.getByLabel('Internal note').fill('Asked by phone.');
    goOn();
    await expect(failure(page, 'Failed to send the reply')).toContainText('Enter a subject.');
    await expect(page.getByLabel('Internal note')).toBeFocused();
    await page
      .getByRole('region', { name: 'Notifications' })
      .getByRole('button', { name: 'Show it' })
      .click();
    await expect(form.getByLabel('Subject')).toBeFocused();
    await expect(form).toContainText('Enter a message.');
  });

  await test.step('what a colleague answered meanwhile is asked about there, too', async () => {
    const goOn = Promise.withResolvers<void>();
    await page.route(REPLIES, async (route) => {
      await goOn.promise;
      const answered = {
        _id: 'r1',
        kind: 'reply',
        by: 'Pema',
        at: '2026-03-01T06:00:00Z',
        text: 'It snows.',
      };
      const message = 'Pema has answered meanwhile.';
      await route.fulfill({
        status: 409,
        json: { success: false, message, code: 'answered_meanwhile', answered },
      });
    });
    await form.getByLabel('Message').fill('Bring warm clothes.');
    await form.getByRole('button', { name: 'Send the reply' }).click();
    await page.getByRole('tab', { name: 'Note' }).click();
    await page.getByLabel('Internal note').focus();
    goOn.resolve();
    const dialog = page.getByRole('dialog', { name: 'Pema has answered meanwhile' });
    await expect(dialog).toContainText('It snows.');
    await checkAccessibility(page, dialog);
    await dialog.getByRole('button', { name: 'Read it first' }).click();
    await expect(page.getByLabel('Internal note')).toBeFocused();
  });
});

test('files go with a reply: one waits for the line, they outlast a reload, and the thread has them', {
  tag: '@long',
}, async ({ page, guard, traveller }) => {
  guard.allow(FAILED_CALL);
  guard.allow(LOGGED);
  guard.allow(/status of 400/);
  const { _id, reference } = await storeEnquiry(page, { userEmail: traveller.email });
  await visit(page, `/admin/bookings/${_id}`);
  const form = page.getByRole('form', { name: 'Reply by mail' });
  const attached = form.getByRole('list', { name: 'Attached' }).getByRole('listitem');
  const choose = (...names: string[]) =>
    form
      .locator('input[type=file]')
      .setInputFiles(names.map((name) => ({ name, mimeType: 'application/pdf', buffer: PDF })));
  await form.getByLabel('Message').fill('See the plan.');
  await form.getByRole('button', { name: 'Attach a calendar file' }).click();
  await expect(attached).toContainText(`${reference}.ics`);

  // The line is lost: the reply waits, and says so.
  await page.route('**/reply-files', (route) => route.abort());
  await choose('Plan für Asha.pdf');
  await expect(form.getByRole('button', { name: 'Try Plan für Asha.pdf again' })).toBeVisible();
  await form.getByRole('button', { name: 'Send the reply' }).click();
  await expect(form).toContainText('One file did not come up. The reply is not sent yet.');
  await checkAccessibility(page, form);
  await form.getByRole('button', { name: 'Do not send yet' }).click();
  await expect(form.getByRole('button', { name: 'Send the reply' })).toBeFocused();
  await page.unroute('**/reply-files');
  await form.getByRole('button', { name: 'Try Plan für Asha.pdf again' }).click();
  await expect(attached).toHaveCount(2);
  await choose('a.pdf', 'b.pdf', 'c.pdf', 'd.pdf');
  await expect(form.getByRole('alert')).toHaveText('Attach 5 files at most. Left out: d.pdf.');
  await expect(attached).toHaveCount(5);

  await page.reload();
  await expect(attached).toHaveCount(5);
  await expect(form.getByLabel('Message')).toHaveValue('See the plan.');
  for (const name of ['a.pdf', 'b.pdf']) await form.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(form.getByRole('button', { name: 'Attach files' })).toBeFocused();
  await expect(attached).toHaveCount(3);
  // A colleague's tab, or time, has taken one away.
  const gone = await attached.filter({ hasText: 'c.pdf' }).getByRole('link').getAttribute('href');
  const headers = await originHeaders(page);
  expect((await page.request.delete(gone ?? '', { headers })).ok()).toBe(true);
  await form.getByRole('button', { name: 'Send the reply' }).click();
  await expect(form.getByRole('alert')).toContainText('A file is not here any more.');
  await expect(attached.filter({ hasText: 'No longer here' })).toContainText('c.pdf');
  await form.getByRole('button', { name: 'Remove c.pdf' }).click();
  await form.getByRole('button', { name: 'Send the reply' }).click();

  const sent = page.getByRole('region', { name: 'Thread' }).getByRole('list', { name: 'Files' });
  await expect(sent.getByRole('link')).toHaveText([/^.+\.ics\d+ kB$/, /^Plan für Asha\.pdf\d+ kB$/]);
  await expect(attached).toHaveCount(0);
  const download = page.waitForEvent('download');
  await sent.getByRole('link', { name: 'Plan für Asha.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('Plan für Asha.pdf');
});

test('a file goes with an answer to a message, dropped on its form', { tag: '@long' }, async ({
  page,
  server,
  traveller,
}) => {
  const body = contactBodyOf({ email: traveller.email, name: 'Karma' });
  await callApi(server, 'POST', '/contacts/send-mail', { body });
  await visit(page, `/admin/messages?q=${encodeURIComponent(traveller.email)}`);
  await page.getByRole('main').getByRole('link', { name: 'Karma' }).click();
  const form = page.getByRole('form', { name: 'Write back' });
  await form.getByLabel('Your reply').fill('Gladly. See the map.');
  const dropped = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'Map.pdf', { type: 'application/pdf' }));
    return data;
  }, PDF.toString());
  await form.getByRole('group', { name: 'Attached files' }).dispatchEvent('drop', { dataTransfer: dropped });
  await expect(form.getByRole('list', { name: 'Attached' })).toContainText('Map.pdf');
  await form.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByRole('region', { name: 'Your reply' })).toContainText('Map.pdf');
  await expect(form.getByRole('list', { name: 'Attached' })).toHaveCount(0);
});
