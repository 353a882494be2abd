import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { PICTURE_LIMITS } from '../../contracts/media-terms.ts';
import type { Db } from '../db/database.ts';
import { PICTURE_FOLDER } from '../features/media/cutting/cut-address.ts';
import { findMedia, insertMedia } from '../features/media/media.queries.ts';
import { diskMediaStorage, ifMissing, mediaFolder } from '../features/media/media-storage.ts';
import { PICTURES, PICTURES_FILE } from './content-files.ts';

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
});
const FILE = /^[\w-]{1,100}\.[a-z0-9]{2,5}$/;

/** Pictures that content shows, with all their cuts: they need no cutting where they come to. */
export async function exportPictures(db: Db, dataDir: string, folder: string): Promise<number> {
  const columns = Object.keys(picture.shape) as (keyof z.infer<typeof picture>)[];
  const rows = await db
    .selectFrom('media')
    .select(columns)
    .where('is_uploaded', '=', 1)
    .orderBy('id')
    .execute();
  const storage = diskMediaStorage(dataDir);
  for (const { id } of rows) {
    await mkdir(join(folder, PICTURES, id), { recursive: true });
    for (const name of await storage.listFiles(id))
      await copyFile(storage.localPath(id, name), join(folder, PICTURES, id, name));
  }
  if (rows.length > 0) await writeFile(join(folder, PICTURES_FILE), `${JSON.stringify(rows, null, 2)}\n`);
  return rows.length;
}

/** Files first: without their rows, clean-up removes them. Returns the rows. */
export async function copyPictures(folder: string, dataDir: string): Promise<z.infer<typeof picture>[]> {
  const text = await readFile(join(folder, PICTURES_FILE), 'utf8').catch(ifMissing('[]'));
  const rows = z.array(picture).parse(JSON.parse(text));
  for (const { id } of rows) {
    await mkdir(join(mediaFolder(dataDir), id), { recursive: true });
    for (const name of await readdir(join(folder, PICTURES, id)))
      if (FILE.test(name))
        await copyFile(join(folder, PICTURES, id, name), join(mediaFolder(dataDir), id, name));
  }
  return rows;
}

export async function storePictures(trx: Db, rows: readonly z.infer<typeof picture>[]): Promise<void> {
  for (const row of rows) {
    if (await findMedia(trx, row.id)) continue;
    await insertMedia(trx, { ...row, is_uploaded: 1, uploaded_by: null, is_permanent: 1 });
  }
}
