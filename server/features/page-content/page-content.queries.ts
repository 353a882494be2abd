import { completeContent, type WrittenContent } from '../../../contracts/page-content/content-values.ts';
import type { ContentKey } from '../../../contracts/page-content/page-contents.ts';
import type { Db } from '../../db/database.ts';
import { locking } from '../../db/dialect/lock-rows.ts';
import { newId } from '../../db/identifiers.ts';
import type { PageContentRow, PageContentVersionRow } from '../../db/site-rows.ts';

/** The newest are kept. */
const VERSIONS_MAX = 100;

export async function findPublished<Key extends ContentKey>(db: Db, key: Key): Promise<WrittenContent<Key>> {
  const newest = await newestVersion(db, key);
  return completeContent(key, newest && JSON.parse(newest.content));
}

/** Of pages that staff wrote on. */
export async function listPublishedKeys(db: Db): Promise<ContentKey[]> {
  const rows = await db.selectFrom('page_content_versions').select('key').distinct().orderBy('key').execute();
  return rows.map(({ key }) => key);
}

export function newestVersion(db: Db, key: ContentKey): Promise<PageContentVersionRow | undefined> {
  return versionsOf(db, key).limit(1).executeTakeFirst();
}

export function listVersions(db: Db, key: ContentKey) {
  return versionsOf(db, key)
    .leftJoin('users', 'users.id', 'published_by')
    .select('users.username')
    .limit(VERSIONS_MAX)
    .execute();
}

function versionsOf(db: Db, key: ContentKey) {
  return db
    .selectFrom('page_content_versions')
    .selectAll('page_content_versions')
    .where('key', '=', key)
    .orderBy('page_content_versions.id', 'desc');
}

export function findContentRow(db: Db, key: ContentKey): Promise<PageContentRow | undefined> {
  return db.selectFrom('page_contents').selectAll().where('key', '=', key).executeTakeFirst();
}

/** Makes the row, so that there is one to lock. */
export async function lockContentRow(trx: Db, key: ContentKey, now: Date): Promise<PageContentRow> {
  const first = { key, draft: null, publish_at: null, version: 0, updated_by: null };
  await trx
    .insertInto('page_contents')
    .values({ ...first, updated_at: now.toISOString() })
    .onConflict((on) => on.column('key').doNothing())
    .execute();
  const row = trx.selectFrom('page_contents').selectAll().where('key', '=', key);
  return locking(trx, row, 'page_contents').executeTakeFirstOrThrow();
}

type Change = Pick<PageContentRow, 'draft' | 'publish_at' | 'updated_by'> & { now: Date };

export async function changeContentRow(
  trx: Db,
  { key, version }: PageContentRow,
  { now, ...change }: Change,
): Promise<void> {
  await trx
    .updateTable('page_contents')
    .set({ ...change, version: version + 1, updated_at: now.toISOString() })
    .where('key', '=', key)
    .execute();
}

export async function insertVersion(
  trx: Db,
  { key, content, by, now }: { key: ContentKey; content: string; by: string | null; now: Date },
): Promise<void> {
  const row = { id: newId(), key, content, published_at: now.toISOString(), published_by: by };
  await trx.insertInto('page_content_versions').values(row).execute();
  const newest = trx
    .selectFrom('page_content_versions')
    .select('id')
    .where('key', '=', key)
    .orderBy('id', 'desc')
    .limit(VERSIONS_MAX);
  await trx
    .deleteFrom('page_content_versions')
    .where('key', '=', key)
    .where('id', 'not in', newest)
    .execute();
}

/** The ids of pictures, in order. */
export async function picturesOnPage(db: Db, key: ContentKey): Promise<string[]> {
  const rows = await db
    .selectFrom('page_content_media')
    .select('media_id')
    .where('key', '=', key)
    .orderBy('media_id')
    .execute();
  return rows.map(({ media_id }) => media_id);
}

export async function replacePicturesOnPage(trx: Db, key: ContentKey, ids: readonly string[]): Promise<void> {
  await trx.deleteFrom('page_content_media').where('key', '=', key).execute();
  const rows = [...new Set(ids)].map((media_id) => ({ key, media_id }));
  if (rows.length > 0) await trx.insertInto('page_content_media').values(rows).execute();
}

export async function listDrafts(db: Db) {
  const rows = await db.selectFrom('page_contents').selectAll().orderBy('key').execute();
  return rows.flatMap(({ key, draft, publish_at }) => (draft === null ? [] : [{ key, draft, publish_at }]));
}

export function listDue(db: Db, now: Date): Promise<{ key: ContentKey }[]> {
  return db.selectFrom('page_contents').select('key').where('publish_at', '<=', now.toISOString()).execute();
}
