import { createCanvas } from '@napi-rs/canvas';
import { initialsOfAgency } from '../../../contracts/initials.ts';
import type { LetterPair } from '../../../contracts/look/letters.ts';
import { markColours } from './accent-tokens.ts';
import { type IconShape, ROUND } from './draw-logo.ts';
import { drawable, familiesOf, loadDrawingFonts, weightOf } from './drawing-fonts.ts';

const SHARE = { round: 0.7, square: 0.7, maskable: 0.54 } as const;

export type Initials = { agencyName: string; accent?: string; letters: LetterPair };

export async function drawInitials(
  { agencyName, accent = '', letters }: Initials,
  { size, ground }: IconShape,
): Promise<Buffer> {
  await loadDrawingFonts();
  const initials = initialsOfAgency(drawable(agencyName));
  const colours = markColours(accent);
  const canvas = createCanvas(size, size);
  const pen = canvas.getContext('2d');
  pen.fillStyle = colours.ground;
  pen.beginPath();
  pen.roundRect(0, 0, size, size, ground === 'round' ? size * ROUND : 0);
  pen.fill();
  pen.fillStyle = colours.letters;
  pen.fontVariationSettings = weightOf(600);
  const font = (pixels: number) => `600 ${pixels}px ${familiesOf(letters).title}`;
  const room = size * SHARE[ground];
  pen.font = font(room);
  const written = pen.measureText(initials);
  const height = written.actualBoundingBoxAscent + written.actualBoundingBoxDescent;
  const scale = Math.min(0.78, room / Math.max(1, written.width), room / Math.max(1, height));
  pen.font = font(room * scale);
  const {
    width,
    actualBoundingBoxAscent: above,
    actualBoundingBoxDescent: below,
  } = pen.measureText(initials);
  pen.fillText(initials, (size - width) / 2, (size + above - below) / 2);
  return canvas.encode('png');
}
