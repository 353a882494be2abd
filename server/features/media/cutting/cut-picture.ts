import { join } from 'node:path';
import sharp, { type Region, type Sharp } from 'sharp';

/** What the sizes are made from. Never served. */
export const MASTER = 'master.jpg';
export const WHOLE = 'whole.webp';
const WHOLE_EDGE = 1_200;
const SHAPES = {
  wide: { ratio: 3 / 2, widths: [480, 640, 800, 1200, 1800] },
  tall: { ratio: 4 / 5, widths: [480, 720, 800] },
} as const;
/** Phones choose up to here. Their pixels are small, so these files are compressed more. */
const PHONE_WIDTH = 640;
/** Pixels: enough for every width with a focus anywhere. */
const MASTER_EDGE = 3_600;
const QUALITIES = { avif: { phone: 46, other: 52 }, webp: { phone: 70, other: 78 } } as const;
const EFFORTS = { avif: 3, webp: 4 } as const;

export type Focus = { x: number; y: number };
export type Shape = keyof typeof SHAPES;
/** `name` begins the names of its files. */
export type Crop = { shape: Shape; name: string; focus: Focus };
export type MadeCrop = { shape: Shape; name: string; widths: number[]; width: number; height: number };
/** Of a shrunk picture the size; of a cut one the crops. */
export type CutPicture = {
  files: string[];
  colour: string;
  width: number;
  height: number;
  crops: MadeCrop[];
};

export type PictureToRead = { upload: string; maxPixels: number };

const within = (edge: number) =>
  ({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true }) as const;

/** Upright, in sRGB, without metadata. */
function readAsItIs({ upload, maxPixels }: PictureToRead, edge: number): Sharp {
  return sharp(upload, { limitInputPixels: maxPixels, failOn: 'truncated', autoOrient: true })
    .resize(within(edge))
    .toColourspace('srgb');
}

const read = (picture: PictureToRead, edge: number) =>
  readAsItIs(picture, edge).flatten({ background: '#ffffff' });

export async function makeMaster(picture: PictureToRead, folder: string): Promise<string[]> {
  const master = join(folder, MASTER);
  await read(picture, MASTER_EDGE).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toFile(master);
  await (await wholeOf(picture, master)).toFile(join(folder, WHOLE));
  return [MASTER, WHOLE];
}

/** A logo keeps its transparency, and its edges. */
async function wholeOf(picture: PictureToRead, master: string): Promise<Sharp> {
  const { hasAlpha } = await sharp(picture.upload, { limitInputPixels: picture.maxPixels }).metadata();
  return hasAlpha
    ? readAsItIs(picture, WHOLE_EDGE).webp({ quality: 90, smartSubsample: true })
    : sharp(master).resize(within(WHOLE_EDGE)).webp({ quality: 72 });
}

export const SMALL = 'small.webp';
export const LARGE = 'large.webp';
const SHRUNK_EDGES = { [LARGE]: 1_600, [SMALL]: 480 } as const;

export async function shrinkPicture(picture: PictureToRead, folder: string): Promise<CutPicture> {
  const { data, info } = await read(picture, SHRUNK_EDGES[LARGE]).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const whole = () => sharp(data, { raw: { width, height, channels } });
  for (const [file, edge] of Object.entries(SHRUNK_EDGES))
    await whole().resize(within(edge)).webp({ quality: 76 }).toFile(join(folder, file));
  return { files: [SMALL, LARGE], crops: [], width, height, colour: await colourOf(whole()) };
}

export async function cutPicture(
  master: string,
  folder: string,
  crops: readonly Crop[],
): Promise<CutPicture> {
  const { width, height } = await sharp(master).metadata();
  const cut: CutPicture = { files: [], crops: [], width, height, colour: '' };
  for (const crop of crops) {
    const made = await cutOne(master, folder, crop, { width, height });
    cut.files.push(...made.files);
    cut.crops.push(made.crop);
    if (crop.shape === 'wide' || cut.colour === '') cut.colour = made.colour;
  }
  return cut;
}

async function cutOne(master: string, folder: string, { shape, name, focus }: Crop, whole: Size) {
  const { ratio, widths: wished } = SHAPES[shape];
  const region = cutAround(focus, whole, ratio);
  const fitting = wished.filter((width) => width <= region.width);
  const widths = fitting.length > 0 ? fitting : [region.width];
  const heightOf = (width: number) => Math.max(1, Math.round(width / ratio));
  const { data, info } = await sharp(master).extract(region).raw().toBuffer({ resolveWithObject: true });
  const cut = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const files: string[] = [];
  for (const width of widths) {
    const sized = cut().resize({ width, height: heightOf(width) });
    for (const format of ['avif', 'webp'] as const) {
      const quality = QUALITIES[format][width <= PHONE_WIDTH ? 'phone' : 'other'];
      const file = `${name}-${width}.${format}`;
      await sized.clone().toFormat(format, { quality, effort: EFFORTS[format] }).toFile(join(folder, file));
      files.push(file);
    }
  }
  const width = widths.at(-1) ?? region.width;
  const crop = { shape, name, widths, width, height: heightOf(width) };
  return { files, crop, colour: await colourOf(cut()) };
}

async function colourOf(picture: Sharp): Promise<string> {
  const { dominant } = await picture.resize(64, 64, { fit: 'fill' }).stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0'));
  return `#${hex.join('')}`;
}

type Size = { width: number; height: number };

/** The largest rectangle of this ratio around the focus (percent), as centred on it as the edges allow. */
export function cutAround(focus: Focus, { width, height }: Size, ratio: number): Region {
  const cut =
    width / height > ratio
      ? { width: Math.max(1, Math.round(height * ratio)), height }
      : { width, height: Math.max(1, Math.round(width / ratio)) };
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
