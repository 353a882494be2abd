import type { Page } from '@playwright/test';
import { failure, LOGGED, muteNews, storeEnquiry, toast, uniqueName } from '../support/e2e/desk.ts';
import {
  checkAccessibility,
  expect,
  signInAsAdmin,
  stopTheClock,
  test,
  visit,
} from '../support/e2e/e2e-fixtures.ts';
import { FAILED_CALL, failCall, OUR_FAULT } from '../support/e2e/failing-answers.ts';

const listOf = (name: string) => `/admin/bookings?${new URLSearchParams({ q: name })}`;
const deleteButton = (page: Page, name: string) =>
  page.getByRole('button', { name: `Delete the enquiry of ${name}` });

test.beforeEach(async ({ page, guard }) => {
  for (const fault of [FAILED_CALL, LOGGED]) guard.allow(fault);
  await signInAsAdmin(page);
});

test('good news goes after three seconds; a failure stays, with its reason, until something works', {
  tag: '@long',
}, async ({ page }) => {
  const fullName = uniqueName('Bina');
  await storeEnquiry(page, { fullName });
  await page.clock.install();
  await visit(page, listOf(fullName));
  await failCall(page, '/booking/*', 'broken');
  await deleteButton(page, fullName).click();
  await expect(failure(page, 'Failed to delete booking')).toContainText(OUR_FAULT);
  await page.clock.runFor(60_000);
  await expect(failure(page, 'Failed to delete booking')).toBeVisible();

  await page.unroute('**/api/v1/booking/*');
  await stopTheClock(page);
  await deleteButton(page, fullName).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await expectNothingBelow(page);
  // What can be taken back is offered for longer.
  await page.clock.runFor(10_000);
  await expect(failure(page, 'Failed to delete booking')).toHaveCount(0);
  await undo.click();
  await page.clock.resume();
  await expect(deleteButton(page, fullName)).toBeVisible();
  await page.getByRole('link', { name: fullName }).click();
  await page.getByLabel('Next action on').fill('2099-01-01');
  await page.getByRole('button', { name: 'Save the next action' }).click();
  await expect(toast(page, 'Next action saved.')).toBeVisible();
  await page.clock.runFor(3_500);
  await expect(toast(page, 'Next action saved.')).toHaveCount(0);
});

/** On a wide screen a message of a line lies over nothing that can be pressed. */
async function expectNothingBelow(page: Page) {
  const news = await page.getByRole('region', { name: 'Notifications' }).getByRole('status').boundingBox();
  // All at once: one that goes meanwhile would be waited for.
  const boxes = await page
    .locator('#main, header')
    .locator('button, a, input, select')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  if (!news) throw new Error('There is no message.');
  const below = boxes.filter(
    (box) =>
      box.width > 0 &&
      box.x < news.x + news.width &&
      box.x + box.width > news.x &&
      box.y < news.y + news.height &&
      box.y + box.height > news.y,
  );
  expect(below).toEqual([]);
}

