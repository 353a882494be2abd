import { fileURLToPath } from 'node:url';
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';

export type CardTexts = {
  title: string;
  /** "₹18,000 per person · 4 days, 3 nights" */
  line: string;
  agencyName: string;
};

/** Pixels of the band below the picture. */
export const BAND = { width: 1200, height: 190 } as const;
const MARGIN = 60;
const TITLE_SIZES = [54, 46, 40, 35] as const;
/** The site's dark ground and the inks on it. */
const INK = { ground: '#0e332c', title: '#f4f1e8', line: '#b9cbc3', agency: '#e8a317' } as const;

const fontFile = (path: string) => fileURLToPath(import.meta.resolve(`@fontsource-variable/${path}.woff2`));

/** The canvas has one list of fonts for the process. */
let areFontsThere = false;
function loadFonts(): void {
  if (areFontsThere) return;
  GlobalFonts.registerFromPath(fontFile('fraunces/files/fraunces-latin-opsz-normal'), 'Fraunces');
  GlobalFonts.registerFromPath(fontFile('figtree/files/figtree-latin-wght-normal'), 'Figtree');
  GlobalFonts.registerFromPath(fontFile('figtree/files/figtree-latin-ext-wght-normal'), 'Figtree Extended');
  areFontsThere = true;
}

/** Draws the words of a card on the site's dark ground. Answers a PNG of `BAND`'s size. */
export function drawCardTexts({ title, line, agencyName }: CardTexts): Buffer {
  loadFonts();
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

  pen.font = '600 27px Figtree, "Figtree Extended"';
  const agencyWidth = Math.min(pen.measureText(agencyName).width, maxWidth / 2);
  pen.fillStyle = INK.agency;
  pen.fillText(cutToWidth(pen, agencyName, maxWidth / 2), BAND.width - MARGIN - agencyWidth, 148);

  pen.font = '500 29px Figtree, "Figtree Extended"';
  pen.fillStyle = INK.line;
  pen.fillText(cutToWidth(pen, line, maxWidth - agencyWidth - 40), MARGIN, 148);
  return canvas.toBuffer('image/png');
}

function setTitleFont(pen: SKRSContext2D, size: number): void {
  pen.font = `600 ${size}px Fraunces, "Figtree Extended"`;
}

function fits(pen: SKRSContext2D, text: string, size: number, width: number): boolean {
  setTitleFont(pen, size);
  return pen.measureText(text).width <= width;
}

/** The text, or as many of its words as the width has room for, with an ellipsis. */
function cutToWidth(pen: SKRSContext2D, text: string, width: number): string {
  if (pen.measureText(text).width <= width) return text;
  const words = text.split(' ');
  while (words.length > 1 && pen.measureText(`${words.join(' ')}…`).width > width) words.pop();
  const letters = [...words.join(' ')];
  while (letters.length > 1 && pen.measureText(`${letters.join('')}…`).width > width) letters.pop();
  return `${letters.join('')}…`;
}
