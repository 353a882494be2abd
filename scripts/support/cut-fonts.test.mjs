import { readdirSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { cutFonts } from './cut-fonts.mjs';

const FOLDER = resolve(import.meta.dirname, '../../web/styles/fonts');
/** What a page on a phone may fetch before its first paint. Bytes. */
const MAX_FIRST = 32_000;

test('the fonts are those that `npm run fonts` makes, each with its licence', async () => {
  const made = await cutFonts();
  expect(readdirSync(FOLDER).sort()).toEqual([...made.keys()].sort());
  for (const [name, content] of made) {
    expect(readFileSync(resolve(FOLDER, name)).equals(content), name).toBe(true);
  }
});

test('what nearly every page is written with weighs at most 32 kB', () => {
  const files = ['figtree', 'figtree-rupee', 'fraunces'].map((name) => resolve(FOLDER, `${name}.woff2`));
  expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThanOrEqual(MAX_FIRST);
});
