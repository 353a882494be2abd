import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { PICTURE_LIMITS, VIDEO_STATES } from '../../contracts/media-terms.ts';
import type { Db } from '../db/database.ts';
import { PICTURE_FOLDER } from '../features/media/cutting/cut-address.ts';
import { findMediaByUrl, insertMedia, updateMedia } from '../features/media/media.queries.ts';
import { diskMediaStorage, ifMissing, mediaFolder } from '../features/media/media-storage.ts';
import { insertVideo } from '../features/media/video/videos.queries.ts';
import { shippedMedia } from '../seed-database.ts';
import { DRAWINGS_FILE, PICTURES, PICTURES_FILE } from './content-files.ts';

const video = z.object({
  file: z.string().regex(/^[\w-]{1,100}\.(?:mp4|webm)$/),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  duration_ms: z.number().int().min(0),
  bytes: z.number().int().positive(),
  state: z.enum(VIDEO_STATES),
});

/** A row of `media`, with its files in a folder of its id. */
const picture = z.object({
  id: z.string().regex(PICTURE_FOLDER),
  url: z.string().startsWith('/media/uploads/').max(500),
  alt: z.string().max(300),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  dominant_colour: z.string().regex(/^#[0-9a-f]{6}$/i),
  widths: z.string().max(200),
  focus_x: z.number().int().min(0).max(100),
  focus_y: z.number().int().min(0).max(100),
  tall_focus_x: z.number().int().min(0).max(100).nullable(),
  tall_focus_y: z.number().int().min(0).max(100).nullable(),
  tall_url: z.string().startsWith('/media/uploads/').max(500).nullable(),
  tall_widths: z.string().max(200),
  whole_width: z.number().int().positive().nullable().default(null),
  whole_height: z.number().int().positive().nullable().default(null),
  credit: z.string().max(PICTURE_LIMITS.credit),
  original_name: z.string().max(200).nullable(),
  created_at: z.iso.datetime(),
  video: video.nullable().default(null),
});
const { id: _id, original_name: _name, created_at: _at, ...shown } = picture.shape;
/** A row of a picture that ships with the site, by its address. */
const drawing = z.object({
  url: z.string().startsWith('/media/').max(500),
  ...{ alt: shown.alt, credit: shown.credit, focus_x: shown.focus_x, focus_y: shown.focus_y },
  ...{ tall_focus_x: shown.tall_focus_x, tall_focus_y: shown.tall_focus_y },
});
type Picture = z.infer<typeof picture>;
type Drawing = z.infer<typeof drawing>;
const FILE = /^[\w-]{1,100}\.[a-z0-9]{2,5}$/;

/** Pictures that content shows, with all their cuts: they need no cutting where they come to. */
export async function exportPictures(db: Db, dataDir: string, folder: string): Promise<number> {
  const rows = await listPictures(db);
  const ofReviews = await db
    .selectFrom('review_pictures')
    .select('id')
    .where('review_id', 'is not', null)
    .execute();
  const storage = diskMediaStorage(dataDir);
  for (const { id } of [...rows, ...ofReviews]) {
    await mkdir(join(folder, PICTURES, id), { recursive: true });
    for (const name of await storage.listFiles(id))
      await copyFile(storage.localPath(id, name), join(folder, PICTURES, id, name));
  }
  await writeList(join(folder, PICTURES_FILE), rows);
  await writeList(join(folder, DRAWINGS_FILE), await listChangedDrawings(db));
  return rows.length;
}

async function listPictures(db: Db): Promise<Picture[]> {
  const { video: _beside, ...columns } = picture.shape;
  const rows = await db
    .selectFrom('media')
    .select(Object.keys(columns) as (keyof typeof columns)[])
    .where('is_uploaded', '=', 1)
    .where('is_permanent', '=', 1)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  const videos = await db.selectFrom('media_videos').selectAll().execute();
  const videoOf = new Map(videos.map(({ media_id, claimed_until: _until, ...one }) => [media_id, one]));
  return rows.map((row) => ({ ...row, video: videoOf.get(row.id) ?? null }));
}

async function listChangedDrawings(db: Db): Promise<Drawing[]> {
  const rows = await db
    .selectFrom('media')
    .select(Object.keys(drawing.shape) as (keyof Drawing)[])
    .where('is_uploaded', '=', 0)
    .orderBy('url')
    .execute();
  const shipped = new Map(shippedMedia.map((one) => [one.url, one]));
  return rows.filter((row) => {
    const { alt, focus_x, focus_y } = shipped.get(row.url) ?? row;
    const unchanged = { alt, focus_x, focus_y, credit: '', tall_focus_x: null, tall_focus_y: null };
    return !isDeepStrictEqual({ ...row }, { ...unchanged, url: row.url });
  });
}

async function writeList(path: string, list: readonly object[]): Promise<void> {
  if (list.length > 0) await writeFile(path, `${JSON.stringify(list, null, 2)}\n`);
}

async function readList<Row>(path: string, row: z.ZodType<Row>): Promise<Row[]> {
  return z.array(row).parse(JSON.parse(await readFile(path, 'utf8').catch(ifMissing('[]'))));
}

type CopiedPictures = { pictures: Picture[]; drawings: Drawing[] };

/** Files first: without their rows, clean-up removes them. Those of reviews too, whose rows stand with the reviews. */
export async function copyPictures(folder: string, dataDir: string): Promise<CopiedPictures> {
  const pictures = await readList(join(folder, PICTURES_FILE), picture);
  const drawings = await readList(join(folder, DRAWINGS_FILE), drawing);
  const folders = await readdir(join(folder, PICTURES)).catch(ifMissing([]));
  for (const id of folders.filter((name) => PICTURE_FOLDER.test(name))) {
    await mkdir(join(mediaFolder(dataDir), id), { recursive: true });
    for (const name of await readdir(join(folder, PICTURES, id)))
      if (FILE.test(name))
        await copyFile(join(folder, PICTURES, id, name), join(mediaFolder(dataDir), id, name));
  }
  return { pictures, drawings };
}

/** After the pictures that ship with the site. */
export async function storePictures(trx: Db, { pictures, drawings }: CopiedPictures): Promise<void> {
  for (const { video: film, ...row } of pictures) {
    const known = await trx.selectFrom('media').select('id').where('id', '=', row.id).executeTakeFirst();
    if (known) {
      await updateMedia(trx, row, { ...row, deleted_at: null });
      continue;
    }
    await insertMedia(trx, { ...row, is_uploaded: 1, uploaded_by: null, is_permanent: 1 });
    if (film) await insertVideo(trx, { media_id: row.id, ...film, claimed_until: null });
  }
  for (const { url, ...told } of drawings) {
    const row = (await findMediaByUrl(trx, [url])).get(url);
    if (row) await updateMedia(trx, row, told);
  }
}
