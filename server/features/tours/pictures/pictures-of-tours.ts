import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { badInput } from '../../../http/faults/errors.ts';
import type { StaffAction } from '../../../http/session/staff-action.ts';
import { differenceOf } from '../../audit/audit.queries.ts';
import type { ChangedUse, PictureUser, WantedChange } from '../../media/library/picture-users.ts';
import { findMediaByUrl, lockMedia } from '../../media/media.queries.ts';
import { lockTours } from '../../team/tours-of-team.queries.ts';
import { recordTourChange } from '../manage/save-tour.ts';
import { findStoredTour, type StoredTour } from '../manage/stored-tour.ts';
import { tourRecord } from '../manage/tour-record.ts';
import { foundByText } from '../search/found-by-text.ts';
import { replaceTourPictures } from './tour-pictures.queries.ts';

export const PICTURES_OF_TOURS: PictureUser = {
  kind: 'tour',
  columns: [
    { table: 'tour_pictures', column: 'media_id', is: 'id' },
    { table: 'tours', column: 'photo', is: 'url' },
  ],

  async listUses(db, pictureIds) {
    const rows = await db
      .selectFrom('tours')
      .innerJoin('tour_pictures', 'tour_pictures.tour_id', 'tours.id')
      .select(['tours.id', 'tours.title as label', 'tour_pictures.media_id as pictureId'])
      .where('tour_pictures.media_id', 'in', pictureIds)
      .union((of) =>
        of
          .selectFrom('tours')
          .innerJoin('media', 'media.url', 'tours.photo')
          .select(['tours.id', 'tours.title as label', 'media.id as pictureId'])
          .where('media.id', 'in', pictureIds),
      )
      .execute();
    const byTitle = rows.toSorted((a, b) => a.label.localeCompare(b.label) || (a.id < b.id ? -1 : 1));
    return byTitle.map((row) => ({ kind: 'tour' as const, ...row }));
  },

  async isNamed(db, text) {
    const named = sql`from tours where ${await foundByText(db, text)}`;
    return sql<boolean>`(media.url in (select photo ${named})
      or media.id in (select media_id from tour_pictures where tour_id in (select id ${named})))`;
  },

  async changePictures(trx, wanted, by) {
    const found = await lockTours(
      trx,
      wanted.map(({ id }) => id),
    );
    const changes = await Promise.all(
      wanted.filter(({ id }) => found.has(id)).map((one) => readChange(trx, one)),
    );
    const fitting = changes.filter((one) => one !== undefined);
    await lockMedia(
      trx,
      fitting.flatMap(({ before, after }) => [...before, ...after]),
    );
    const changed: ChangedUse[] = [];
    for (const one of fitting) changed.push(await changeTour(trx, one, by));
    return changed;
  },
};

type ChangeOfTour = {
  tour: StoredTour;
  before: readonly string[];
  after: readonly string[];
  hasOwnCover: boolean;
};

async function readChange(trx: Db, { id, version, change }: WantedChange): Promise<ChangeOfTour | undefined> {
  const tour = await findStoredTour(trx, id);
  if (!tour || (version !== undefined && version !== tour.row.version)) return undefined;
  const { photo } = tour.row;
  const cover = (await findMediaByUrl(trx, [photo])).get(photo)?.id;
  const listed = tour.pictures.map((picture) => picture.id);
  const before = cover === undefined || listed.includes(cover) ? listed : [cover, ...listed];
  const after = change(before);
  const isSame = after.join() === before.join();
  return isSame ? undefined : { tour, before, after, hasOwnCover: cover !== undefined };
}

async function changeTour(
  trx: Db,
  { tour, before, after, hasOwnCover }: ChangeOfTour,
  by: StaffAction,
): Promise<ChangedUse> {
  const { row } = tour;
  const pictures = await lockMedia(trx, after);
  if (pictures.length < after.length)
    throw badInput({ pictureId: 'This picture is gone. Choose another one.' });
  await replaceTourPictures(trx, row.id, [...after]);
  const photo = (hasOwnCover && pictures[0]?.url) || row.photo;
  const saved = await trx
    .updateTable('tours')
    .set((is) => ({ photo, version: is('version', '+', 1), updated_at: by.now.toISOString() }))
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const stored = { ...tour, row: saved, pictures };
  const difference = differenceOf(tourRecord(tour), tourRecord(stored));
  await recordTourChange(trx, { ...by, action: 'tour.update', tour: stored, ...difference });
  return { kind: 'tour', id: row.id, label: row.title, version: saved.version, before };
}
