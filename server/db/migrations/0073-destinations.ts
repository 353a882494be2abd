import { type Kysely, sql } from 'kysely';
import { newId } from '../identifiers.ts';
import before from './0073-destinations-before.json' with { type: 'json' };

/** Until now the code said what there is to see; a site that is installed keeps its words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows: stored } = await sql`select name from settings limit 1`.execute(db);
  if (stored.length === 0) return;
  await sql`insert into page_content_versions (id, key, content, published_at, published_by)
    values (${newId()}, 'destinations', ${JSON.stringify(before)}, ${new Date().toISOString()}, null)`.execute(
    db,
  );
  await sql`insert into page_content_media (key, media_id)
    select versions.key, media.id from page_content_versions as versions
    join media on versions.content like '%' || media.url || '%' where versions.key = 'destinations'`.execute(
    db,
  );
}
