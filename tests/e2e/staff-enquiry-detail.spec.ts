import {
  callAsStaff,
  LOGGED,
  muteNews,
  storeEnquiry,
  toast,
  uniqueName,
  uniquePhone,
} from '../support/e2e/desk.ts';
import { pressTwiceAndTwice } from '../support/e2e/double-press.ts';
import { checkAccessibility, expect, signInAsAdmin, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { originHeaders } from '../support/e2e/origin-headers.ts';

test.beforeEach(({ page }) => signInAsAdmin(page));

test('WhatsApp opens by keys with the reference in the text, and that is noted', async ({
  page,
  context,
  guard,
}) => {
  const { _id, reference } = await storeEnquiry(page);
  await visit(page, `/admin/bookings/${_id}`);
  // The first of the ways that there is an address for.
  await expect(page.getByRole('tab', { name: 'WhatsApp' })).toHaveAttribute('aria-selected', 'true');
  const link = page.getByRole('link', { name: 'Open WhatsApp' });
  expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toMatch(
    new RegExp(`^https://wa\\.me/9198\\d{8}\\?text=Hello .*${reference}`),
  );
  guard.allow(/^outbound request: https:\/\/wa\.me\//);
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  // By keys alone: what is typed stands after the greeting, and goes out as a reply does.
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('w');
  await page.keyboard.type(' Bring warm clothes.');
  const whatsApp = context.waitForEvent('page');
  await page.keyboard.press('ControlOrMeta+Enter');
  await (await whatsApp).waitForURL(/^https:\/\/wa\.me\/.*text=Hello.*warm/);
  await expect(page.getByRole('region', { name: 'Thread' })).toContainText(/Hello .* Bring warm clothes\./s);
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('Contacted');
});

test('notes, owner, next action and a call stand in the history', async ({ page }) => {
  const { _id } = await storeEnquiry(page);
  await visit(page, `/admin/bookings/${_id}`);
  const history = page.getByRole('region', { name: 'History' });
  await page.getByRole('tab', { name: 'Note' }).click();
  await page.getByLabel('Internal note').fill('Vegetarian, window seat');
  await page.getByRole('button', { name: 'Add the note' }).click();
  const note = page.getByRole('region', { name: 'Thread' }).getByRole('listitem');
  await expect(note).toContainText('Internal note');
  await expect(note).toContainText('Vegetarian, window seat');

  await page.getByRole('button', { name: /^Owner/ }).click();
  await page.getByRole('menuitemradio').nth(1).click();
  await expect(history).toContainText('Owner: ');
  await page.getByLabel('Next action on').fill('2099-01-01');
  await page.getByRole('button', { name: 'Save the next action' }).click();
  await expect(history).toContainText('Next action on 1 Jan 2099');
  await page.getByRole('tab', { name: 'Call' }).click();
  await expect(page.locator('form[aria-label="Call"] a[href^="tel:+9198"]')).toBeVisible();
  await page.getByRole('button', { name: 'Note the call' }).click();
  await expect(history).toContainText('New → Contacted');
  await checkAccessibility(page, page.getByRole('region', { name: 'Thread' }));
});

test('answer and next step are in sight beside the list, and the age of an enquiry within its card on a phone', {
  tag: ['@long', '@widths'],
}, async ({ page }) => {
  const [fullName, phone] = [uniqueName('Dolma'), uniquePhone()];
  for (const guestSize of [2, 3]) await storeEnquiry(page, { fullName, phone, guestSize });
  const { _id, reference } = await storeEnquiry(page, { fullName, phone });
  await visit(page, `/admin/bookings/${_id}`);
  const facts = page.getByRole('region', { name: `Enquiry ${reference}` });
  await expect(page.getByText('Maybe the same as 2 other enquiries')).toBeVisible();
  for (const part of [
    facts,
    page.getByRole('button', { name: 'Mark contacted' }),
    page.getByRole('link', { name: 'Open WhatsApp' }),
    page.getByLabel('Next action on'),
    page.getByLabel('By whom'),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 390, height: 844 });
  const [around, inside] = [await facts.boundingBox(), await facts.getByText(/^Fresh/).boundingBox()];
  expect((inside?.x ?? 0) + (inside?.width ?? 0)).toBeLessThanOrEqual(
    (around?.x ?? 0) + (around?.width ?? 0),
  );
});

test('a status that somebody else changed is not overwritten', { tag: '@long' }, async ({ page, guard }) => {
  guard.allow(/status of 409/);
  guard.allow(LOGGED);
  // The page does not hear of it before the press.
  await muteNews(page);
  const { _id } = await storeEnquiry(page);
  await visit(page, `/admin/bookings/${_id}`);
  const step = page.getByRole('button', { name: 'Mark contacted' });
  await expect(step).toBeVisible();
  await callAsStaff(page, 'put', `/manage/bookings/${_id}/status`, { from: 'new', to: 'cancelled' });
  await step.click();
  await expect(toast(page, 'Somebody else has set it to cancelled in the meantime.')).toBeVisible();
  const status = page.getByRole('region', { name: 'Status' });
  await expect(status).toContainText('Cancelled');
  await status.getByRole('button', { name: 'Back to new' }).click();
  await expect(status).toContainText('New');
});

for (const { tab, field, press, of } of [
  { tab: 'Note', field: 'Internal note', press: 'Add the note', of: 'notes' },
  { tab: 'Mail', field: 'Message', press: 'Send the reply', of: 'reply' },
  { tab: 'WhatsApp', field: 'Message', press: 'Open WhatsApp', of: 'contacts' },
  { tab: undefined, field: 'Next action on', press: 'Save the next action', of: 'next-action' },
])
  test(`what a colleague has moved to the bin can be restored where it refuses: ${press}`, {
    tag: '@long',
  }, async ({ page, context, guard, traveller }) => {
    guard.allow(/status of 409/);
    guard.allow(LOGGED);
    guard.allow(/^outbound request: https:\/\/wa\.me\//);
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
    // The page does not hear of it before the press: no stream comes about.
    await muteNews(context);
    const { _id } = await storeEnquiry(page, { userEmail: traveller.email });
    await visit(page, `/admin/bookings/${_id}`);
    if (tab) await page.getByRole('tab', { name: tab }).click();
    const words = tab ? 'Half a thought' : '1 Jan 2099';
    // The panel before it goes a frame later.
    const typed = (tab ? page.getByRole('tabpanel', { name: tab }) : page).getByLabel(field);
    await typed.fill(words);
    const headers = await originHeaders(page);
    expect((await page.request.delete(`/api/v1/booking/${_id}`, { headers })).ok()).toBe(true);
    const refused = page.waitForResponse((answer) => answer.url().includes(`/${_id}/${of}`));
    await page.getByText(press, { exact: true }).click();
    expect((await refused).status()).toBe(409);
    await expect(toast(page, 'This enquiry is in the bin. Restore it first.')).toBeVisible();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(toast(page, 'The enquiry is back in the list.')).toBeVisible();
    await expect(typed).toHaveValue(words);
  });

test('a double press on a step is one step, also where the next one comes to stand under the finger', {
  tag: '@long',
}, async ({ page }) => {
  const { _id } = await storeEnquiry(page);
  // Nothing reloads the page just before its clock stops: it would take no press until that runs again.
  await muteNews(page);
  await page.clock.install();
  await visit(page, `/admin/bookings/${_id}`);
  const status = page.getByRole('region', { name: 'Status' });
  const next = status.getByRole('button', { name: 'Confirm' });
  await pressTwiceAndTwice(page, status.getByRole('button', { name: 'Mark contacted' }), async () => {
    await expect(status).toContainText('Contacted');
    await expect(next).toBeVisible();
  });
  await next.press('Enter');
  await page.clock.runFor(600);
  await expect(next).toBeEnabled();
  await expect(status).toContainText('Contacted');
  await next.click();
  await expect(status).toContainText('Confirmed');
});

test('no day to save is said beside its field, and a double press saves it once', { tag: '@long' }, async ({
  page,
}) => {
  const { _id } = await storeEnquiry(page);
  await page.clock.install();
  await visit(page, `/admin/bookings/${_id}`);
  const save = page.getByRole('button', { name: 'Save the next action' });
  const day = page.getByLabel('Next action on');
  await save.click();
  await expect(day).toHaveAccessibleDescription('Choose a day.');
  await expect(day).toBeFocused();
  await day.fill('2099-01-01');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') calls.push(request.url());
  });
  await pressTwiceAndTwice(page, save, () => expect(toast(page, 'Next action saved.')).toBeVisible());
  await page.clock.resume();
  await expect(toast(page, 'Next action saved.')).toHaveCount(1);
  await expect(
    page.getByRole('region', { name: 'History' }).getByText('Next action on 1 Jan 2099'),
  ).toHaveCount(1);
  expect(calls).toHaveLength(1);

  // What says no day is none, and takes nothing away.
  await day.fill('1 Jam');
  await save.click();
  await expect(day).toHaveAccessibleDescription('Choose a day.');

  // What is half typed for the next one stays where the one before is done.
  const words = page.getByLabel('What is to be done');
  await words.fill('Ring about the permits');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(toast(page, 'Done. What comes next?')).toBeVisible();
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Next action done');
  await expect(words).toHaveValue('Ring about the permits');
});
