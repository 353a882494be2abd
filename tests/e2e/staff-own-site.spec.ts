import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { LOGGED } from '../support/e2e/desk.ts';
import { ADMIN, test as base, expect, readMail, visit } from '../support/e2e/e2e-fixtures.ts';
import { joinStaff } from '../support/e2e/join-staff.ts';
import { signInByForm } from '../support/e2e/sign-in-form.ts';
import { WORDS_OF_DEMO } from '../support/e2e/words-of-demo.ts';
import { findWordsOnSite, hitsIn, pathsOfSitemap } from '../support/e2e/words-on-site.ts';
import { writeToAgency } from '../support/e2e/write-to-agency.ts';
import { withEmptySite } from '../support/process/serve-empty-site.ts';
import type { ServerProcess } from '../support/process/server-process.ts';
import { HEIC_PHOTO } from '../support/test-picture.ts';

const test = base.extend<object, { server: ServerProcess }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the braces
  server: [async ({}, use) => withEmptySite(use), { scope: 'worker', timeout: 90_000 }],
});

const AGENCY = 'Deolo Journeys';
const PHONE = '+91 97330 12345';
const PICTURE = 'IMG_2041.HEIC';
const SHOWN = 'The ridge in snow';
const UPLOADED = { timeout: 60_000 };

const HEADER =
  'Title,City,Address,Destination,Duration,Distance in km,Price,Largest group,Description,Pictures,What the pictures show,Itinerary';

/** Twelve tours, two of them with a fault. */
function sheetOfTours(): string {
  const rows = Array.from({ length: 12 }, (_, at) => {
    const price = at === 4 ? 'on request' : `"₹${10 + at},500"`;
    const group = at === 7 ? 0 : 8;
    return `Ridge walk ${at + 1},Kalimpong,Deolo and Lava,Kalimpong,3N/4D,120,${price},${group},Four days of ridges.,${PICTURE},${SHOWN},"Day 1: Up\nBy car.\nDay 2: Along\nOn foot."`;
  });
  return [HEADER, ...rows].join('\r\n');
}

async function fillAll(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await page.getByRole('main').getByLabel(label, { exact: true }).fill(value);
}

async function publish(page: Page): Promise<void> {
  await expect(page.getByText(/^Saved as a draft/)).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published. Visitors see it when you open the site.')).toBeVisible();
}

/** Of the item that was added last. */
async function choosePicture(page: Page, list: string): Promise<void> {
  await page
    .getByRole('list', { name: list, exact: true })
    .getByRole('listitem')
    .last()
    .getByRole('button', { name: 'Choose', exact: true })
    .first()
    .click();
  await page
    .getByRole('list', { name: 'Pictures of the library' })
    .getByRole('button', { name: SHOWN })
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

const skip = (page: Page) => page.getByRole('button', { name: 'Skip for now' }).click();

async function goThroughSteps(page: Page): Promise<void> {
  const title = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Your agency/ })
    .click();
  await fillAll(page, {
    ...{ 'Name of the agency': AGENCY, Tagline: 'The hills above the Relli, walked slowly' },
    ...{ Town: 'Kalimpong', Languages: 'English, Nepali' },
  });
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await title('How to reach you');
  await fillAll(page, {
    ...{ 'Phone 1': PHONE, Email: 'office@deolo.example', 'WhatsApp number': PHONE },
    ...{ Address: 'Rishi Road\nKalimpong 734301', 'Office hours': 'Monday to Saturday, 9 to 6' },
    'Place on the map': '27.0660, 88.4680',
  });
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await title('How the site looks');
  await page.getByRole('link', { name: 'Choose the look' }).click();
  await page.getByRole('textbox', { name: 'Accent colour', exact: true }).fill('#7a1f4b');
  await publish(page);
  await page.getByRole('link', { name: 'Back to the set-up' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^How the site looks/ })
    .click();
  await page.getByRole('link', { name: 'Go on' }).click();
  await title('Destinations');
  await page.getByRole('button', { name: 'Keep these destinations' }).click();
  await title('Mail');
  await page.getByRole('button', { name: 'Send a test mail' }).click();
  await expect(page.getByText('this mail was written to a file')).toBeVisible();
  await skip(page);
  await title('Your first tour');
}

async function bringTours(page: Page): Promise<void> {
  await visit(page, '/admin/media');
  const photo = { name: PICTURE, mimeType: 'image/heic', buffer: await readFile(HEIC_PHOTO) };
  await page.getByLabel('Upload pictures').setInputFiles(photo);
  await expect(page.getByRole('link', { name: PICTURE })).toBeVisible(UPLOADED);

  await visit(page, '/admin/start/tour');
  await page.getByRole('link', { name: 'Import tours' }).click();
  const file = { name: 'ridges.csv', mimeType: 'text/csv', buffer: Buffer.from(sheetOfTours()) };
  await page.getByLabel('Choose a file').setInputFiles(file);
  const outcome = page.getByRole('status').filter({ hasText: 'Of 12 rows' });
  await expect(outcome).toContainText('10 tours new; 2 rows to be mended');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the faults' }).click();
  const faults = await readFile(await (await download).path(), 'utf8');
  await importAll(page, 10);

  const mended = faults.replace('on request', '"₹14,500"').replace(/,0,/, ',8,');
  await visit(page, '/admin/import');
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ ...file, name: 'mended.csv', buffer: Buffer.from(mended) });
  await importAll(page, 2);
}

async function importAll(page: Page, count: number): Promise<void> {
  await page.getByLabel('New tours become').selectOption('Published, if they are complete');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.getByRole('button', { name: `Import ${count} tours` }).click();
  await expect(page.getByText(`Imported: ${count} tours new.`)).toBeVisible();
}

