import sharp from 'sharp';
import type { Logo } from '../../../contracts/look/logo.ts';

/** A maskable icon is cut to a circle of 80 %. Others have round corners, or get them from the telephone. */
export type IconShape = { size: number; ground: 'round' | 'square' | 'maskable' };

export const ROUND = 0.2;
const SHARE = { round: 0.84, square: 0.8, maskable: 0.56 } as const;
const WHITE = { r: 255, g: 255, b: 255, alpha: 1 } as const;
const CLEAR = { r: 255, g: 255, b: 255, alpha: 0 } as const;

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
