import { open } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  type CutPicture,
  cutPicture,
  MASTER,
  makeMaster,
  type PictureToRead,
  shrinkPicture,
} from './cut-picture.ts';
import type { PictureFault } from './picture-faults.ts';
import { HEAD_BYTES, kindOf } from './picture-kind.ts';
import type { PictureJob, PictureResult } from './run-picture-process.ts';

// Runs as a process of its own for one picture, so that a hostile file cannot harm the site.

setPriority(constants.priority.PRIORITY_LOW);
sharp.cache(false);

process.once('message', (job: PictureJob) => {
  void work(job).then((result) => {
    process.send?.(result);
    process.disconnect();
  });
});

async function work({ source, folder, name, focus }: PictureJob): Promise<PictureResult> {
  try {
    if ('master' in source) return { cut: await cutPicture(source.master, folder, { name, focus }) };
    if (source.isWhole) return await takeUpload(source, () => shrinkPicture(source, folder));
    const taken = await takeUpload(source, () => makeMaster(source, folder));
    if ('fault' in taken) return taken;
    const cut: CutPicture = await cutPicture(join(folder, MASTER), folder, { name, focus });
    return { cut: { ...cut, files: [...taken.cut, ...cut.files] } };
  } catch (error) {
    return { error: String(error) };
  }
}

async function takeUpload<Made>(
  upload: PictureToRead,
  make: () => Promise<Made>,
): Promise<{ cut: Made } | { fault: PictureFault }> {
  try {
    const fault = await faultOf(upload);
    return fault ? { fault } : { cut: await make() };
  } catch (error) {
    if (isOfTheMachine(error)) throw error;
    return { fault: isTooLarge(error) ? 'pixels' : 'broken' };
  }
}

async function faultOf({ upload, maxPixels }: PictureToRead): Promise<PictureFault | undefined> {
  const file = await open(upload);
  const head = Buffer.alloc(HEAD_BYTES);
  const { bytesRead } = await file.read(head, 0, HEAD_BYTES, 0);
  await file.close();
  const kind = kindOf(head.subarray(0, bytesRead));
  if (typeof kind === 'object') return kind.fault;
  const { width, height } = await sharp(upload, { limitInputPixels: false }).metadata();
  return width * height > maxPixels ? 'pixels' : undefined;
}

/** Node reports these by code, libvips by words: full disk, missing file, no memory. */
function isOfTheMachine(error: unknown): boolean {
  return error instanceof Error && ('code' in error || /system error:|out of memory/i.test(error.message));
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && /pixel limit/i.test(error.message);
}