async function writePages(page: Page): Promise<void> {
  await visit(page, '/admin/pages/home');
  for (const number of [1, 2]) {
    await page.getByRole('button', { name: 'Add a slide' }).click();
    await choosePicture(page, 'Slides');
    await page.getByLabel('Place', { exact: true }).last().fill('Deolo');
    await page.getByLabel('Quote', { exact: true }).last().fill(`Morning ${number} on the ridge`);
  }
  await publish(page);
  await visit(page, '/admin/pages/gallery');
  await page.getByRole('button', { name: 'Add a picture' }).click();
  await choosePicture(page, 'Pictures');
  await page.getByLabel('Caption').fill('Snow on the way to Lava');
  await publish(page);
  await visit(page, '/admin/pages/policies');
  const step = page.getByRole('list', { name: 'What a cancellation costs' }).getByRole('listitem').first();
  await step.getByText('50 % of the fee').click();
  await step.getByLabel(/^Deducted/).fill('40');
  await publish(page);
}

async function inviteAgent(page: Page, email: string): Promise<void> {
  await visit(page, '/admin/users/roles');
  await page.getByRole('checkbox', { name: 'Agents' }).check();
  await expect(page.getByText('A second step is asked of: agents.')).toBeVisible();
  await visit(page, '/admin/users/invite');
  const form = page.getByRole('form', { name: 'Invitation' });
  await form.getByLabel('Name').fill('Dolma Rai');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Role').selectOption('Agent');
  await form.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText(`The invitation is on its way to ${email}.`)).toBeVisible();
}

async function findOnlyWhatAgentsMay(page: Page): Promise<void> {
  for (const path of ['/admin/settings', '/admin/users', '/admin/pages', '/admin/import', '/admin/start']) {
    await visit(page, path);
    await expect(page.getByRole('main'), path).toContainText('Your role, Agent, cannot');
  }
  const exported = await page.request.get('/api/v1/manage/bookings.csv');
  expect(exported.status()).toBe(403);
}

async function expectClosed(server: ServerProcess): Promise<void> {
  const closed = await fetch(`${server.url}/home`);
  expect([closed.status, closed.headers.get('x-robots-tag')]).toEqual([503, 'noindex']);
  const text = await closed.text();
  for (const told of ['Opening soon', AGENCY, PHONE, 'tel:+919733012345']) expect(text).toContain(told);
  expect(await (await fetch(`${server.url}/robots.txt`)).text()).toBe('User-agent: *\nDisallow: /\n');
  expect(await pathsOfSitemap(server)).toEqual([]);
}

async function expectOwnOnly(page: Page, server: ServerProcess): Promise<void> {
  const paths = await pathsOfSitemap(server);
  expect(paths.filter((path) => path.startsWith('/tours/'))).toHaveLength(12);
  for (const path of [...paths, '/site.webmanifest'])
    expect(await (await fetch(server.url + path)).text(), path).toContain(AGENCY);
  const calendar = await writeToAgency(server, 'Kalimpong');
  expect(calendar.replaceAll('\r\n ', '')).toContain(`with ${AGENCY}`);
  expect(await findWordsOnSite(server, WORDS_OF_DEMO)).toEqual([]);
  expect(hitsIn('the calendar file', calendar, WORDS_OF_DEMO)).toEqual([]);

  await visit(page, paths.find((path) => path.startsWith('/tours/')) ?? '');
  // What a PDF shows.
  await page.emulateMedia({ media: 'print' });
  const printed = await page.locator('body').innerText();
  expect(printed).toContain(AGENCY);
  expect(hitsIn('on paper', printed, WORDS_OF_DEMO)).toEqual([]);
}

test('an owner with a phone makes an empty site hers, and opens it', {
  tag: ['@long', '@phone-only'],
}, async ({ page, otherPage, server, guard }) => {
  test.slow();
  // Pages of other roles.
  for (const fault of [LOGGED, /status of 403/]) guard.allow(fault);
  await visit(page, '/login');
  await signInByForm(page, ADMIN);
  await expect(page).toHaveURL(/\/admin\/start$/);
  await test.step('the six steps', () => goThroughSteps(page));
  await test.step('visitors read that it opens soon', () => expectClosed(server));
  await test.step('twelve tours from a sheet', () => bringTours(page));
  await test.step('slides, gallery and ladder', () => writePages(page));
  await test.step('an agent joins by the mail', async () => {
    const email = 'dolma@hills.example';
    await inviteAgent(page, email);
    const { text = '' } = await readMail(server, email);
    const link = /\/staff-invitation\/[\w-]+/.exec(text)?.[0] ?? '';
    await joinStaff(otherPage, { link, email, password: 'rhododendrons in april' });
    await findOnlyWhatAgentsMay(otherPage);
  });
  await visit(page, '/admin/start');
  await page.getByRole('button', { name: 'Open the site' }).click();
  await expect(page.getByRole('heading', { name: 'The site is open' })).toBeVisible();
  await test.step('visitors see her site', async () => {
    await otherPage.context().clearCookies();
    await visit(otherPage, '/home');
    await expect(otherPage.getByText('Morning 1 on the ridge')).toBeVisible();
    await visit(otherPage, '/gallery');
    await expect(otherPage.getByText('Snow on the way to Lava')).toBeAttached();
    await visit(otherPage, '/cancellation');
    await expect(otherPage.getByRole('main')).toContainText('40%');
    await expectOwnOnly(otherPage, server);
  });
});