test('good news stays while the keyboard is on it, and F6 leads there and back', { tag: '@long' }, async ({
  page,
}) => {
  const { _id } = await storeEnquiry(page);
  await page.clock.install();
  await visit(page, `/admin/bookings/${_id}`);
  await page.getByLabel('Next action on').fill('2099-01-01');
  await page.getByRole('button', { name: 'Save the next action' }).press('Enter');
  await expect(toast(page, 'Next action saved.')).toBeVisible();
  await page.keyboard.press('F6');
  await page.clock.runFor(10_000);
  await expect(toast(page, 'Next action saved.')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(toast(page, 'Next action saved.')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Save the next action' })).toBeFocused();
});

test('several failures stand above one another, and cover no button', { tag: '@long' }, async ({ page }) => {
  const [one, two] = [uniqueName('Bina'), uniqueName('Karma')];
  const { _id } = await storeEnquiry(page, { fullName: one });
  await storeEnquiry(page, { fullName: two });
  await visit(page, `/admin/bookings/${_id}`);
  await failCall(page, '/manage/bookings/*/next-action', 'broken');
  await failCall(page, '/manage/bookings/*/notes', 'too many');
  await failCall(page, '/manage/bookings/*/status', 'unreachable');
  await page.getByLabel('Next action on').fill('2099-01-01');
  await page.getByRole('button', { name: 'Save the next action' }).click();
  await page.getByRole('tab', { name: 'Note' }).click();
  await page.getByLabel('Internal note').fill('Wants a window seat.');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await page.getByRole('button', { name: 'Mark contacted' }).click();
  const texts = ['Failed to save the next action', 'Failed to add the note', 'Failed to change the status'];
  // On a phone, which has no room for all, they scroll by themselves.
  for (const text of texts) {
    await failure(page, text).scrollIntoViewIfNeeded();
    await expect(failure(page, text)).toBeInViewport({ ratio: 0.95 });
  }
  await expect(failure(page, texts[2] ?? '')).toContainText('We could not be reached.');
  await checkAccessibility(page, page.getByRole('region', { name: 'Notifications' }));

  // A bar that sticks to the foot of the screen stands above them.
  await page.getByRole('link', { name: 'All bookings' }).click();
  await page.getByRole('checkbox', { name: 'Choose all shown' }).check();
  const bar = page.getByRole('region', { name: 'Chosen enquiries' });
  await bar.getByRole('button', { name: 'Choose none' }).click({ trial: true });
  for (const text of texts) await expect(failure(page, text)).toBeVisible();

  // The focus goes from one to the next, and at the end back into the page.
  for (const left of [2, 1, 0]) {
    await page.getByRole('button', { name: 'Dismiss' }).first().press('Enter');
    await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(left);
    await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  }
});

test('what has the keyboard’s focus does not lie under the messages', { tag: ['@long', '@widths'] }, async ({
  page,
}) => {
  const { _id } = await storeEnquiry(page);
  await page.setViewportSize({ width: 390, height: 740 });
  await visit(page, `/admin/bookings/${_id}`);
  await failCall(page, '/manage/bookings/*/next-action', 'broken');
  await page.getByLabel('Next action on').fill('2099-01-01');
  // At the foot of the screen, where the message will come.
  const save = page.getByRole('button', { name: 'Save the next action' });
  await save.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await save.click();
  await expect(failure(page, 'Failed to save the next action')).toBeVisible();
  const foot = (box: { y: number; height: number } | null) => (box ? box.y + box.height : Number.NaN);
  await expect
    .poll(async () => {
      const lies = await page.getByRole('region', { name: 'Notifications' }).boundingBox();
      return foot(await save.boundingBox()) <= (lies?.y ?? 0);
    })
    .toBe(true);
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'All bookings' }).focus();
  const messages = await page.getByRole('region', { name: 'Notifications' }).boundingBox();
  for (const last = page.getByRole('tab', { name: 'WhatsApp' }); ; ) {
    await page.keyboard.press('Tab');
    const foot = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0);
    expect(foot, await page.evaluate(() => document.activeElement?.outerHTML)).toBeLessThanOrEqual(
      messages?.y ?? 0,
    );
    if (await last.evaluate((tab) => tab === document.activeElement)) break;
  }
});

