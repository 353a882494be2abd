import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { MediaRow } from '../../db/schema.ts';

/** An unused upload is kept so long: somebody may come back to a form that was left half-written. */
const DAYS_UNUSED = 7;

export function findMedia(db: Db, id: string): Promise<MediaRow | undefined> {
  return db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The pictures that stand behind these addresses, by address. */
export async function findMediaByUrl(db: Db, urls: string[]): Promise<Map<string, MediaRow>> {
  const wanted = [...new Set(urls)];
  if (wanted.length === 0) return new Map();
  const rows = await db.selectFrom('media').selectAll().where('url', 'in', wanted).execute();
  return new Map(rows.map((row) => [row.url, row]));
}

/** These pictures, in the order of the ids; those that are gone are left out. */
export async function findMediaByIds(db: Db, ids: string[]): Promise<MediaRow[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('media').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** `id`: the name of the picture's folder, made before its files were. */
export function insertMedia(db: Db, row: Omit<MediaRow, 'unused_since'>): Promise<MediaRow> {
  return db
    .insertInto('media')
    .values({ ...row, unused_since: null })
    .returningAll()
    .executeTakeFirstOrThrow();
}

type Changes = Partial<
  Pick<MediaRow, 'alt' | 'focus_x' | 'focus_y' | 'url' | 'widths' | 'width' | 'height' | 'dominant_colour'>
>;

/** Undefined when the picture is gone. The tours that show it follow it to its new address. */
export async function updateMedia(
  trx: Db,
  before: MediaRow,
  changes: Changes,
): Promise<MediaRow | undefined> {
  const after = await trx
    .updateTable('media')
    .set(changes)
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirst();
  if (after && after.url !== before.url) {
    await trx.updateTable('tours').set({ photo: after.url }).where('photo', '=', before.url).execute();
  }
  return after;
}

/** The titles of the tours that show a picture: as one of theirs, or by its address. */
export async function listToursWith(db: Db, { id, url }: Pick<MediaRow, 'id' | 'url'>): Promise<string[]> {
  const rows = await db
    .selectFrom('tours')
    .select('title')
    .where((where) =>
      where.or([
        where('photo', '=', url),
        where('id', 'in', where.selectFrom('tour_pictures').select('tour_id').where('media_id', '=', id)),
      ]),
    )
    .orderBy('id')
    .execute();
  return rows.map((row) => row.title);
}

/** True when the picture was there. */
export async function deleteMedia(db: Db, id: string): Promise<boolean> {
  const deleted = await db.deleteFrom('media').where('id', '=', id).returning('id').executeTakeFirst();
  return deleted !== undefined;
}

const isUsed = sql<boolean>`(exists (select 1 from tour_pictures where tour_pictures.media_id = media.id) or exists (select 1 from tours where tours.photo = media.url))`;

/**
 * Notes since when uploads are in no tour, and removes the rows of those that have been so for a week. Answers their ids:
 * their files go next.
 */
export async function removeUnusedMedia(trx: Db, now: Date): Promise<string[]> {
  const uploads = trx.updateTable('media').where('is_uploaded', '=', 1);
  await uploads.set({ unused_since: null }).where('unused_since', 'is not', null).where(isUsed).execute();
  await uploads
    .set({ unused_since: now.toISOString() })
    .where('unused_since', 'is', null)
    .where(sql<boolean>`not ${isUsed}`)
    .execute();
  const longAgo = new Date(now.getTime() - DAYS_UNUSED * 86_400_000).toISOString();
  const removed = await trx
    .deleteFrom('media')
    .where('is_uploaded', '=', 1)
    .where('unused_since', '<', longAgo)
    .returning('id')
    .execute();
  return removed.map((row) => row.id);
}

/** Which of these have a row. */
export async function knownMediaIds(db: Db, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('media').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map((row) => row.id));
}
