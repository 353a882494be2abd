import { type Kysely, sql } from 'kysely';

/**
 * Leads tours to where their cover is now: two saves of a picture's focus at once left some with the address of a cut
 * whose files are gone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update tours set photo = (${cover(sql`media.url`)})
    where exists (${cover(sql`1`)} and media.url <> tours.photo)
  `.execute(db);
}

function cover(column: ReturnType<typeof sql>) {
  return sql`
    select ${column} from tour_pictures join media on media.id = tour_pictures.media_id
    where tour_pictures.tour_id = tours.id and tour_pictures.position = 0
  `;
}