test('a list that cannot be reloaded stays on the screen, and says so', { tag: '@long' }, async ({
  page,
}) => {
  const fullName = uniqueName('Bina');
  await storeEnquiry(page, { fullName });
  await visit(page, listOf(fullName));
  await failCall(page, '/manage/bookings?*', 'unreachable');
  await page.getByRole('searchbox').fill('Nobody');
  await page.getByRole('searchbox').press('Enter');
  const notice = page.getByRole('region', { name: 'State of this page' });
  await expect(notice).toContainText(/As of \d\d:\d\d, not up to date\./);
  await expect(notice).toContainText('It is the list that you looked at before. We could not be reached.');
  await expect(deleteButton(page, fullName)).toBeVisible();
  await checkAccessibility(page, notice);

  // It tries by itself, too: whichever comes first.
  await notice.getByRole('button').focus();
  await page.unroute('**/api/v1/manage/bookings?*');
  await page.keyboard.press('Enter');
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('a first load that fails says what and why, each time, and can be tried again', {
  tag: '@long',
}, async ({ page }) => {
  await muteNews(page);
  const { _id } = await storeEnquiry(page);
  for (const [path, call, text] of [
    ['/admin-dashboard', '/dashboard*', 'Failed to load the dashboard'],
    ['/admin/bookings', '/manage/bookings?*', 'Failed to load bookings'],
    ['/admin/bookings?view=board', '/manage/bookings/board*', 'Failed to load bookings'],
    ['/admin/bookings/bin', '/manage/bookings/bin*', 'Failed to load bookings'],
    ['/admin/bookings/new', '/manage/bookings/staff', 'Failed to load bookings'],
    [`/admin/bookings/${_id}`, `/manage/bookings/${_id}`, 'Failed to load bookings'],
    ['/admin/manage-tours', '/manage/tours?*', 'Failed to load tour data.'],
    ['/admin/users', '/users?*', 'Failed to load users'],
    ['/admin/reviews', '/review?*', 'Failed to load reviews'],
    ['/admin/subscribers', '/subscribe?*', 'Failed to load subscribers'],
    ['/admin/messages', '/contacts?*', 'Failed to load messages'],
    ['/admin/settings', '/settings/editable', 'Failed to load the settings'],
    ['/admin/history', '/audit?*', 'Failed to load the history'],
  ] as const) {
    await failCall(page, call, 'broken');
    await page.goto(path);
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert.getByText(text, { exact: true })).toBeVisible();
    await expect(alert).toContainText(OUR_FAULT);
    await page.unroute(`**/api/v1${call}`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toHaveCount(0);
  }
});

test('the line drops: what is shown stays, and what is typed', { tag: '@long' }, async ({
  page,
  context,
  guard,
}) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED/);
  const { _id } = await storeEnquiry(page);
  await visit(page, `/admin/bookings/${_id}`);
  await page.getByRole('tab', { name: 'Note' }).click();
  await page.getByLabel('Internal note').fill('Wants a window seat.');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(failure(page, 'Failed to add the note')).toContainText('check your connection');
  await expect(page.getByLabel('Internal note')).toHaveValue('Wants a window seat.');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(toast(page, 'The note is in the history.')).toBeVisible();
  await expect(failure(page, 'Failed to add the note')).toHaveCount(0);
});

test('what could not be taken back for want of a line is offered again, each by itself', {
  tag: '@long',
}, async ({ page, guard }) => {
  guard.allow(/^console error: .* This could not be undone\./);
  const family = uniqueName('Tamang');
  const names = [`Mohan ${family}`, `Neha ${family}`];
  for (const fullName of names) await storeEnquiry(page, { fullName });
  await visit(page, listOf(family));
  for (const name of names) {
    await deleteButton(page, name).click();
    await toast(page, `The enquiry of ${name} is in the bin.`).waitFor();
  }
  await failCall(page, '/booking/*/restore', 'unreachable');
  const undos = page.getByRole('button', { name: 'Undo' });
  const failed = failure(page, 'This could not be undone.');
  // Each in turn: while the first is under way its button is still there, and still the last.
  for (const count of [1, 2]) {
    await undos.last().press('Enter');
    await expect(failed).toHaveCount(count);
  }
  for (const name of names) await expect(failure(page, name)).toContainText('We could not be reached.');
  await checkAccessibility(page, page.getByRole('region', { name: 'Notifications' }));
  await undos.first().dblclick();
  await expect(failed).toHaveCount(2);

  await page.unroute('**/api/v1/booking/*/restore');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/restore')) sent.push(request.method());
  });
  await undos.first().click();
  await expect(undos).toHaveCount(1);
  await undos.dblclick();
  await expect(undos).toHaveCount(0);
  for (const name of names) await expect(deleteButton(page, name)).toBeVisible();
  await expect(failed).toHaveCount(0);
  expect(sent).toEqual(['POST', 'POST']);
});
