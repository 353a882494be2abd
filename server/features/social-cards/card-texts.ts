import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import { latinise } from '../../transliteration/latinise.ts';

export type CardTexts = {
  title: string;
  line: string;
  agencyName: string;
};

export const BAND = { width: 1200, height: 190 } as const;
const MARGIN = 60;
const TITLE_SIZES = [54, 46, 40, 35] as const;
const INK = { ground: '#0e332c', title: '#f4f1e8', line: '#b9cbc3', agency: '#e8a317' } as const;

/** Fallback order: letters missing in one family come from the next. */
const FAMILIES: Record<string, string> = {
  Fraunces: 'fraunces/files/fraunces-latin-opsz-normal',
  Figtree: 'figtree/files/figtree-latin-wght-normal',
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
const OTHERS = Object.keys(FAMILIES).slice(2);
const TITLE = ['Fraunces', ...OTHERS].map((name) => `"${name}"`).join();
const LINES = ['Figtree', ...OTHERS].map((name) => `"${name}"`).join();
const OTHER_LETTERS =
  /(?:(?![\p{sc=Latin}\p{sc=Devanagari}\p{sc=Bengali}\p{sc=Tibetan}\p{sc=Inherited}])[\p{L}\p{M}])+/gu;

function drawable(text: string): string {
  return text.replace(OTHER_LETTERS, latinise);
}

let fonts: Promise<void> | undefined;
/** One file at a time, because loading all would block other requests for too long. */
async function loadFonts(): Promise<void> {
  for (const [name, path] of Object.entries(FAMILIES)) {
    const file = import.meta.resolve(`@fontsource-variable/${path}.woff2`);
    GlobalFonts.registerFromPath(fileURLToPath(file), name);
    await setImmediate();
  }
}

export async function drawCardTexts(texts: CardTexts): Promise<Buffer> {
  fonts ??= loadFonts();
  await fonts.catch((error: unknown) => {
    fonts = undefined;
    throw error;
  });
  const title = drawable(texts.title);
  const line = drawable(texts.line);
  const agencyName = drawable(texts.agencyName);
  const canvas = createCanvas(BAND.width, BAND.height);
  const pen = canvas.getContext('2d');
  pen.fillStyle = INK.ground;
  pen.fillRect(0, 0, BAND.width, BAND.height);
  pen.textBaseline = 'alphabetic';

  const maxWidth = BAND.width - 2 * MARGIN;
  const size = TITLE_SIZES.find((one) => fits(pen, title, one, maxWidth)) ?? TITLE_SIZES[3];
  setTitleFont(pen, size);
  pen.fillStyle = INK.title;
  pen.fillText(cutToWidth(pen, title, maxWidth), MARGIN, 92);

  pen.font = `600 27px ${LINES}`;
  const agencyWidth = Math.min(pen.measureText(agencyName).width, maxWidth / 2);
  pen.fillStyle = INK.agency;
  pen.fillText(cutToWidth(pen, agencyName, maxWidth / 2), BAND.width - MARGIN - agencyWidth, 148);

  pen.font = `500 29px ${LINES}`;
  pen.fillStyle = INK.line;
  pen.fillText(cutToWidth(pen, line, maxWidth - agencyWidth - 40), MARGIN, 148);
  return canvas.toBuffer('image/png');
}

function setTitleFont(pen: SKRSContext2D, size: number): void {
  pen.font = `600 ${size}px ${TITLE}`;
}

function fits(pen: SKRSContext2D, text: string, size: number, width: number): boolean {
  setTitleFont(pen, size);
  return pen.measureText(text).width <= width;
}

/** Graphemes, so that a cut text stays readable in Devanagari or with emoji. */
const SIGNS = new Intl.Segmenter('en', { granularity: 'grapheme' });

function cutToWidth(pen: SKRSContext2D, text: string, width: number): string {
  if (pen.measureText(text).width <= width) return text;
  const words = text.split(' ');
  while (words.length > 1 && pen.measureText(`${words.join(' ')}…`).width > width) words.pop();
  const letters = [...SIGNS.segment(words.join(' '))].map(({ segment }) => segment);
  while (letters.length > 1 && pen.measureText(`${letters.join('')}…`).width > width) letters.pop();
  return `${letters.join('')}…`;
}
