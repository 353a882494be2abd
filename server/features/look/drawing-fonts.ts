import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { GlobalFonts } from '@napi-rs/canvas';
import type { LetterPair } from '../../../contracts/look/letters.ts';
import { latinise } from '../../transliteration/latinise.ts';

/** Heading and text; see `cut-fonts.mjs` for the site's own. */
const PAIRS: Record<LetterPair, readonly [title: string, lines: string]> = {
  fraunces: ['Fraunces', 'Figtree'],
  source: ['Source Serif', 'Source Sans'],
  bitter: ['Bitter', 'Source Sans'],
  bricolage: ['Bricolage', 'Figtree'],
};

const TYPEFACES: Record<string, string> = {
  Fraunces: 'fraunces/files/fraunces-latin-opsz-normal',
  Figtree: 'figtree/files/figtree-latin-wght-normal',
  'Source Serif': 'source-serif-4/files/source-serif-4-latin-wght-normal',
  'Source Sans': 'source-sans-3/files/source-sans-3-latin-wght-normal',
  Bitter: 'bitter/files/bitter-latin-wght-normal',
  Bricolage: 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal',
};

/** Fallback order: letters missing in one family come from the next. */
const OTHERS: Record<string, string> = {
  'Figtree Extended': 'figtree/files/figtree-latin-ext-wght-normal',
  Devanagari: 'noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal',
  Bengali: 'noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal',
  Tibetan: 'noto-serif-tibetan/files/noto-serif-tibetan-tibetan-wght-normal',
  ...Object.fromEntries(
    Array.from({ length: 10 }, (_, part) => [
      `Emoji ${part}`,
      `noto-emoji/files/noto-emoji-${part}-wght-normal`,
    ]),
  ),
};

const listOf = (family: string) => [family, ...Object.keys(OTHERS)].map((name) => `"${name}"`).join();

/** A canvas draws a variable typeface at its first weight, unless it is told so. */
export const weightOf = (weight: number) => `"wght" ${weight}`;

/** As a canvas names them. */
export function familiesOf(letters: LetterPair): { title: string; lines: string } {
  const [title, lines] = PAIRS[letters];
  return { title: listOf(title), lines: listOf(lines) };
}

const OTHER_LETTERS =
  /(?:(?![\p{sc=Latin}\p{sc=Devanagari}\p{sc=Bengali}\p{sc=Tibetan}\p{sc=Inherited}])[\p{L}\p{M}])+/gu;

export function drawable(text: string): string {
  return text.replace(OTHER_LETTERS, latinise);
}

let loaded: Promise<void> | undefined;

export async function loadDrawingFonts(): Promise<void> {
  loaded ??= loadAll();
  await loaded.catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
}

/** One file at a time, because loading all would block other requests for too long. */
async function loadAll(): Promise<void> {
  for (const [name, path] of Object.entries({ ...TYPEFACES, ...OTHERS })) {
    const file = import.meta.resolve(`@fontsource-variable/${path}.woff2`);
    GlobalFonts.registerFromPath(fileURLToPath(file), name);
    await setImmediate();
  }
}
