import { PICTURE_LIMITS } from '../../../contracts/media-terms.ts';
import type { Db } from '../../db/database.ts';
import { idsOf } from '../../db/identifiers.ts';
import type { MediaRow } from '../../db/schema.ts';
import { removeSearchWords, replaceSearchWords } from '../../db/search-words.ts';
import { cutAddressesOf, readCutAddress } from './cutting/cut-address.ts';
import { isUsedBy, type PictureUsers } from './library/picture-users.ts';

export function findMedia(db: Db, id: string): Promise<MediaRow | undefined> {
  return db
    .selectFrom('media')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** By the address asked for. An upload has another address once its focus was moved. */
export async function findMediaByUrl(db: Db, urls: string[]): Promise<Map<string, MediaRow>> {
  const wanted = [...new Set(urls)];
  if (wanted.length === 0) return new Map();
  const idOf = (url: string) => readCutAddress(url)?.id ?? '';
  const rows = await db
    .selectFrom('media')
    .selectAll()
    .where((media) => media.or([media('url', 'in', wanted), media('id', 'in', wanted.map(idOf))]))
    .execute();
  const known = new Map(rows.flatMap((row) => [[row.url, row] as const, [row.id, row] as const]));
  return new Map(
    wanted.flatMap((url) => {
      const row = known.get(url) ?? known.get(idOf(url));
      return row ? [[url, row]] : [];
    }),
  );
}

export async function findMediaByIds(db: Db, ids: readonly string[]): Promise<Map<string, MediaRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('media').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Locks pictures in the order of the ids, without missing and deleted ones. What is taken to be shown is kept. */
export async function lockMedia(trx: Db, ids: readonly string[]): Promise<MediaRow[]> {
  const locked = new Map<string, MediaRow>();
  // One by one in a fixed order, to avoid deadlocks.
  for (const id of new Set(ids.toSorted())) {
    const lock = trx.updateTable('media').set({ is_permanent: 1 }).where('id', '=', id);
    const row = await lock.where('deleted_at', 'is', null).returningAll().executeTakeFirst();
    if (row) locked.set(id, row);
  }
  return ids.flatMap((id) => locked.get(id) ?? []);
}

type NewMedia = Omit<MediaRow, keyof typeof UNSAID> & Partial<Pick<MediaRow, keyof typeof UNSAID>>;
const UNSAID = {
  ...{ credit: '', tall_focus_x: null, tall_focus_y: null, deleted_at: null },
  ...{ whole_width: null, whole_height: null },
} as const;

export async function insertMedia(trx: Db, row: NewMedia): Promise<MediaRow> {
  const inserted = await trx
    .insertInto('media')
    .values({ ...UNSAID, ...row })
    .returningAll()
    .executeTakeFirstOrThrow();
  await storeWords(trx, inserted);
  return inserted;
}

type Focuses = 'focus_x' | 'focus_y' | 'tall_focus_x' | 'tall_focus_y';
export type MediaChanges = Partial<Pick<MediaRow, 'alt' | 'credit' | 'deleted_at' | Focuses> & CutRow>;
export type CutRow = Pick<
  MediaRow,
  'url' | 'widths' | 'width' | 'height' | 'dominant_colour' | 'tall_url' | 'tall_widths'
> &
  Partial<Pick<MediaRow, 'whole_width' | 'whole_height'>>;

export async function updateMedia(
  trx: Db,
  { id }: Pick<MediaRow, 'id'>,
  changes: MediaChanges,
): Promise<MediaRow> {
  const after = await trx
    .updateTable('media')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await storeWords(trx, after);
  if (changes.url !== undefined) {
    const tours = trx.updateTable('tours').set({ photo: changes.url });
    await tours.where('photo', 'like', cutAddressesOf(id)).execute();
  }
  return after;
}

function storeWords(trx: Db, { id, alt, original_name, credit }: MediaRow): Promise<void> {
  return replaceSearchWords(trx, 'picture', id, [alt, original_name ?? '', credit]);
}

/** They go with the next clean-up if nothing else shows them. */
export async function letGoOfMedia(trx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await trx.updateTable('media').set({ is_permanent: 0 }).where('id', 'in', ids).execute();
}

/** Removes rows deleted long ago, and unused ones of forms that were not saved. Remove their files next. */
export async function removeUnwantedMedia(trx: Db, users: PictureUsers, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
  const abandoned = before(PICTURE_LIMITS.daysAbandoned);
  const removed = await trx
    .deleteFrom('media')
    .where('is_uploaded', '=', 1)
    .where((media) =>
      media.or([
        media('deleted_at', '<=', before(PICTURE_LIMITS.daysDeleted)),
        media.and([
          media('is_permanent', '=', 0),
          media('created_at', '<=', abandoned),
          media.not(isUsedBy(users)),
        ]),
      ]),
    )
    .returning('id')
    .execute();
  await removeSearchWords(trx, 'picture', idsOf(removed));
}
