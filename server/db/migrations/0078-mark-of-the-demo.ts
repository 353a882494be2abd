import { type Kysely, sql } from 'kysely';
import { newId } from '../identifiers.ts';

const LOOK = { logo: '/media/brand/teesta-trails' };

/** Until now the code drew its mark for everybody; a demo that is installed keeps it, other agencies have their initials. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ value: string }>`select value from settings
    where name = 'agencyName' and not exists (
      select 1 from page_content_versions where key = 'look'
    )`.execute(db);
  if (rows[0]?.value !== '"Teesta Trails"') return;
  await sql`insert into page_content_versions (id, key, content, published_at, published_by)
    values (${newId()}, 'look', ${JSON.stringify(LOOK)}, ${new Date().toISOString()}, null)`.execute(db);
}
