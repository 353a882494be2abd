import { type Kysely, sql } from 'kysely';

/**
 * Repairs covers: concurrent changes of a focus left addresses of removed files, and `http://` photos never loaded.
 * Most hosts serve them by https, too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update tours set photo = (${cover(sql`media.url`)})
    where exists (${cover(sql`1`)} and media.url <> tours.photo)
  `.execute(db);
  await sql`
    update tours set photo = 'https' || substr(photo, 5) where lower(substr(photo, 1, 7)) = 'http://'
  `.execute(db);
}

function cover(column: ReturnType<typeof sql>) {
  return sql`
    select ${column} from tour_pictures join media on media.id = tour_pictures.media_id
    where tour_pictures.tour_id = tours.id and tour_pictures.position = 0
  `;
}
