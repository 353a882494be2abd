import type { Locator } from '@playwright/test';
import { dayAfter, formatDay, todayInIndia } from '../../contracts/india-time.ts';
import { callAsStaff, storeEnquiry, toast, uniqueName } from '../support/e2e/desk.ts';
import { checkAccessibility, expect, signInAsAdmin, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { holdNext } from '../support/e2e/failing-answers.ts';

test.beforeEach(({ page }) => signInAsAdmin(page));

/** Three that are in one list; the first of it is open. */
async function openFirst(page: Parameters<typeof visit>[0], userEmail = '') {
  const family = uniqueName('Subba');
  for (const first of ['Chewang', 'Binod'])
    await storeEnquiry(page, { fullName: `${first} ${family}`, userEmail });
  const { _id } = await storeEnquiry(page, { fullName: `Asha ${family}`, userEmail });
  await visit(page, `/admin/bookings/${_id}?q=${encodeURIComponent(family)}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(`Asha ${family}`);
  return { family, heading };
}

test('what is written is sent by a key from wherever the focus is in its form', { tag: '@long' }, async ({
  page,
  traveller,
}) => {
  const { family, heading } = await openFirst(page, traveller.email);
  const form = page.getByRole('form', { name: 'Reply by mail' });
  const write = async () => {
    // The window of the templates gives the focus back as it closes.
    await expect(async () => {
      await form.getByLabel('Message').fill('The rooms are free.');
      await expect(form.getByLabel('Message')).toHaveValue('The rooms are free.', { timeout: 1_000 });
    }).toPass();
  };
  // As the form is busy or the page settles a press does nothing.
  const pressUntil = (where: Locator, key: string, isDone: () => Promise<boolean>) =>
    expect
      .poll(async () => {
        if (await isDone()) return true;
        await where.press(key);
        return isDone();
      })
      .toBe(true);
  const sent = async () =>
    (await form.getByLabel('Message').inputValue()).includes('Thank you for your enquiry');
  await write();
  await pressUntil(form.getByRole('button', { name: 'Attach files' }), 'ControlOrMeta+Enter', sent);
  await write();
  await form.getByRole('combobox', { name: 'Use a template' }).click();
  await pressUntil(page.getByLabel('Search templates'), 'ControlOrMeta+Enter', sent);
  await expect(page.getByLabel('Search templates')).toBeHidden();
  await expect(form.getByRole('combobox', { name: 'Use a template' })).toBeFocused();
  await write();
  await pressUntil(form.getByLabel('Subject'), 'ControlOrMeta+Shift+Enter', sent);
  await expect(heading).toHaveText(`Binod ${family}`);
});

test('a note, a next action and a correction are stored by the same keys', { tag: '@long' }, async ({
  page,
}) => {
  const { family, heading } = await openFirst(page);
  await page.keyboard.press('d');
  await page.getByLabel('Full name').fill(`Ashok ${family}`);
  await page.getByLabel('Phone').press('ControlOrMeta+Shift+Enter');
  await expect(heading).toHaveText(`Binod ${family}`);
  await expect(toast(page, /^The enquiry TT-\w+ is corrected\.$/)).toBeVisible();
  await page.keyboard.press('k');
  await expect(heading).toHaveText(`Ashok ${family}`);
  await page.keyboard.press('n');
  await page.keyboard.type('Wants a window seat');
  const store = await holdNext(page, '/manage/bookings/*/notes');
  await page.keyboard.press('ControlOrMeta+Shift+Enter');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(toast(page, 'still under way')).toBeVisible();
  store();
  await expect(heading).toHaveText(`Binod ${family}`);
  await page.keyboard.press('t');
  await page.keyboard.type('tomorrow');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(toast(page, 'Next action')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save the next action' })).toBeEnabled();
  await page.getByLabel('What is to be done').fill('Call');
  await page.getByLabel('By whom').press('ControlOrMeta+Shift+Enter');
  await expect(heading).toHaveText(`Chewang ${family}`);
  await page.keyboard.press('d');
  await page.getByLabel('Full name').fill(`Chimi ${family}`);
  await page.getByLabel('Phone').press('ControlOrMeta+Enter');
  await expect(heading).toHaveText(`Chimi ${family}`);
});

test('Escape leaves a field with what is typed there, and then the enquiry', async ({ page }) => {
  const { heading, family } = await openFirst(page);
  await page.keyboard.press('n');
  const note = page.getByLabel('Internal note');
  await page.keyboard.type('Half');
  await page.keyboard.press('Escape');
  await expect(note).not.toBeFocused();
  await expect(note).toHaveValue('Half');
  await expect(heading).toHaveText(`Asha ${family}`);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys of this page' })).toContainText('Leave the field');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/admin\/bookings\?q=/);
});

test('the day of a next action is said in words, read back, and has keys for the usual ones', {
  tag: '@long',
}, async ({ page }) => {
  await openFirst(page);
  const day = page.getByLabel('Next action on');
  const in3Days = formatDay(dayAfter(todayInIndia(), 3));
  await page.keyboard.press('t');
  await expect(day).toBeFocused();
  await page.keyboard.type('in 3 days');
  await expect(day).toHaveAccessibleDescription(new RegExp(`^[A-Z][a-z]{2} ${in3Days.split(' ')[0]} `));
  await page.keyboard.press('Tab');
  await expect(day).toHaveValue(in3Days);
  await day.fill('somewhen');
  await day.press('Enter');
  await expect(day).toHaveAccessibleDescription('Choose a day.');
  await checkAccessibility(page, page.locator('[data-part=follow-up]'));
  await page.keyboard.press('Escape');
  await page.keyboard.press('f');
  await expect(day).toHaveAccessibleDescription(/^Fri /);
  await expect(page.getByLabel('What is to be done')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('7');
  await expect(page.getByLabel('What is to be done')).toBeFocused();
  await page.keyboard.type('Send the quote');
  await page.keyboard.press('Enter');
  const week = formatDay(dayAfter(todayInIndia(), 7));
  await expect(page.getByRole('region', { name: 'History' })).toContainText(
    `Next action on ${week}: Send the quote`,
  );
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keys of this page' });
  await expect(sheet).toContainText('Next action: Tomorrow');
  await expect(sheet).toContainText('Next action: Friday');
});

test('a template becomes a message by WhatsApp, and its gaps are filled before it opens', {
  tag: '@long',
}, async ({ page, context, guard }) => {
  guard.allow(/^outbound request: https:\/\/wa\.me\//);
  const name = uniqueName('Quote');
  await callAsStaff(page, 'post', '/manage/reply-templates', {
    name,
    text: 'Dear {name}, your jeep leaves at [… o’clock].',
  });
  const { family } = await openFirst(page);
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  const { promise: line, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/reply-templates', async (route) => {
    await line;
    await route.continue();
  });
  const tab = page.getByRole('tabpanel', { name: 'WhatsApp' });
  await tab.getByRole('combobox', { name: 'Use a template' }).click();
  await page.getByLabel('Search templates').fill(name);
  await page.keyboard.press('Enter');
  release();
  const text = tab.getByLabel('Message');
  await expect(text).toHaveValue(`Dear Asha ${family}, your jeep leaves at [… o’clock].`);
  await tab.getByRole('link', { name: 'Open WhatsApp' }).click();
  await expect(text).toHaveAccessibleDescription(/Fill this first: \[… o’clock\]/);
  expect(context.pages()).toHaveLength(1);
  await page.keyboard.type('seven');
  await expect(text).toHaveValue(`Dear Asha ${family}, your jeep leaves at seven.`);
  const opened = context.waitForEvent('page');
  await tab.getByRole('combobox', { name: 'Use a template' }).press('ControlOrMeta+Enter');
  expect(new URL((await opened).url()).searchParams.get('text')).toContain('leaves at seven.');
  await expect(page.getByRole('region', { name: 'Thread' })).toContainText('leaves at seven.');
});

test('a search that is typed before the page has its scripts is made', async ({ page }) => {
  const { promise: line, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await line;
    await route.continue();
  });
  await page.goto('/admin/inbox', { waitUntil: 'domcontentloaded' });
  await page.keyboard.press('/');
  await page.keyboard.type('Xavier jokinj');
  for (const key of ['Backspace', 'g', 'Enter', 'j']) await page.keyboard.press(key);
  release();
  await expect(page).toHaveURL(/\/admin\/inbox\?q=Xavier(\+|%20)joking$/);
});
