import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newId } from '../../db/identifiers.ts';
import { cutAddress } from './cutting/cut-address.ts';
import { type CutPicture, type Focus, MASTER } from './cutting/cut-picture.ts';
import { pictureFailure } from './cutting/picture-faults.ts';
import { type PictureAsker, type PictureJob, runPictureProcess } from './cutting/run-picture-process.ts';
import type { CutRow } from './media.queries.ts';
import { diskMediaStorage } from './media-storage.ts';
import { formFault } from './read-file-part.ts';

const MAX_PIXELS = 50_000_000;
const STRANGERS_MAX_PIXELS = 16_000_000;
const IN_THE_MIDDLE: Focus = { x: 50, y: 50 };

/** Beside the finished files, so that a rename moves them. */
export function workFolder(dataDir: string): string {
  return join(dataDir, 'media-work');
}

/** `record` writes the row, last. If it fails, the files stay until clean-up: the row may have been committed. */
export function storeUpload<Row>(
  place: Place,
  upload: Upload,
  record: (id: string, cut: CutRow) => Promise<Row>,
): Promise<Row> {
  return takeIn(place, upload, async (id, file, folder) => {
    const source = { upload: file, maxPixels: MAX_PIXELS };
    const job = { source, folder, name: newName(), focus: IN_THE_MIDDLE };
    return record(id, rowOf(id, job.name, await cutInto(place, id, job)));
  });
}

export function storeWholeUpload<Row>(
  place: Place,
  upload: Upload,
  record: (id: string, shrunk: CutPicture) => Promise<Row>,
): Promise<Row> {
  return takeIn(place, upload, async (id, file, folder) => {
    const source = { upload: file, maxPixels: STRANGERS_MAX_PIXELS, isWhole: true } as const;
    return record(id, await cutInto(place, id, { source, folder, name: '', focus: IN_THE_MIDDLE }));
  });
}

type Place = { dataDir: string; asker: PictureAsker };
type Upload = Readable & { truncated?: boolean };

function takeIn<Row>(
  { dataDir }: Place,
  upload: Upload,
  work: (id: string, file: string, folder: string) => Promise<Row>,
): Promise<Row> {
  const id = newId();
  return inWorkFolder(dataDir, async (folder) => {
    const file = join(folder, 'upload');
    await pipeline(upload, createWriteStream(file)).catch((error: unknown) => {
      throw formFault(error);
    });
    if (upload.truncated) throw pictureFailure('bytes');
    return work(id, file, folder);
  });
}

/** The old files stay: the row names them until it changes, and open pages still ask for them. */
export function recutUpload(place: Place, id: string, focus: Focus): Promise<CutRow> {
  return inWorkFolder(place.dataDir, async (folder) => {
    const source = { master: diskMediaStorage(place.dataDir).localPath(id, MASTER) };
    const job = { source, folder, name: newName(), focus };
    return rowOf(id, job.name, await cutInto(place, id, job));
  });
}

async function cutInto({ dataDir, asker }: Place, id: string, job: PictureJob): Promise<CutPicture> {
  const cut = await runPictureProcess(job, asker);
  const files = cut.files.map((name) => ({ name, from: join(job.folder, name) }));
  await diskMediaStorage(dataDir).put(id, files);
  return cut;
}

function rowOf(id: string, name: string, { widths, width, height, colour }: CutPicture): CutRow {
  return {
    url: cutAddress(id, name, width),
    widths: JSON.stringify(widths),
    width,
    height,
    dominant_colour: colour,
  };
}

/** New for each focus, because browsers cache the files for ever. */
function newName(): string {
  return randomBytes(4).toString('hex');
}

async function inWorkFolder<T>(dataDir: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = join(workFolder(dataDir), newId());
  await mkdir(folder, { recursive: true });
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
