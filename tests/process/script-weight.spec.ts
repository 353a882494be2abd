import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { PageScripts } from '../../web/lib/starting/start-page.ts';
import { sayWhereToPay, sendAcceptedQuote } from '../support/e2e/accepted-quote.ts';
import { expect, signInAsAdmin, test } from '../support/e2e/e2e-fixtures.ts';
import { sendQuoteAsStaff } from '../support/e2e/sent-quote.ts';

const build = resolve(import.meta.dirname, '../../build/client');
/** Of own script, compressed, before a page can be used. Bytes. */
const MAX_BYTES = 25 * 1024;
/** Nobody's first page. */
const MAX_PRIVATE_BYTES = 29 * 1024;
const PRIVATE = ['/account', '/thank-you'];
/** What pages of staff share comes in two files: see `scripts/support/chunks/desk-chunks.ts`. */
const OF_THE_DESK = /\/desk(-daily)?-/;
/** Eight or nine where most travellers come in; the account needs a few more. */
const MAX_FILES = 11;

/** A staff page at first, with the list beside what is open; the next ones need three to ten more. Each file takes a phone's slow line a trip of its own. */
const MAX_DESK_FILES = 42;
const DESK_PAGES = [
  '/admin/inbox',
  '/admin/bookings',
  '/admin/bookings/x',
  '/admin/messages/x',
  '/admin/customers/x',
];

const PAGES = [
  '/home',
  '/tours',
  '/tours/search?city=Sikkim',
  '/tours/gurudongmar-lake-and-yumthang-valley',
  '/gallery',
  '/roads',
  '/permits?places=nathula%402&ages=38',
  '/about',
  '/contact',
  '/privacy',
  '/questions',
  '/image/%2Fmedia%2Fscenes%2Fyumthang-valley%2Fcard-1800.webp/Sikkim',
  '/saved',
  '/compare',
  '/account',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password/x',
  '/quote/x',
  '/thank-you',
];

/** React and the router, with the site's few lines that start them, and the router's list of routes: no page can do without. */
const FRAMEWORK = /\/(entry\.client|manifest)-/;

/** How the hashes of a build happen to compress is up to 80 bytes of a page: here each follows from its file's name. */
function withSteadyNames(script: string): string {
  return script.replace(/([\w-]+)-[\w-]{8}\.(js|css)/g, (_file, name: string, end: string) => {
    const hash = createHash('sha256').update(name).digest('base64url').slice(0, 8);
    return `${name}-${hash}.${end}`;
  });
}

/** What the page's own script asks for before React takes it over. */
function scriptsOf(html: string): string[] {
  const [, scripts = ''] =
    /<script>\(function startPage[\s\S]*?\)\((\{"manifest".*?\}),\(address\)=>/.exec(html) ?? [];
  const { manifest, entry, routes, imports } = JSON.parse(scripts) as PageScripts;
  return [...new Set([manifest, entry, ...imports, ...Object.values(routes)])];
}

/** With what these import, also later. */
function reachedFrom(scripts: readonly string[]): string[] {
  const reached = new Set(scripts);
  for (const script of reached) {
    const imported = readFileSync(build + script, 'utf8').matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g);
    for (const [, file] of imported) reached.add(`/assets/${file}`);
  }
  return [...reached];
}

for (const path of PAGES) {
  const limit = PRIVATE.includes(path) ? MAX_PRIVATE_BYTES : MAX_BYTES;
  test(`${path} needs at most ${limit / 1024} kB of own script in a few files before it can be used, and none before it is painted`, async ({
    request,
  }) => expectFewScripts(await (await request.get(path)).text(), limit));
}

test('so do a quotation to answer and a trip to pay', async ({ page: staff, request }) => {
  await signInAsAdmin(staff);
  await sayWhereToPay(staff);
  for (const send of [sendQuoteAsStaff, sendAcceptedQuote]) {
    const { path } = await send(staff);
    expectFewScripts(await (await request.get(path)).text(), MAX_BYTES);
  }
});

function expectFewScripts(html: string, limit: number): void {
  expect(html).not.toMatch(/rel="modulepreload"|<script[^>]* src=/);
  const scripts = scriptsOf(html);
  expect(scripts.length).toBeLessThanOrEqual(MAX_FILES);
  expect(scripts.filter((script) => FRAMEWORK.test(script))).toHaveLength(2);
  const [manifest = ''] = scripts;
  expect(readFileSync(build + manifest, 'utf8')).not.toContain('routes/admin/');
  const reached = reachedFrom(scripts);
  expect(reached.length).toBeGreaterThan(scripts.length);
  expect(reached.filter((script) => OF_THE_DESK.test(script))).toEqual([]);
  const weights = scripts
    .filter((script) => !FRAMEWORK.test(script))
    .map((script) => brotliCompressSync(withSteadyNames(readFileSync(build + script, 'utf8'))).length);
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(limit);
}

for (const path of DESK_PAGES) {
  test(`${path} begins with at most ${MAX_DESK_FILES} files of script`, async ({ request }) => {
    const scripts = scriptsOf(await (await request.get(path)).text());
    expect(scripts.filter((script) => OF_THE_DESK.test(script))).toHaveLength(2);
    expect(scripts.length).toBeLessThanOrEqual(MAX_DESK_FILES);
  });
}
