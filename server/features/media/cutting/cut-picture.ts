import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

const RATIO = 3 / 2;

/** What the sizes are made from. Never served. */
export const MASTER = 'master.jpg';
export const WHOLE = 'whole.webp';
const WHOLE_EDGE = 1_200;
/** Pixels; a picture is never enlarged. */
const WIDTHS = [480, 640, 800, 1200, 1800];
/** Phones choose up to here. Their pixels are small, so these files are compressed more. */
const PHONE_WIDTH = 640;
/** Pixels: enough for every width with a focus anywhere. */
const MASTER_EDGE = 3_600;
const QUALITIES = { avif: { phone: 46, other: 52 }, webp: { phone: 70, other: 78 } } as const;
const EFFORTS = { avif: 3, webp: 4 } as const;

export type Focus = { x: number; y: number };
export type CutPicture = {
  files: string[];
  widths: number[];
  width: number;
  height: number;
  colour: string;
};

export type PictureToRead = { upload: string; maxPixels: number };

/** Upright, in sRGB, on white, without metadata. */
export async function makeMaster({ upload, maxPixels }: PictureToRead, folder: string): Promise<string[]> {
  const master = join(folder, MASTER);
  await sharp(upload, { limitInputPixels: maxPixels, failOn: 'truncated', autoOrient: true })
    .flatten({ background: '#ffffff' })
    .resize({ width: MASTER_EDGE, height: MASTER_EDGE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toFile(master);
  await sharp(master)
    .resize({ width: WHOLE_EDGE, height: WHOLE_EDGE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 72 })
    .toFile(join(folder, WHOLE));
  return [MASTER, WHOLE];
}

export const SMALL = 'small.webp';
export const LARGE = 'large.webp';
const SHRUNK_EDGES = { [LARGE]: 1_600, [SMALL]: 480 } as const;

export async function shrinkPicture(
  { upload, maxPixels }: PictureToRead,
  folder: string,
): Promise<CutPicture> {
  const { data, info } = await sharp(upload, {
    limitInputPixels: maxPixels,
    failOn: 'truncated',
    autoOrient: true,
  })
    .flatten({ background: '#ffffff' })
    .resize({
      width: SHRUNK_EDGES[LARGE],
      height: SHRUNK_EDGES[LARGE],
      fit: 'inside',
      withoutEnlargement: true,
    })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const whole = () => sharp(data, { raw: { width, height, channels } });
  for (const [file, edge] of Object.entries(SHRUNK_EDGES))
    await whole()
      .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 76 })
      .toFile(join(folder, file));
  return { files: [SMALL, LARGE], widths: [], width, height, colour: await colourOf(whole()) };
}

export async function cutPicture(
  master: string,
  folder: string,
  { name, focus }: { name: string; focus: Focus },
): Promise<CutPicture> {
  const { width, height } = await sharp(master).metadata();
  const crop = cropRectangle({ width, height }, focus);
  const fitting = WIDTHS.filter((wished) => wished <= crop.width);
  const widths = fitting.length > 0 ? fitting : [crop.width];
  const { data, info } = await sharp(master).extract(crop).raw().toBuffer({ resolveWithObject: true });
  const cut = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const files: string[] = [];
  for (const wished of widths) {
    const sized = cut().resize({ width: wished, height: heightOf(wished) });
    for (const format of ['avif', 'webp'] as const) {
      const file = `${name}-${wished}.${format}`;
      await sized
        .clone()
        .toFormat(format, {
          quality: QUALITIES[format][wished <= PHONE_WIDTH ? 'phone' : 'other'],
          effort: EFFORTS[format],
        })
        .toFile(join(folder, file));
      files.push(file);
    }
  }
  const widest = widths.at(-1) ?? crop.width;
  return { files, widths, width: widest, height: heightOf(widest), colour: await colourOf(cut()) };
}

function heightOf(width: number): number {
  return Math.max(1, Math.round((width * 2) / 3));
}

async function colourOf(picture: Sharp): Promise<string> {
  const { dominant } = await picture.resize(64, 64, { fit: 'fill' }).stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0'));
  return `#${hex.join('')}`;
}

type Size = { width: number; height: number };

type Rectangle = Size & { left: number; top: number };

/** The largest 3:2 rectangle around the focus (percent), as centred on it as the edges allow. */
function cropRectangle({ width, height }: Size, focus: { x: number; y: number }): Rectangle {
  const cut =
    width / height > RATIO
      ? { width: Math.max(1, Math.round(height * RATIO)), height }
      : { width, height: Math.max(1, Math.round(width / RATIO)) };
  return {
    ...cut,
    left: placeOf(focus.x, cut.width, width),
    top: placeOf(focus.y, cut.height, height),
  };
}

function placeOf(percent: number, part: number, whole: number): number {
  const wished = Math.round((percent / 100) * whole - part / 2);
  return Math.min(Math.max(0, wished), whole - part);
}
