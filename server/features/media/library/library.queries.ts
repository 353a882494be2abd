import type { Position } from '../../../../contracts/lists/cursor.ts';
import type { LibraryQuery } from '../../../../contracts/media.contract.ts';
import type { Db } from '../../../db/database.ts';
import { afterPosition, type Page } from '../../../db/paging.ts';
import type { MediaRow } from '../../../db/schema.ts';
import { matchesSearch } from '../../../db/search-words.ts';
import { isUsedBy, type PictureUsers } from './picture-users.ts';

export const positionOfPicture = ({ created_at, id }: MediaRow): Position => ({ at: created_at, id });

/** Newest first. Returns one extra row, see `slicePage`. */
export async function listLibrary(
  db: Db,
  users: PictureUsers,
  page: Page,
  { q, show, kind }: Pick<LibraryQuery, 'q' | 'show' | 'kind'>,
): Promise<MediaRow[]> {
  let query = db
    .selectFrom('media')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where(afterPosition(page.after, { at: 'media.created_at', id: 'media.id' }))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  if (show !== undefined) query = query.where('is_uploaded', '=', show === 'shipped' ? 0 : 1);
  if (kind !== undefined)
    query = query.where(({ selectFrom, exists, not }) => {
      const isVideo = exists(
        selectFrom('media_videos').select('media_id').whereRef('media_id', '=', 'media.id'),
      );
      return kind === 'video' ? isVideo : not(isVideo);
    });
  if (show === 'unused') query = query.where(({ not }) => not(isUsedBy(users)));
  if (q) {
    const hasWords = await matchesSearch(db, 'picture', q, 'media.id');
    const named = await Promise.all(users.map(({ isNamed }) => isNamed(db, q)));
    query = query.where(({ or }) => or([hasWords, ...named]));
  }
  if (page.limit !== undefined) query = query.limit(page.limit + 1);
  return query.execute();
}
