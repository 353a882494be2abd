import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { LetterPair } from '../../../contracts/look/letters.ts';
import { drawable, familiesOf, loadDrawingFonts, weightOf } from '../look/drawing-fonts.ts';

export type CardTexts = {
  title: string;
  line: string;
  agencyName: string;
};

/** `#rrggbb` */
export type CardLook = { letters: LetterPair; ground: string; line: string };

export const BAND = { width: 1200, height: 190 } as const;
const MARGIN = 60;
const TITLE_SIZES = [54, 46, 40, 35] as const;
const INK = { title: '#f4f1e8', agency: '#e8a317' } as const;

export async function drawCardTexts(texts: CardTexts, look: CardLook): Promise<Buffer> {
  await loadDrawingFonts();
  const families = familiesOf(look.letters);
  const title = drawable(texts.title);
  const line = drawable(texts.line);
  const agencyName = drawable(texts.agencyName);
  const canvas = createCanvas(BAND.width, BAND.height);
  const pen = canvas.getContext('2d');
  // Cards in the site's own letters stay as they have been shared.
  const weigh = (weight: number) => {
    pen.fontVariationSettings = look.letters === 'fraunces' ? 'normal' : weightOf(weight);
  };
  pen.fillStyle = look.ground;
  pen.fillRect(0, 0, BAND.width, BAND.height);
  pen.textBaseline = 'alphabetic';

  weigh(600);
  const maxWidth = BAND.width - 2 * MARGIN;
  const size =
    TITLE_SIZES.find((one) => fits(pen, title, titleFont(one, families.title), maxWidth)) ?? TITLE_SIZES[3];
  pen.font = titleFont(size, families.title);
  pen.fillStyle = INK.title;
  pen.fillText(cutToWidth(pen, title, maxWidth), MARGIN, 92);

  pen.font = `600 27px ${families.lines}`;
  const agencyWidth = Math.min(pen.measureText(agencyName).width, maxWidth / 2);
  pen.fillStyle = INK.agency;
  pen.fillText(cutToWidth(pen, agencyName, maxWidth / 2), BAND.width - MARGIN - agencyWidth, 148);

  weigh(500);
  pen.font = `500 29px ${families.lines}`;
  pen.fillStyle = look.line;
  pen.fillText(cutToWidth(pen, line, maxWidth - agencyWidth - 40), MARGIN, 148);
  return canvas.toBuffer('image/png');
}

const titleFont = (size: number, family: string) => `600 ${size}px ${family}`;

function fits(pen: SKRSContext2D, text: string, font: string, width: number): boolean {
  pen.font = font;
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
