import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newId } from '../../db/identifiers.ts';
import { cutAddress } from './cutting/cut-address.ts';
import { type Crop, type CutPicture, type Focus, MASTER, type Shape } from './cutting/cut-picture.ts';
import { pictureFailure } from './cutting/picture-faults.ts';
import {
  type PictureAsker,
  type PictureJob,
  runPictureProcess,
  runVideoProcess,
} from './cutting/run-picture-process.ts';
import type { CutRow } from './media.queries.ts';
import { diskMediaStorage } from './media-storage.ts';
import { formFault } from './read-file-part.ts';
import type { ReadVideo } from './video/read-video.ts';

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
    const crops = [cropOf('wide', IN_THE_MIDDLE), cropOf('tall', IN_THE_MIDDLE)];
    // Whole, because both crops are made.
    return record(id, rowOf(id, await cutInto(place, id, { source, folder, crops })) as CutRow);
  });
}

export function storeWholeUpload<Row>(
  place: Place,
  upload: Upload,
  record: (id: string, shrunk: CutPicture) => Promise<Row>,
): Promise<Row> {
  return takeIn(place, upload, async (id, file, folder) => {
    const source = { upload: file, maxPixels: STRANGERS_MAX_PIXELS, isWhole: true } as const;
    return record(id, await cutInto(place, id, { source, folder, crops: [] }));
  });
}

/** The parts of a video's form, and what they are called in its work folder. */
export const VIDEO_PARTS = { poster: 'upload', file: 'video' } as const;
export type VideoPart = keyof typeof VIDEO_PARTS;

type StoredVideo<Parts> = { id: string; cut: CutRow; video: ReadVideo; parts: Parts };

/** `save` writes the parts into the folder. `record` as above. */
export function storeVideo<Parts, Row>(
  place: Place,
  save: (folder: string) => Promise<Parts>,
  record: (stored: StoredVideo<Parts>) => Promise<Row>,
): Promise<Row> {
  const id = newId();
  return inWorkFolder(place.dataDir, async (folder) => {
    const parts = await save(folder);
    const film = {
      source: { video: join(folder, VIDEO_PARTS.file) },
      folder,
      crops: [cropOf('wide', IN_THE_MIDDLE)],
    };
    const video = await runVideoProcess(film, place.asker);
    const source = { upload: join(folder, VIDEO_PARTS.poster), maxPixels: MAX_PIXELS };
    const crops = [cropOf('wide', IN_THE_MIDDLE), cropOf('tall', IN_THE_MIDDLE)];
    const cut = rowOf(id, await cutInto(place, id, { source, folder, crops })) as CutRow;
    await diskMediaStorage(place.dataDir).put(id, [{ name: video.file, from: join(folder, video.file) }]);
    return record({ id, cut, video, parts });
  });
}

/** `make` returns the new file. */
export function remakeVideo(
  place: Place,
  id: string,
  make: (folder: string) => Promise<string>,
): Promise<ReadVideo> {
  return inWorkFolder(place.dataDir, async (folder) => {
    const crops = [cropOf('wide', IN_THE_MIDDLE)];
    const video = await runVideoProcess(
      { source: { video: await make(folder) }, folder, crops },
      place.asker,
    );
    await diskMediaStorage(place.dataDir).put(id, [{ name: video.file, from: join(folder, video.file) }]);
    return video;
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
export function recutUpload(
  place: Place,
  id: string,
  focuses: Partial<Record<Shape, Focus>>,
): Promise<Partial<CutRow>> {
  return inWorkFolder(place.dataDir, async (folder) => {
    const source = { master: diskMediaStorage(place.dataDir).localPath(id, MASTER) };
    const crops = Object.entries(focuses).map(([shape, focus]) => cropOf(shape as Shape, focus));
    return rowOf(id, await cutInto(place, id, { source, folder, crops }));
  });
}

async function cutInto({ dataDir, asker }: Place, id: string, job: PictureJob): Promise<CutPicture> {
  const cut = await runPictureProcess(job, asker);
  const files = cut.files.map((name) => ({ name, from: join(job.folder, name) }));
  await diskMediaStorage(dataDir).put(id, files);
  return cut;
}

function rowOf(id: string, { crops, colour, ...whole }: CutPicture): Partial<CutRow> {
  const rows = crops.map(({ shape, name, widths, width, height }): Partial<CutRow> => {
    const url = cutAddress(id, name, width);
    if (shape === 'tall') return { tall_url: url, tall_widths: JSON.stringify(widths) };
    return { url, widths: JSON.stringify(widths), width, height, dominant_colour: colour };
  });
  return Object.assign({ whole_width: whole.width, whole_height: whole.height }, ...rows);
}

/** The name is new for each focus, because browsers cache the files for ever. */
function cropOf(shape: Shape, focus: Focus): Crop {
  return { shape, focus, name: randomBytes(4).toString('hex') };
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
