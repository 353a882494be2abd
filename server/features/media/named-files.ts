import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';
import { cutFiles, uploadsNamedIn } from './cutting/cut-address.ts';
import { LARGE, MASTER, SMALL, WHOLE } from './cutting/cut-picture.ts';

/** `mayBeGone`: perhaps of another site, or from before such files were kept. */
export type NamedFile = { folder: string; file: string; mayBeGone?: boolean };

type NamingTable = {
  table: keyof Database;
  columns: readonly string[];
  list: (db: Db, folder?: string) => Promise<NamedFile[]>;
};

/** Tables that name files under `DATA_DIR/media`, for clean-up and backups. A test looks for new ones. */
export const NAMING_TABLES: readonly NamingTable[] = [
  { table: 'media', columns: ['url', 'widths', 'tall_url', 'tall_widths'], list: listOfUploads },
  { table: 'media_videos', columns: ['media_id', 'file'], list: listOfVideos },
  { table: 'review_pictures', columns: ['id'], list: listOfReviewPictures },
  { table: 'tours', columns: ['photo'], list: listOfTours },
  { table: 'newsletter_issues', columns: ['frozen'], list: listOfIssues },
];

export async function findNamedFiles(db: Db, folder?: string): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>();
  for (const { list } of NAMING_TABLES)
    for (const named of await list(db, folder))
      found.set(named.folder, (found.get(named.folder) ?? new Set()).add(named.file));
  return found;
}

async function listOfUploads(db: Db, folder?: string): Promise<NamedFile[]> {
  const columns = ['url', 'widths', 'tall_url', 'tall_widths'] as const;
  let query = db.selectFrom('media').select(columns).where('is_uploaded', '=', 1);
  if (folder !== undefined) query = query.where('id', '=', folder);
  return (await query.execute()).flatMap(({ url, widths, tall_url, tall_widths }) => [
    ...uploadsNamedIn(url).flatMap((shown) =>
      [MASTER, WHOLE, ...cutFiles(shown.file, JSON.parse(widths) as number[])].map((file) => ({
        folder: shown.folder,
        file,
      })),
    ),
    ...uploadsNamedIn(tall_url ?? '').flatMap((shown) =>
      cutFiles(shown.file, JSON.parse(tall_widths) as number[]).map((file) => ({
        folder: shown.folder,
        file,
      })),
    ),
  ]);
}

async function listOfVideos(db: Db, folder?: string): Promise<NamedFile[]> {
  let query = db.selectFrom('media_videos').select(['media_id', 'file']);
  if (folder !== undefined) query = query.where('media_id', '=', folder);
  return (await query.execute()).map(({ media_id, file }) => ({ folder: media_id, file }));
}

async function listOfReviewPictures(db: Db, folder?: string): Promise<NamedFile[]> {
  let query = db.selectFrom('review_pictures').select('id');
  if (folder !== undefined) query = query.where('id', '=', folder);
  return (await query.execute()).flatMap(({ id }) => [SMALL, LARGE].map((file) => ({ folder: id, file })));
}

async function listOfTours(db: Db, folder = ''): Promise<NamedFile[]> {
  const query = db.selectFrom('tours').select('photo').where('photo', 'like', `%/media/uploads/${folder}%`);
  return (await query.execute()).flatMap(({ photo }) =>
    uploadsNamedIn(photo).map((file) => ({ ...file, ...(!photo.startsWith('/') && { mayBeGone: true }) })),
  );
}

const frozenPictures = z.object({ html: z.string(), pictures: z.array(z.string()).optional() });

/** One at a time: each is as long as a mail. Sent issues keep their pictures for ever. */
async function listOfIssues(db: Db, folder = ''): Promise<NamedFile[]> {
  const issues = db.selectFrom('newsletter_issues').where('frozen', 'like', `%/media/uploads/${folder}%`);
  const named: NamedFile[] = [];
  for (const { id } of await issues.select('id').execute()) {
    const row = await issues.select('frozen').where('id', '=', id).executeTakeFirst();
    if (!row?.frozen) continue;
    const { html, pictures } = frozenPictures.parse(JSON.parse(row.frozen));
    const mayBeGone = pictures === undefined;
    named.push(...uploadsNamedIn(html).map((file) => ({ ...file, ...(mayBeGone && { mayBeGone }) })));
  }
  return named;
}

/** Reply files with a missing part. A part's bytes are a multiple of three: base64 has no padding. */
export async function findBrokenReplyFiles(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from reply_files
    where (bytes + 2) / 3 * 4 <> coalesce(
      (select sum(length(content)) from reply_file_parts where file_id = reply_files.id), 0)`.execute(db);
  return rows.map(({ id }) => id);
}
