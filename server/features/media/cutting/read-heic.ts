import { readFile, writeFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import libheif from 'libheif-js/wasm-bundle.js';
import sharp from 'sharp';

/** A phone's usual photo of 24 megapixels takes 400 MB of memory to decode, one of 48 takes 700. */
export const MAX_HEIC_PIXELS = 25_000_000;

/**
 * Writes a HEIC photo as PNG beside it, upright: libheif turns it. `sharp` reads the head of such files, but cannot decode
 * them without a codec that may not be shipped. Of the metadata only the colour profile stays.
 */
export async function heicToPng(upload: string): Promise<string> {
  const { width, height, data } = await decode(await readFile(upload));
  const { icc } = await sharp(upload, { limitInputPixels: false }).metadata();
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const file = `${upload}.png`;
  await writeFile(file, icc ? withProfile(png, icc) : png);
  return file;
}

type Decoded = { width: number; height: number; data: Uint8ClampedArray };

function decode(file: Buffer): Promise<Decoded> {
  const found = new libheif.HeifDecoder().decode(file);
  const image = found.find((one) => one.is_primary()) ?? found[0];
  if (!image) throw new Error('There is no picture in this file.');
  const [width, height] = [image.get_width(), image.get_height()];
  const data = new Uint8ClampedArray(width * height * 4);
  return new Promise((resolve, reject) => {
    // If the picture is larger than its head tells, libheif-js throws where nobody can catch it.
    process.once('unhandledRejection', reject);
    image.display({ data, width, height }, (filled) => {
      if (filled) resolve(filled);
      else reject(new Error('The picture cannot be decoded.'));
    });
  });
}

/** Signature and IHDR: what a PNG begins with. */
const PNG_HEAD = 33;

function withProfile(png: Buffer, icc: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(icc)]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return Buffer.concat([png.subarray(0, PNG_HEAD), chunk, png.subarray(PNG_HEAD)]);
}
