import { type Kysely, sql } from 'kysely';

/**
 * Leads tours to where their cover is. Two saves of a picture's focus at once left some with the address of a cut whose
 * files are gone. And photos that were typed with http:// have never been shown, since pages load none such: most hosts
 * have them by https too, and the others were in nobody's sight anyway.
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
