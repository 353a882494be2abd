import { type Kysely, sql } from 'kysely';
import { newId } from '../identifiers.ts';

const PICTURE = '/media/scenes/nathula-switchbacks/card-1800.webp';

/** Until now the code drew it beside "page not found". A new site has none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows: settings } = await sql`select name from settings limit 1`.execute(db);
  if (settings.length === 0) return;
  const { rows } = await sql<{ content: string }>`select content from page_content_versions
    where key = 'frame' order by id desc limit 1`.execute(db);
  const written: object = rows[0] ? JSON.parse(rows[0].content) : {};
  const content = JSON.stringify({ ...written, notFound: { picture: PICTURE } });
  await sql`insert into page_content_versions (id, key, content, published_at, published_by)
    values (${newId()}, 'frame', ${content}, ${new Date().toISOString()}, null)`.execute(db);
  const { rows: drafts } = await sql<{ draft: string }>`select draft from page_contents
    where key = 'frame' and draft is not null`.execute(db);
  for (const { draft } of drafts) {
    const changed = JSON.stringify({ ...JSON.parse(draft), notFound: { picture: PICTURE } });
    await sql`update page_contents set draft = ${changed} where key = 'frame'`.execute(db);
  }
  await sql`insert into page_content_media (key, media_id)
    select 'frame', id from media where url = ${PICTURE}`.execute(db);
}
