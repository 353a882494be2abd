import sharp from 'sharp';
import { cutAround, type Focus } from '../media/cutting/cut-picture.ts';
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
  focus: Focus;
};

export async function drawCard(picture: CardPicture | undefined, texts: CardTexts): Promise<Buffer> {
  const top = picture && (await cutPicture(picture));
  const card = await sharp({ create: { ...CARD, channels: 3, background: '#0e332c' } })
    .composite([
      ...(top ? [{ input: top, left: 0, top: 0 }] : []),
      { input: await drawCardTexts(texts), left: 0, top: PICTURE.height },
    ])
    .png({ compressionLevel: 1 })
    .toBuffer();
  return encode(card);
}

async function cutPicture({ path, focus }: CardPicture): Promise<Buffer> {
  const picture = sharp(path);
  const { width = 0, height = 0 } = await picture.metadata();
  return picture
    .extract(cutAround(focus, { width, height }, PICTURE.width / PICTURE.height))
    .resize(PICTURE)
    .png()
    .toBuffer();
}

async function encode(card: Buffer): Promise<Buffer> {
  let file: Buffer = card;
  for (const quality of QUALITIES) {
    file = await sharp(card).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (file.length <= MAX_BYTES) break;
  }
  return file;
}
