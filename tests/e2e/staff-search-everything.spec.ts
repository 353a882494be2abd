import type { Page } from '@playwright/test';
import { callApi } from '../support/e2e/call-api.ts';
import { storeEnquiry, uniqueName } from '../support/e2e/desk.ts';
import { checkAccessibility, expect, signInAsAdmin, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { holdCall, NO_ANSWER } from '../support/e2e/failing-answers.ts';
import { originHeaders } from '../support/e2e/origin-headers.ts';
import { contactBodyOf } from '../support/request-bodies.ts';

test.beforeEach(({ page }) => signInAsAdmin(page));

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search everything' });
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name });
const SEARCH = '**/api/v1/manage/search?*';

test('by Ctrl K a customer, an enquiry, a page and what the keys of the page do are found, by keys alone', {
  tag: ['@long', '@widths'],
}, async ({ page }) => {
  const name = uniqueName('Lhamu');
  await storeEnquiry(page, { fullName: name });
  await visit(page, '/admin/bookings');
  await page.getByRole('searchbox', { name: 'Search the bookings' }).focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type(name);
  await expect(option(page, new RegExp(`^${name}`)).first()).toHaveAttribute('data-highlighted');
  await expect(option(page, /TT-/)).toContainText(name);
  await checkAccessibility(page, palette(page));
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await expect(page.getByRole('searchbox', { name: 'Search the bookings' })).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.keyboard.type(name);
  await expect(option(page, /TT-/)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page).toHaveURL(/\/admin\/bookings\//);

  // What the keys of this page do, with the focus where the key would have put it.
  await page.keyboard.press('Control+k');
  await expect(option(page, new RegExp(`^${name}`))).toBeVisible();
  await page.keyboard.type('note');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Internal note')).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Search everything' }).click();
  expect(await palette(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await checkAccessibility(page, palette(page));
  await page.keyboard.type('no such person');
  await expect(palette(page)).toContainText('No customer, enquiry, message or tour has these words.');
  await option(page, 'Search all bookings for “no such person”').click();
  await expect(page).toHaveURL('/admin/bookings?q=no+such+person');
});

test('an answer that comes late replaces no newer one, and without a line pages are found all the same', {
  tag: '@long',
}, async ({ page, guard }) => {
  guard.allow(/ERR_FAILED/);
  const [first, second] = [uniqueName('Pema'), uniqueName('Dolma')];
  for (const fullName of [first, second]) await storeEnquiry(page, { fullName });
  await visit(page, '/admin/bookings');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SEARCH, async (route) => {
    if (route.request().url().includes('Pema')) await held;
    await route.continue();
  });
  const asked = page.waitForRequest(/search\?q=Pema/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type(first);
  await asked;
  const field = palette(page).getByRole('combobox');
  await field.fill(second);
  await expect(option(page, /TT-/)).toContainText(second);
  const late = page.waitForResponse(/search\?q=Pema/);
  release();
  await (await late).finished();
  await expect(option(page, /TT-/)).toContainText(second);

  await page.route(SEARCH, (route) => route.abort());
  await field.fill('rev');
  await expect(palette(page)).toContainText(`${NO_ANSWER} Pages and actions are here all the same.`);
  await option(page, /^Reviews/).click();
  await expect(page).toHaveURL('/admin/reviews');
});

test('a window that is open, with words half-written in it, is not covered', { tag: '@long' }, async ({
  page,
}) => {
  await visit(page, '/admin/bookings');
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keys of this page' });
  await expect(sheet).toContainText('Search everything');
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toHaveCount(0);
  await expect(sheet).toBeVisible();
});

test('Enter before an answer looks for what is typed, and opens nothing that was found by older words', {
  tag: '@long',
}, async ({ page }) => {
  const [first, second] = [uniqueName('Pema'), uniqueName('Dolma')];
  for (const fullName of [first, second]) await storeEnquiry(page, { fullName });
  await visit(page, '/admin/bookings');
  await page.keyboard.press('Control+k');
  await page.keyboard.type(first.slice(0, -2));
  await expect(option(page, /TT-/)).toContainText(first);
  const answer = await holdCall(page, '/manage/search');
  // By more letters of the same name it is still what is meant.
  await page.keyboard.type(first.slice(-2));
  await expect(option(page, /TT-/)).toContainText(first);
  await palette(page).getByRole('combobox').fill(second);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/bookings?${new URLSearchParams({ q: second })}`);
  answer();
});

test('what a row or a form does is on the sheet of keys, and not offered where it would be done to another', {
  tag: '@long',
}, async ({ page }) => {
  const { _id } = await storeEnquiry(page, { userEmail: 'pema@example.com' });
  const sheet = page.getByRole('dialog', { name: 'Keys of this page' });
  await visit(page, `/admin/bookings/${_id}`);
  await page.getByRole('form', { name: 'Reply by mail' }).getByLabel('Message').fill('Half a repl');
  await page.getByRole('tab', { name: 'Note' }).click();
  await page.getByLabel('Internal note').fill('Call back on Monday.');
  await page.keyboard.press('Control+k');
  await expect(option(page, /^Owner\b/)).toBeVisible();
  await expect(option(page, /^Send/)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByLabel('Internal note').press('Control+Enter');
  await expect(page.getByRole('region', { name: 'Thread' })).toContainText('Call back on Monday.');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await expect(sheet).toContainText('Send what is written');

  await visit(page, '/admin/inbox');
  await page.keyboard.press('?');
  await expect(sheet).toContainText('Take it: it is yours');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(option(page, /^Inbox/)).toBeVisible();
  await expect(option(page, /^(Take it|Done|Spam|Open it|Its menu)/)).toHaveCount(0);
});

test('recent places have the names of now, which the browser does not keep, and none of what is gone', {
  tag: '@long',
}, async ({ page, server, traveller }) => {
  const name = uniqueName('Norbu');
  await callApi(server, 'POST', '/contacts/send-mail', {
    body: contactBodyOf({ name, email: traveller.email }),
  });
  await visit(page, '/admin/bookings');
  await page.keyboard.press('Control+k');
  await page.keyboard.type(name);
  const found = palette(page).getByRole('group', { name: 'Messages' }).getByRole('option');
  await found.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  const storedTexts = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(storedTexts).toContain('recent-places');
  expect(storedTexts).not.toContain(name);

  const recent = palette(page).getByRole('group', { name: 'Recent' });
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/v1/') && asked.push(request.url()));
  await page.keyboard.press('Control+k');
  await expect(recent.getByRole('option', { name })).toBeVisible();
  expect(asked.filter((url) => url.includes('/search/names?'))).toHaveLength(1);
  expect(asked.filter((url) => /\/contacts\/\w/.test(url))).toEqual([]);
  await page.keyboard.press('Escape');
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const headers = await originHeaders(page);
  expect((await page.request.delete(`/api/v1/contacts/${id}`, { headers })).ok()).toBe(true);
  await page.keyboard.press('Control+k');
  await expect(option(page, /^Inbox/)).toBeVisible();
  await expect(recent).toHaveCount(0);
});
