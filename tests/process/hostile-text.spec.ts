import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { FORMULA, fillWithHostileText, type HostileSite, SHORT } from '../security/hostile-site.ts';
import { signInByApi } from '../support/e2e/call-api.ts';
import { untilLoaded, visit } from '../support/e2e/e2e-fixtures.ts';
import { linksIn } from '../support/e2e/newsletter-links.ts';
import { createPageGuard } from '../support/e2e/page-guard.ts';
import { signInByForm } from '../support/e2e/sign-in-form.ts';
import { staffPages } from '../support/e2e/staff-pages.ts';
import { test } from '../support/process/own-server.ts';
import { ADMIN, type ServerProcess } from '../support/process/server-process.ts';

declare global {
  interface Window {
    pwned?: unknown;
  }
}

const publicPages = ({ tour }: HostileSite) => [
  ...[
    '/home',
    '/tours',
    '/compare',
    '/saved',
    '/about',
    '/contact',
    '/gallery',
    '/cancellation',
    '/privacy',
    '/questions',
    '/roads',
  ],
  ...['/termsconditions', '/thank-you', '/forgot-password', '/nothing-is-here', `/tours/${tour.slug}`],
  `/tours/search?city=${encodeURIComponent(SHORT)}`,
  `/tours/${encodeURIComponent(SHORT)}`,
  `/compare?tours=${tour.slug},${encodeURIComponent(SHORT)}`,
  `/image/${encodeURIComponent('javascript:pwned=1')}/${encodeURIComponent(SHORT)}`,
  `/tours?sort=${encodeURIComponent(SHORT)}&page=${encodeURIComponent(SHORT)}`,
  `/reset-password/${encodeURIComponent(SHORT)}`,
  `/newsletter?result=${encodeURIComponent(SHORT)}`,
  `/newsletter/confirm/${encodeURIComponent(SHORT)}`,
  `/newsletter/leave/${encodeURIComponent(SHORT)}`,
  `/login?next=${encodeURIComponent('javascript:pwned=1')}`,
];

/** Where text was taken for more: what it ran, and what it put on the page. */
async function expectTextAlone(page: Page, where: string): Promise<void> {
  // Mails stand in frames of their own.
  for (const frame of page.frames()) {
    const found = await frame.evaluate(() => ({
      pwned: window.pwned,
      parts: document.querySelectorAll(
        'img[src="x"], [onerror], [onload], [onmouseover], a[href^="javascript:"]',
      ).length,
    }));
    expect(found, where).toEqual({ pwned: undefined, parts: 0 });
  }
}

async function signIn(page: Page, account: { email: string; password: string }): Promise<void> {
  await visit(page, '/login');
  await signInByForm(page, account);
  await page.waitForURL((url) => url.pathname !== '/login');
}

async function look(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await visit(page, path);
    await untilLoaded(page);
    // A mail stands in a frame of its own.
    for (const frame of page.frames()) await frame.waitForLoadState();
    await expectTextAlone(page, path);
  }
}

/** What a server sends to a caller with this token. */
async function read(server: ServerProcess, path: string, token: string): Promise<string> {
  const answer = await fetch(`${server.url}/api/v1${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status, path).toBe(200);
  return answer.text();
}

test('hostile text is text on every page, in every mail, on cards, in tables and calendars', {
  tag: '@long',
}, async ({ page, context, server }) => {
  test.setTimeout(240_000);
  const guard = createPageGuard(server.url);
  guard.watch(context);
  page.on('dialog', (dialog) => guard.faults.push(`a dialog: ${dialog.message()}`));
  // Pages that are not there say so.
  guard.allow(/status of 404/);
  // What Playwright puts into every frame; a mail itself has no script.
  guard.allow(/Blocked script execution in 'about:srcdoc'/);
  const site = await fillWithHostileText(server);

  await test.step('public pages', async () => {
    await look(page, publicPages(site));
    await page.goto(`/tours/${site.tour.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(SHORT);
  });
  await test.step('what a traveller sees', async () => {
    await signIn(page, site.traveller);
    await look(page, ['/account', '/home', `/tours/${site.tour.slug}`]);
    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
  });
  await test.step('what staff see', async () => {
    await signIn(page, ADMIN);
    await look(page, [...staffPages(site.records), `/admin/bookings?q=${encodeURIComponent(SHORT)}`]);
    await page.goto(`/admin/bookings/${site.records.enquiry}`);
    await expect(page.getByRole('main')).toContainText(SHORT);
  });
  const links = await test.step('mails', () => lookAtMails(page, server));
  await test.step('where the mails of the newsletter lead', async () => {
    expect(links).toHaveLength(2);
    await look(page, links);
  });
  await test.step('the card of a tour', async () => {
    const card = await fetch(`${server.url}/media/social/tours/${site.tour.slug}.jpg`);
    expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });
  const staff = await signInByApi(server, ADMIN);
  await test.step('tables', async () => {
    for (const path of ['/manage/bookings.csv', '/subscribe.csv'])
      expectNoFormula(await read(server, path, staff));
    expect(await read(server, '/manage/bookings.csv', staff)).toContain(`'${FORMULA.slice(0, 5)}`);
  });
  await test.step('the calendar', async () => {
    const traveller = await signInByApi(server, site.traveller);
    expectOneEvent(await read(server, `/booking/${site.records.enquiry}/calendar`, traveller));
  });
  expect(guard.faults).toEqual([]);
});

function expectOneEvent(calendar: string): void {
  const lines = calendar.split(/\r?\n/);
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  expect(lines.filter((line) => /^(Bcc|ATTENDEE|ATTACH)/i.test(line))).toEqual([]);
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
}

/** However a spreadsheet divides the lines: by commas, semicolons or tabs, and with quotes or without. Digits work nothing out, and with a quotation mark behind them are no formula. */
function expectNoFormula(table: string): void {
  for (const separator of [',', ';', '\t']) {
    const cells = table
      .replace(/^\ufeff/, '')
      .split(/\r?\n/)
      .flatMap((line) => line.split(separator));
    const isPhone = (cell: string) => /^[\s"]*\+\d+(?:"|$)/.test(cell);
    expect(cells.filter((cell) => /^[\s"]*[=+@-]/.test(cell) && !isPhone(cell))).toEqual([]);
  }
}

/** Answers the pages that a mail of the newsletter leads to. */
async function lookAtMails(page: Page, { dataDir }: ServerProcess): Promise<string[]> {
  const links: string[] = [];
  const folder = join(dataDir, 'mail');
  const names = () => readdirSync(folder).filter((name) => name.endsWith('.eml'));
  // Among them notices and receipts of enquiries, a notice of a message, answers of staff.
  await expect.poll(() => names().length, { timeout: 20_000 }).toBeGreaterThanOrEqual(7);
  for (const name of names()) {
    const mail = await PostalMime.parse(readFileSync(join(folder, name)));
    expect([mail.to?.length, mail.cc, mail.bcc], name).toEqual([1, undefined, undefined]);
    expect(mail.headers.filter(({ key }) => key === 'subject')).toHaveLength(1);
    for (const { mimeType, content } of mail.attachments) {
      const bytes = Buffer.from(content as ArrayBuffer);
      if (mimeType === 'application/pdf') expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      else {
        expect(mimeType).toBe('text/calendar');
        expectOneEvent(bytes.toString());
      }
    }
    await page.setContent(mail.html ?? '');
    await expectTextAlone(page, name);
    links.push(...Object.values(linksIn(mail.text)).filter(Boolean));
  }
  return links;
}
