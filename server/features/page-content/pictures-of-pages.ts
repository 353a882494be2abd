import { sql } from 'kysely';
import {
  CONTENT_KEYS,
  type ContentKey,
  PAGE_CONTENTS,
} from '../../../contracts/page-content/page-contents.ts';
import type { Db } from '../../db/database.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import { foldToLatin } from '../../transliteration/latinise.ts';
import type {
  ChangedUse,
  ChangeOfPictures,
  PictureUser,
  WantedChange,
} from '../media/library/picture-users.ts';
import { findMediaByIds, lockMedia } from '../media/media.queries.ts';
import { withOtherPictures } from './change-content.ts';
import { lockContentRow, picturesOnPage } from './page-content.queries.ts';

/** Drafts, too. */
export const PICTURES_OF_PAGES: PictureUser = {
  kind: 'page',
  columns: [{ table: 'page_content_media', column: 'media_id', is: 'id' }],

  async listUses(db, pictureIds) {
    const rows = await db
      .selectFrom('page_content_media')
      .selectAll()
      .where('media_id', 'in', pictureIds)
      .orderBy('key')
      .execute();
    return rows.map(({ key, media_id }) => ({ ...pageUse(key), pictureId: media_id }));
  },

  async isNamed(_db, text) {
    const typed = foldToLatin(text);
    const keys = CONTENT_KEYS.filter((key) => foldToLatin(PAGE_CONTENTS[key].name).includes(typed));
    if (keys.length === 0) return sql<boolean>`1 = 0`;
    return sql<boolean>`media.id in (select media_id from page_content_media where key in (${sql.join(keys)}))`;
  },

  async changePictures(trx, wanted, by) {
    const changed: ChangedUse[] = [];
    for (const one of wanted.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
      changed.push(...(await changePage(trx, one, by)));
    return changed;
  },
};

const pageUse = (key: ContentKey) => ({ kind: 'page' as const, id: key, label: PAGE_CONTENTS[key].name });

async function changePage(
  trx: Db,
  { id, version, change }: WantedChange,
  by: StaffAction,
): Promise<ChangedUse[]> {
  const key = CONTENT_KEYS.find((one) => one === id);
  if (!key) return [];
  // Before its pictures, as saving a draft does.
  await lockContentRow(trx, key, by.now);
  const before = await picturesOnPage(trx, key);
  const others = await otherAddresses(trx, before, change);
  if (others.size === 0) return [];
  const now = await withOtherPictures(trx, key, { others, version }, by);
  return now === undefined ? [] : [{ ...pageUse(key), version: now, before }];
}

/** By the address that is shown now. */
async function otherAddresses(
  trx: Db,
  before: readonly string[],
  change: ChangeOfPictures,
): Promise<Map<string, string>> {
  const pairs = before.flatMap((id) => {
    const [after = ''] = change([id]);
    return after === id ? [] : [[id, after] as const];
  });
  const ids = pairs.flat().filter(Boolean);
  await lockMedia(trx, ids);
  const rows = await findMediaByIds(trx, ids);
  return new Map(pairs.map(([id, after]) => [rows.get(id)?.url ?? '', rows.get(after)?.url ?? '']));
}
