import sharp from 'sharp';
import type { Logo } from '../../../contracts/look/logo.ts';
import { drawLogo } from '../look/draw-logo.ts';
import { cutAround, type Focus } from '../media/cutting/cut-picture.ts';
import { BAND, type CardLook, type CardTexts, drawCardTexts } from './card-texts.ts';

// Each card has another picture, so libvips's cache is useless.
sharp.cache(false);

export const CARD = { width: 1200, height: 630 } as const;
const LOGO = { width: 300, height: 96 } as const;
const PICTURE = { width: CARD.width, height: CARD.height - BAND.height } as const;
/** Bytes: WhatsApp leaves larger pictures out of its previews. */
const MAX_BYTES = 120_000;
const QUALITIES = [84, 76, 66, 55, 42] as const;

export type CardPicture = {
  path: string;
  focus: Focus;
};

/** `path`: of its file. */
type CardLogo = Logo & { path: string };

export async function drawCard(
  picture: CardPicture | undefined,
  texts: CardTexts,
  { logo, ...look }: CardLook & { logo?: CardLogo },
): Promise<Buffer> {
  const top = picture && (await cutPicture(picture));
  const card = await sharp({ create: { ...CARD, channels: 3, background: look.ground } })
    .composite([
      ...(top ? [{ input: top, left: 0, top: 0 }] : []),
      { input: await drawCardTexts(texts, look), left: 0, top: PICTURE.height },
      ...(logo ? [{ input: await onWhite(logo), left: 60, top: 0 }] : []),
    ])
    .png({ compressionLevel: 1 })
    .toBuffer();
  return encode(card);
}

/** As a tag that hangs from the upper edge. */
async function onWhite({ path, ...logo }: CardLogo): Promise<Buffer> {
  const scale = Math.min(1, LOGO.width / logo.width, LOGO.height / logo.height);
  const size = { width: Math.round(logo.width * scale), height: Math.round(logo.height * scale) };
  const shown = await drawLogo(path, { ...logo, ...size }, 'png');
  return sharp(shown)
    .flatten({ background: '#ffffff' })
    .extend({ top: 28, bottom: 20, left: 24, right: 24, background: '#ffffff' })
    .png()
    .toBuffer();
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
