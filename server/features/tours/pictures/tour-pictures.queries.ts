import type { Db } from '../../../db/database.ts';
import type { MediaRow } from '../../../db/schema.ts';

export async function findTourPictures(db: Db, tourIds: string[]): Promise<Map<string, MediaRow[]>> {
  const pictures = new Map<string, MediaRow[]>(tourIds.map((id) => [id, []]));
  if (tourIds.length === 0) return pictures;
  const rows = await db
    .selectFrom('tour_pictures')
    .innerJoin('media', 'media.id', 'tour_pictures.media_id')
    .selectAll('media')
    .select('tour_pictures.tour_id')
    .where('tour_pictures.tour_id', 'in', tourIds)
    .orderBy('tour_pictures.tour_id')
    .orderBy('tour_pictures.position')
    .execute();
  for (const { tour_id, ...media } of rows) pictures.get(tour_id)?.push(media);
  return pictures;
}

export async function replaceTourPictures(trx: Db, tourId: string, mediaIds: string[]): Promise<void> {
  await trx.deleteFrom('tour_pictures').where('tour_id', '=', tourId).execute();
  if (mediaIds.length === 0) return;
  const rows = mediaIds.map((media_id, position) => ({ tour_id: tourId, position, media_id }));
  await trx.insertInto('tour_pictures').values(rows).execute();
}
