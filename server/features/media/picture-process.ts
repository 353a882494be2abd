import { open } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { LIMITS } from '../../../contracts/limits.ts';
import { cutPicture, MASTER, makeMaster } from './cut-picture.ts';
import type { PictureFault } from './picture-faults.ts';
import { HEAD_BYTES, kindOf } from './picture-kind.ts';
import type { PictureJob, PictureResult } from './run-picture-process.ts';

// A program of its own, started for one picture: whatever a hostile file does, it does not do it to the site.

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
    const fault = await faultOf(source.upload);
    if (fault) return { fault };
    const kept = await makeMaster(source.upload, folder);
    const cut = await cutPicture(join(folder, MASTER), folder, { name, focus });
    return { cut: { ...cut, files: [...kept, ...cut.files] } };
  } catch (error) {
    // Of an upload sharp's complaint is about the file; of our own copy it is a fault of ours.
    if ('master' in source) return { error: String(error) };
    return isTooLarge(error) ? { fault: 'pixels' } : { fault: 'broken' };
  }
}

async function faultOf(upload: string): Promise<PictureFault | undefined> {
  const file = await open(upload);
  const head = Buffer.alloc(HEAD_BYTES);
  const { bytesRead } = await file.read(head, 0, HEAD_BYTES, 0);
  await file.close();
  const kind = kindOf(head.subarray(0, bytesRead));
  if (typeof kind === 'object') return kind.fault;
  const { width, height } = await sharp(upload, { limitInputPixels: false }).metadata();
  return width * height > LIMITS.picturePixels ? 'pixels' : undefined;
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && /pixel limit/i.test(error.message);
}
