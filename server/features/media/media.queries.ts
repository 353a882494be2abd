import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { MediaRow } from '../../db/schema.ts';
import { cutAddressesOf } from './cutting/cut-address.ts';
import { SHOWING_COLUMNS } from './named-files.ts';

const DAYS_UNUSED = 7;

export function findMedia(db: Db, id: string): Promise<MediaRow | undefined> {
  return db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findMediaByUrl(db: Db, urls: string[]): Promise<Map<string, MediaRow>> {
  const wanted = [...new Set(urls)];
  if (wanted.length === 0) return new Map();
  const rows = await db.selectFrom('media').selectAll().where('url', 'in', wanted).execute();
  return new Map(rows.map((row) => [row.url, row]));
}

export async function findMediaByIds(db: Db, ids: readonly string[]): Promise<Map<string, MediaRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('media').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Locks pictures in the order of the ids, without missing ones. Restarts the week of unused ones. */
export async function lockMedia(trx: Db, ids: string[]): Promise<MediaRow[]> {
  const locked = new Map<string, MediaRow>();
  // One by one in a fixed order, to avoid deadlocks.
  for (const id of [...ids].sort()) {
    const lock = trx.updateTable('media').set({ unused_since: null }).where('id', '=', id);
    const row = await lock.returningAll().executeTakeFirst();
    if (row) locked.set(id, row);
  }
  return ids.flatMap((id) => locked.get(id) ?? []);
}

export function insertMedia(db: Db, row: Omit<MediaRow, 'unused_since'>): Promise<MediaRow> {
  return db
    .insertInto('media')
    .values({ ...row, unused_since: null })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export type MediaChanges = Partial<Pick<MediaRow, 'alt' | 'focus_x' | 'focus_y'> & CutRow>;
export type CutRow = Pick<MediaRow, 'url' | 'widths' | 'width' | 'height' | 'dominant_colour'>;

export async function updateMedia(trx: Db, id: string, changes: MediaChanges): Promise<MediaRow> {
  const after = await trx
    .updateTable('media')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (changes.url !== undefined) {
    const tours = trx.updateTable('tours').set({ photo: changes.url });
    await tours.where('photo', 'like', cutAddressesOf(id)).execute();
  }
  return after;
}

/** The title of a tour, or the name of a person, with this picture. */
export async function findUseOf(db: Db, { id, url }: MediaRow): Promise<string | undefined> {
  const tour = await db
    .selectFrom('tours')
    .select('title')
    .where((where) =>
      where.or([
        where('photo', '=', url),
        where('id', 'in', where.selectFrom('tour_pictures').select('tour_id').where('media_id', '=', id)),
      ]),
    )
    .orderBy('id')
    .executeTakeFirst();
  const people = db.selectFrom('team_members').select('name').where('media_id', '=', id).orderBy('id');
  return tour?.title ?? (await people.executeTakeFirst())?.name;
}

export async function deleteMedia(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('media').where('id', '=', id).execute();
}

const isUsed = sql<boolean>`(${sql.join(
  SHOWING_COLUMNS.map(
    ({ table, column, is }) =>
      sql`exists (select 1 from ${sql.table(table)} where ${sql.ref(`${table}.${column}`)} = ${sql.ref(`media.${is}`)})`,
  ),
  sql` or `,
)})`;

/** Notes when uploads became unused, and removes rows unused for a week. Remove their files next. */
export async function removeUnusedMedia(trx: Db, now: Date): Promise<void> {
  const uploads = trx.updateTable('media').where('is_uploaded', '=', 1);
  await uploads.set({ unused_since: null }).where('unused_since', 'is not', null).where(isUsed).execute();
  await uploads
    .set({ unused_since: now.toISOString() })
    .where('unused_since', 'is', null)
    .where(sql<boolean>`not ${isUsed}`)
    .execute();
  const longAgo = new Date(now.getTime() - DAYS_UNUSED * 86_400_000).toISOString();
  await trx.deleteFrom('media').where('is_uploaded', '=', 1).where('unused_since', '<', longAgo).execute();
}
