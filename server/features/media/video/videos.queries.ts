import { sql } from 'kysely';
import type { Video } from '../../../../contracts/media.contract.ts';
import type { Db } from '../../../db/database.ts';
import type { VideoRow } from '../../../db/schema.ts';
import { videoAddress } from '../cutting/cut-address.ts';

export async function insertVideo(trx: Db, row: VideoRow): Promise<void> {
  await trx.insertInto('media_videos').values(row).execute();
}

export async function findVideosOf(db: Db, pictureIds: readonly string[]): Promise<Map<string, Video>> {
  if (pictureIds.length === 0) return new Map();
  const rows = await db.selectFrom('media_videos').selectAll().where('media_id', 'in', pictureIds).execute();
  return new Map(rows.map((row) => [row.media_id, presentVideo(row)]));
}

function presentVideo({ media_id, file, width, height, duration_ms, bytes, state }: VideoRow): Video {
  return {
    url: videoAddress(media_id, file),
    type: file.endsWith('.webm') ? 'video/webm' : 'video/mp4',
    ...{ width, height, bytes, state },
    seconds: Math.round(duration_ms / 100) / 10,
  };
}

/** Leased: a process that dies at work leaves it to another. */
export async function claimVideo(db: Db, now: Date, until: Date): Promise<VideoRow | undefined> {
  const isFree = sql<boolean>`state = 'waiting' and coalesce(claimed_until, '') < ${now.toISOString()}`;
  for (;;) {
    const waiting = db.selectFrom('media_videos').select('media_id').where(isFree).orderBy('media_id');
    const found = await waiting.executeTakeFirst();
    if (!found) return undefined;
    const claimed = await db
      .updateTable('media_videos')
      .set({ claimed_until: until.toISOString() })
      .where('media_id', '=', found.media_id)
      // Again, of the row itself: another process may have claimed it meanwhile.
      .where(isFree)
      .returningAll()
      .executeTakeFirst();
    if (claimed) return claimed;
  }
}

export async function finishVideo(
  db: Db,
  mediaId: string,
  made: Partial<Omit<VideoRow, 'media_id'>>,
): Promise<void> {
  const finished = { state: 'whole', ...made, claimed_until: null } as const;
  await db.updateTable('media_videos').set(finished).where('media_id', '=', mediaId).execute();
}

export async function giveUpWaiting(db: Db): Promise<void> {
  await db.updateTable('media_videos').set({ state: 'whole' }).where('state', '=', 'waiting').execute();
}
