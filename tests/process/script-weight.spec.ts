import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '../support/e2e/e2e-fixtures.ts';

const build = resolve(import.meta.dirname, '../../build/client');
/** Of own script, compressed, before a page can be used. Bytes. */
const MAX_BYTES = 25 * 1024;

const PAGES = [
  '/home',
  '/tours',
  '/tours/search?city=Sikkim',
  '/tours/gurudongmar-lake-and-yumthang-valley',
  '/gallery',
  '/about',
  '/contact',
  '/privacy',
  '/image/%2Fmedia%2Fscenes%2Fyumthang-valley%2Fcard-1800.webp/Sikkim',
  '/saved',
  '/compare',
  '/account',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password/x',
  '/thank-you',
];

/** React and the router, and the router's list of routes, which no page can do without. */
const FRAMEWORK = /\/(framework|manifest)-/;

for (const path of PAGES) {
  test(`${path} needs at most 25 kB of own script before it can be used`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const named = html.matchAll(
      /<link[^>]* rel="modulepreload"[^>]* href="([^"]+)"|<script[^>]* src="([^"]+)"/g,
    );
    const scripts = new Set([...named].map(([, preloaded, run]) => preloaded ?? run ?? ''));
    expect([...scripts].some((script) => FRAMEWORK.test(script))).toBe(true);
    const weights = [...scripts]
      .filter((script) => !FRAMEWORK.test(script))
      .map((script) => brotliCompressSync(readFileSync(build + script)).length);
    expect(weights.length).toBeGreaterThan(0);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(MAX_BYTES);
  });
}
