import sharp, { type Region } from 'sharp';
import { BAND, type CardTexts, drawCardTexts } from './card-texts.ts';

// Each card has another picture, so libvips's cache is useless.
sharp.cache(false);

export const CARD = { width: 1200, height: 630 } as const;
const PICTURE = { width: CARD.width, height: CARD.height - BAND.height } as const;
/** Bytes: WhatsApp leaves larger pictures out of its previews. */
const MAX_BYTES = 120_000;
const QUALITIES = [84, 76, 66, 55, 42] as const;

export type CardPicture = {
  path: string;
  focus: { x: number; y: number };
};

export async function drawCard({ path, focus }: CardPicture, texts: CardTexts): Promise<Buffer> {
  const picture = sharp(path);
  const { width = 0, height = 0 } = await picture.metadata();
  const top = await picture
    .extract(cutAround(focus, width, height))
    .resize(PICTURE)
    .png()
    .toBuffer();
  const card = await sharp({ create: { ...CARD, channels: 3, background: '#0e332c' } })
    .composite([
      { input: top, left: 0, top: 0 },
      { input: await drawCardTexts(texts), left: 0, top: PICTURE.height },
    ])
    .png({ compressionLevel: 1 })
    .toBuffer();
  return encode(card);
}

export function cutAround(focus: { x: number; y: number }, width: number, height: number): Region {
  const scale = Math.min(width / PICTURE.width, height / PICTURE.height);
  const cut = { width: Math.floor(PICTURE.width * scale), height: Math.floor(PICTURE.height * scale) };
  const place = (percent: number, whole: number, part: number) =>
    Math.round(Math.min(whole - part, Math.max(0, (percent / 100) * whole - part / 2)));
  return { ...cut, left: place(focus.x, width, cut.width), top: place(focus.y, height, cut.height) };
}

async function encode(card: Buffer): Promise<Buffer> {
  let file: Buffer = card;
  for (const quality of QUALITIES) {
    file = await sharp(card).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (file.length <= MAX_BYTES) break;
  }
  return file;
}
