import { open } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { cutPicture, MASTER, makeMaster, type PictureToRead, shrinkPicture } from './cut-picture.ts';
import type { PictureFault } from './picture-faults.ts';
import { heicToPng, MAX_HEIC_PIXELS } from './read-heic.ts';
import type { PictureJob, PictureResult } from './run-picture-process.ts';

const HEAD_BYTES = 512;

// Runs as a process of its own for one picture, so that a hostile file cannot harm the site.

setPriority(constants.priority.PRIORITY_LOW);
sharp.cache(false);

process.once('message', (job: PictureJob) => {
  void work(job).then((result) => {
    process.send?.(result);
    process.disconnect();
  });
});

async function work({ source, folder, crops }: PictureJob): Promise<PictureResult> {
  try {
    if ('video' in source) return await takeVideo(source.video, folder, crops);
    if ('master' in source) return { cut: await cutPicture(source.master, folder, crops) };
    if (source.isWhole) return await takeUpload(source, (picture) => shrinkPicture(picture, folder));
    const taken = await takeUpload(source, (picture) => makeMaster(picture, folder));
    if ('fault' in taken) return taken;
    const cut = await cutPicture(join(folder, MASTER), folder, crops);
    return { cut: { ...cut, files: [...taken.cut, ...cut.files] } };
  } catch (error) {
    return { error: String(error) };
  }
}

async function takeUpload<Made>(
  picture: PictureToRead,
  make: (picture: PictureToRead) => Promise<Made>,
): Promise<{ cut: Made } | { fault: PictureFault }> {
  try {
    const kind = kindOf(await headOf(picture));
    if (typeof kind === 'object') return kind;
    const fault = await sizeFaultOf(picture, kind);
    if (fault) return { fault };
    const isReadable = kind !== 'heic';
    return {
      cut: await make(isReadable ? picture : { ...picture, upload: await heicToPng(picture.upload) }),
    };
  } catch (error) {
    if (isOfTheMachine(error)) throw error;
    return { fault: isTooLarge(error) ? 'pixels' : 'broken' };
  }
}

async function takeVideo(
  upload: string,
  folder: string,
  [crop]: PictureJob['crops'],
): Promise<PictureResult> {
  // No picture needs it.
  const { readVideo } = await import('../video/read-video.ts');
  try {
    return await readVideo(upload, folder, crop?.name ?? '');
  } catch (error) {
    if (isOfTheMachine(error)) throw error;
    return { fault: 'video-broken' };
  }
}

async function headOf({ upload }: PictureToRead): Promise<Buffer> {
  await using file = await open(upload);
  const head = Buffer.alloc(HEAD_BYTES);
  const { bytesRead } = await file.read(head, 0, HEAD_BYTES, 0);
  return head.subarray(0, bytesRead);
}

async function sizeFaultOf(
  { upload, maxPixels }: PictureToRead,
  kind: PictureKind,
): Promise<PictureFault | undefined> {
  const { width, height } = await sharp(upload, { limitInputPixels: false }).metadata();
  if (width * height > maxPixels) return 'pixels';
  return kind === 'heic' && width * height > MAX_HEIC_PIXELS ? 'heic-pixels' : undefined;
}

/** Node reports these by code, libvips by words: full disk, missing file, no memory. */
function isOfTheMachine(error: unknown): boolean {
  return error instanceof Error && ('code' in error || /system error:|out of memory/i.test(error.message));
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && /pixel limit/i.test(error.message);
}

type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

/** Reads the first bytes: file name and browser's type prove nothing. */
function kindOf(head: Buffer): PictureKind | { fault: PictureFault } {
  if (head.length === 0) return { fault: 'empty' };
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png';
  const text = head.toString('latin1');
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.slice(4, 8) === 'ftyp') return kindOfBrand(text.slice(8, 64));
  if (/<svg[\s>]|<!doctype svg/i.test(text)) return { fault: 'svg' };
  return { fault: 'kind' };
}

function kindOfBrand(brands: string): PictureKind | { fault: PictureFault } {
  if (/avif|avis/.test(brands)) return 'avif';
  return /hei[cfxms]|hev[cx]|mif1|msf1/.test(brands) ? 'heic' : { fault: 'kind' };
}
