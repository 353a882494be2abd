import { type RawBuilder, sql } from 'kysely';
import type { PictureUse, ReplacedUse } from '../../../../contracts/media.contract.ts';
import type { PictureUseKind } from '../../../../contracts/media-terms.ts';
import type { Db } from '../../../db/database.ts';
import type { Database, MediaRow } from '../../../db/schema.ts';
import type { StaffAction } from '../../../http/session/staff-action.ts';

export type UseOfPicture = PictureUse & { pictureId: string };

export type PictureColumn = { table: keyof Database; column: string; is: 'id' | 'url' };

/** Gets the ids of the pictures shown, in their order; returns those to be shown. */
export type ChangeOfPictures = (shown: readonly string[]) => readonly string[];

export type WantedChange = {
  id: string;
  /** If given, a use that has another version by now is left as it is. */
  version?: number;
  change: ChangeOfPictures;
};

export type ChangedUse = Omit<ReplacedUse, 'otherAt'> & { before: readonly string[] };

/** Something that shows pictures of the library. All that shows any is listed in `server/all-picture-users.ts`. */
export type PictureUser = {
  kind: PictureUseKind;
  /** What refers to a row of `media`, for conditions. */
  columns: readonly PictureColumn[];
  listUses: (db: Db, pictureIds: readonly string[]) => Promise<UseOfPicture[]>;
  /** A condition on `media`: the names of what shows a picture contain this text. */
  isNamed: (db: Db, text: string) => Promise<RawBuilder<boolean>>;
  /** Locks tours, then pictures, then anything else, each by id. Leaves out what is gone or unchanged. */
  changePictures: (trx: Db, wanted: readonly WantedChange[], by: StaffAction) => Promise<ChangedUse[]>;
};

export type PictureUsers = readonly PictureUser[];

/** A condition on `media`. */
export function isUsedBy(users: PictureUsers): RawBuilder<boolean> {
  const shown = users.flatMap(({ columns }) =>
    columns.map(
      ({ table, column, is }) =>
        sql`exists (select 1 from ${sql.table(table)} where ${sql.ref(`${table}.${column}`)} = ${sql.ref(`media.${is}`)})`,
    ),
  );
  return sql<boolean>`(${sql.join(shown, sql` or `)})`;
}

export async function findUsesOf(
  db: Db,
  users: PictureUsers,
  pictures: readonly Pick<MediaRow, 'id'>[],
): Promise<Map<string, PictureUse[]>> {
  const found = new Map<string, PictureUse[]>(pictures.map(({ id }) => [id, []]));
  if (found.size === 0) return found;
  for (const { listUses } of users)
    for (const { pictureId, ...use } of await listUses(db, [...found.keys()]))
      found.get(pictureId)?.push(use);
  return found;
}
