import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { initialsOfAgency } from '../../../contracts/initials.ts';
import type { LetterPair } from '../../../contracts/look/letters.ts';
import type { Logo } from '../../../contracts/look/logo.ts';
import { markColours } from './accent-tokens.ts';
import { drawable, familiesOf, loadDrawingFonts, weightOf } from './drawing-fonts.ts';

/** A maskable icon is cut to a circle of 80 %. Others have round corners, or get them from the telephone. */
export type IconShape = { size: number; ground: 'round' | 'square' | 'maskable' };

const ROUND = 0.2;
const SHARE = { round: 0.84, square: 0.8, maskable: 0.56 } as const;
const LETTERS_SHARE = { round: 0.7, square: 0.7, maskable: 0.54 } as const;
const WHITE = { r: 255, g: 255, b: 255, alpha: 1 } as const;
const CLEAR = { r: 255, g: 255, b: 255, alpha: 0 } as const;

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
  const room = size * LETTERS_SHARE[ground];
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

/** On white, since it may be dark or of one colour. */
export async function drawLogoIcon(path: string, { size, ground }: IconShape): Promise<Buffer> {
  const inner = Math.round(size * SHARE[ground]);
  const logo = await sharp(path).resize(inner, inner, { fit: 'contain', background: CLEAR }).png().toBuffer();
  const icon = sharp({ create: { width: size, height: size, channels: 4, background: WHITE } });
  if (ground !== 'round')
    return icon
      .composite([{ input: logo }])
      .png()
      .toBuffer();
  const corner = size * ROUND;
  const mask = `<svg width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${corner}"/></svg>`;
  return icon
    .composite([{ input: logo }, { input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

/** As pages and mails show it. Mail programs know no WebP. */
export function drawLogo(path: string, { width, height }: Logo, format: 'webp' | 'png'): Promise<Buffer> {
  const logo = sharp(path).resize(width, height, { fit: 'inside' });
  return (format === 'webp' ? logo.webp({ quality: 92 }) : logo.png({ palette: true })).toBuffer();
}
