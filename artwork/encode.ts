import { mkdir, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { type Print, printed, type Sheet } from './parts/finish.ts';
import type { Shape } from './parts/frame.ts';

export type Format = 'avif' | 'webp';

/** A picture of a shape, or a portrait. */
type Cut = Shape | 'square';

export const WIDTHS: Record<Cut, readonly number[]> = {
  card: [480, 640, 800, 1200, 1800],
  wide: [800, 1200, 1800],
  tall: [480, 720, 800],
  square: [224, 448],
};

/** Those that phones choose. Their pixels are small, and the first picture is waited for: these files are lighter. */
export const PHONE_WIDTHS: Partial<Record<Cut, readonly number[]>> = {
  card: [480, 640],
  tall: WIDTHS.tall,
};
const PHONE_SHARE = { card: 0.71, wide: 1, tall: 0.72 } as const;

/** Bytes that a size of a shape may have. */
function limitOf(shape: Cut, width: number, height: number, format: Format): number {
  if (shape === 'square') return Math.floor(9_500 * (width / 448) ** 1.2);
  const share = PHONE_WIDTHS[shape]?.includes(width) ? PHONE_SHARE[shape] : 1;
  return Math.floor(mostBytes(format, width * height) * share);
}

/** Bytes a file may have, by the pixels it shows: the budgets of the site (800 × 533 in 48 kB, 1800 × 1200 in 170). */
export function mostBytes(format: Format, pixels: number): number {
  const small = 800 * 533;
  const share = (pixels / small) ** (Math.log(170 / 48) / Math.log((1800 * 1200) / small));
  return Math.floor(48_000 * Math.min(share, 170 / 48) * (format === 'avif' ? 1 : 1.4));
}

/** Grain in print is finer than paper grain on a screen: the small sizes take less of it. */
const FULL_GRAIN = 0.014;
const GRAIN_STEPS = [1, 0.75, 0.5, 0.3, 0.15] as const;
const QUALITY: Record<Format, { least: number; floor: number; most: number }> = {
  avif: { least: 44, floor: 34, most: 58 },
  webp: { least: 56, floor: 28, most: 80 },
};

const resized = async (sheet: Sheet, width: number): Promise<Sheet> => {
  if (width === sheet.width) return sheet;
  const height = Math.round((sheet.height * width) / sheet.width);
  const { data } = await sharp(sheet.pixels, {
    raw: { width: sheet.width, height: sheet.height, channels: 3 },
  })
    .resize(width, height, { kernel: 'lanczos3', fit: 'fill' })
    .toColourspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true });
  return { pixels: new Uint16Array(data.buffer, data.byteOffset, data.byteLength / 2), width, height };
};

/** Small files are soon written: more work on them is worth a tenth of their bytes. */
const effortOf = (width: number) => (width <= 720 ? 6 : 2);

const encoded = ({ pixels, width, height }: Print, format: Format, quality: number): Promise<Buffer> => {
  const image = sharp(pixels, { raw: { width, height, channels: 3 } });
  return format === 'avif'
    ? image.avif({ quality, effort: effortOf(width), chromaSubsampling: '4:2:0' }).toBuffer()
    : image.webp({ quality, effort: 4, smartSubsample: true }).toBuffer();
};

/** The best of four qualities that fits; below the least, grain goes before the picture smears. */
async function fitted(sheet: Sheet, format: Format, limit: number): Promise<Buffer> {
  const quality = QUALITY[format];
  const share = Math.min(1, (sheet.width / 1500) ** 0.5);
  for (const step of GRAIN_STEPS) {
    const print = printed(sheet, FULL_GRAIN * share * step);
    // A picture of rock all over needs more: with its grain gone, the quality may fall further.
    const least = step === GRAIN_STEPS.at(-1) ? quality.floor : quality.least;
    const modest = await encoded(print, format, least);
    if (modest.length > limit) continue;
    for (const part of [1, 0.5, 0.25]) {
      const trial = await encoded(print, format, Math.round(least + part * (quality.most - least)));
      if (trial.length <= limit) return trial;
    }
    return modest;
  }
  throw new Error(
    `A ${sheet.width} × ${sheet.height} ${format} does not fit ${limit} bytes, even without grain.`,
  );
}

/** Writes every size of one shape, or those that are named, and gives the bytes written. */
export async function writeSizes(
  sheet: Sheet,
  shape: Cut,
  folder: string,
  widths = WIDTHS[shape],
): Promise<number> {
  await mkdir(folder, { recursive: true });
  let bytes = 0;
  for (const width of widths) {
    const size = await resized(sheet, width);
    for (const format of ['avif', 'webp'] as const) {
      const file = await fitted(size, format, limitOf(shape, width, size.height, format));
      bytes += file.length;
      await writeFile(`${folder}/${shape}-${width}.${format}`, file);
    }
  }
  return bytes;
}

/** The sheet of a picture that is there: good for cuts of half its width and less. */
export async function readSheet(file: string): Promise<Sheet> {
  const { data, info } = await sharp(file)
    .toColourspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true });
  const pixels = new Uint16Array(data.buffer, data.byteOffset, data.byteLength / 2);
  return { pixels, width: info.width, height: info.height };
}

export async function writeDraft(sheet: Sheet, file: string): Promise<void> {
  const { pixels, width, height } = printed(sheet, FULL_GRAIN * 0.75);
  await rm(file, { force: true });
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 6 })
    .toFile(file);
}
