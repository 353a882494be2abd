import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { LOGGED, muteNews } from '../support/e2e/desk.ts';
import { expect, signInAsAdmin, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { endSession, signInWindow } from '../support/e2e/ended-session.ts';
import { FAILED_CALL, failCall } from '../support/e2e/failing-answers.ts';
import { NOTHING_TYPED, STAFF_FORMS, type StaffForm } from '../support/e2e/staff-forms.ts';

const TYPED_INTO =
  'textarea:not([hidden]), input:not([hidden], [aria-hidden=true], [readonly], [type=hidden], [type=search], [type=checkbox], [type=radio], [type=file])';

/** Letters, of several languages, that a form must not lose. */
const WORDS = 'Dzükou “ལྷ” 🏔 किताब';
const OTHER_WORDS = 'of another tab';

test('each form of staff that something is typed into is in the table below', () => {
  const admin = resolve(import.meta.dirname, '../../web/routes/admin');
  const known = [...Object.values(STAFF_FORMS).flatMap(({ sources }) => sources), ...NOTHING_TYPED];
  const unknown = readdirSync(admin, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .filter((path) =>
      /<(TextField|TextAreaField|NumberField|textarea|input)\b/.test(readFileSync(join(admin, path), 'utf8')),
    )
    .filter((path) => !known.some((one) => (one.endsWith('/') ? path.startsWith(one) : path === one)));
  expect(unknown, 'Name these forms in tests/support/e2e/staff-forms.ts.').toEqual([]);
});

for (const [name, staffForm] of Object.entries(STAFF_FORMS)) {
  test(`no letter of ${name} is lost by what can go wrong on a working day`, {
    tag: staffForm.isTypical ? [] : ['@long'],
  }, async ({ page, context, guard, server, traveller }) => {
    // A dozen pages one after the other.
    test.slow();
    for (const fault of [FAILED_CALL, LOGGED, /ERR_INTERNET_DISCONNECTED/, /status of 401/])
      guard.allow(fault);
    await holdAtPage(page);
    await muteNews(page);
    await signInAsAdmin(page);
    const path = await staffForm.path({ page, server, traveller });
    await openForm(page, staffForm, path);
    const fields = staffForm.form(page).locator(TYPED_INTO);
    const typed = await typeInto(fields, WORDS);
    const isAsTyped = (where: string) => expect.poll(() => valuesOf(fields), where).toEqual(typed);

    await context.setOffline(true);
    await sendInVain(page, staffForm);
    await isAsTyped('sent without a line');
    await context.setOffline(false);
    await failCall(page, '/**', 'away');
    await sendInVain(page, staffForm);
    await isAsTyped('sent while the site restarts');
    await refresh(page);
    await expect(page.getByRole('region', { name: 'State of this page' })).toContainText('not up to date');
    await isAsTyped('the page could not be reloaded');
    await page.reload();
    await page.getByRole('main').getByRole('alert').first().waitFor();
    await page.unroute('**/api/v1/**');
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await isAsTyped('opened while the site restarts');

    const other = await context.newPage();
    await holdAtPage(other);
    await openForm(other, staffForm, path);
    const ofOther = await typeInto(staffForm.form(other).locator(TYPED_INTO), OTHER_WORDS);
    // A form may store what is typed when a moment has passed: what a tab leaves before that, the other one takes.
    if (JSON.stringify(ofOther).includes(OTHER_WORDS))
      await expect
        .poll(() => other.evaluate(() => JSON.stringify({ ...localStorage })))
        .toContain(OTHER_WORDS);
    await leaveByLink(page);
    await page.goBack();
    await isAsTyped('left by a link, while another tab has it open');
    await other.close();

    await endSession(page);
    await press(page, staffForm);
    await expect(signInWindow(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(signInWindow(page)).toBeHidden();
    await isAsTyped('sent by a session that had ended');
    await signInAsAdmin(page);
    await visit(page, path);
    await isAsTyped('opened again after signing in');
  });
}

/** Links that lead out of the site stay: they are not this table’s. What asks before a page is left is answered. */
async function holdAtPage(page: Page): Promise<void> {
  page.on('dialog', (dialog) => void dialog.accept());
  await page.addInitScript(() =>
    document.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a[target=_blank]')) event.preventDefault();
    }),
  );
}

async function openForm(page: Page, { opener, form }: StaffForm, path: string): Promise<void> {
  await visit(page, path);
  const field = form(page).locator(TYPED_INTO).filter({ visible: true }).first();
  // What is half written opens by itself, a moment after the page: whichever comes first.
  await expect(async () => {
    if (opener && !(await field.isVisible())) await opener(page).click({ timeout: 1_000 });
    await field.waitFor({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
}

const valuesOf = (fields: Locator) =>
  fields.evaluateAll((all: HTMLInputElement[]) => all.map(({ name, value }) => [name, value]));

/** Types into each field what it takes, after what stands there. Answers what stands in them then. */
async function typeInto(fields: Locator, words: string) {
  for (const field of await fields.all()) {
    const kind = await field.evaluate((it: HTMLInputElement) =>
      // A day that may be said in words.
      /^(?:on|nextActionOn)$/.test(it.name) ? 'date' : (it.inputMode || it.type).toLowerCase(),
    );
    const texts: Record<string, string> = {
      date: '2031-05-06',
      time: '07:30',
      month: '2031-05',
      number: '7',
      numeric: '7',
      decimal: '7',
      email: 'bina.rai@example.com',
      tel: '+91 98320 54321',
      url: 'https://example.com/lake',
    };
    const text = texts[kind] ?? `${words} ${await field.inputValue()}`;
    await field.fill(text.slice(0, Number((await field.getAttribute('maxlength')) ?? text.length)));
  }
  const typed = await valuesOf(fields);
  expect(JSON.stringify(typed)).not.toBe('[]');
  return typed;
}

async function press(page: Page, { form, press }: StaffForm): Promise<void> {
  const [first, ...rest] = press;
  if (first) await form(page).getByRole(first[0], { name: first[1], exact: true }).click();
  for (const [role, name] of rest)
    await page.getByRole('dialog').getByRole(role, { name, exact: true }).click();
}

async function sendInVain(page: Page, staffForm: StaffForm): Promise<void> {
  const asked = page.waitForRequest((request) => request.method() !== 'GET');
  await press(page, staffForm);
  await (await asked).response();
  await page.getByRole('alert').first().waitFor();
  if (staffForm.press.length > 1) await page.keyboard.press('Escape');
}

/** As what happens elsewhere makes a page reload its data: a colleague’s change, a line that comes back, a press. */
function refresh(page: Page): Promise<void> {
  type Router = { revalidate: () => Promise<void> };
  return page.evaluate(() =>
    (window as unknown as { __reactRouterDataRouter: Router }).__reactRouterDataRouter.revalidate(),
  );
}

async function leaveByLink(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Users' }).click();
  const anyway = page.getByRole('dialog').getByRole('button', { name: 'Leave' });
  const heading = page.getByRole('heading', { level: 1, name: 'Users' });
  await expect(anyway.or(heading)).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  await expect(page).toHaveURL('/admin/users');
  // The address is there a moment before the page: until then it is the form that is asked whether it may be left.
  await expect(heading).toBeVisible();
}
