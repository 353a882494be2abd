import { type Kysely, sql } from 'kysely';
import { newId } from '../identifiers.ts';
import wordsBefore from './0070-words-before.json' with { type: 'json' };

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('page_contents')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('draft', 'text')
    .addColumn('publish_at', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('updated_by', 'text')
    .execute();
  await db.schema
    .createTable('page_content_versions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('published_at', 'text', (column) => column.notNull())
    .addColumn('published_by', 'text')
    .execute();
  await db.schema
    .createIndex('page_content_versions_key')
    .on('page_content_versions')
    .columns(['key', 'id'])
    .execute();
  await db.schema
    .createTable('page_content_media')
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('media_id', 'text', (column) => column.notNull().references('media.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('page_content_media_key', ['key', 'media_id'])
    .execute();
  await db.schema
    .createIndex('page_content_media_media')
    .on('page_content_media')
    .column('media_id')
    .execute();
  await keepWords(db);
}

type Setting = { name: string; value: string };
type Fact = { part: string };

/** Until now pages had their words from the code, and some from the settings. */
async function keepWords(db: Kysely<unknown>): Promise<void> {
  const { rows: stored } = await sql`select name from settings limit 1`.execute(db);
  if (stored.length === 0) return;
  const { rows } = await sql<Setting>`select name, value from settings
    where name in ('questions', 'policyFacts', 'seasonStarts')`.execute(db);
  const settings = new Map(rows.map(({ name, value }) => [name, JSON.parse(value)]));
  const facts: Fact[] = settings.get('policyFacts') ?? [];
  const factsOf = (of: string) => facts.flatMap(({ part, ...fact }) => (part === of ? [fact] : []));
  const { policies } = wordsBefore;
  const days: string[] = settings.get('seasonStarts') ?? [];
  const words = {
    ...wordsBefore,
    questions: { questions: settings.get('questions') ?? [] },
    policies: {
      ...policies,
      figures: { seasonStarts: days.map((day) => ({ day })) },
      tourists: { ...policies.tourists, facts: factsOf('notes-for-tourists') },
      papers: { ...policies.papers, facts: factsOf('government-id') },
    },
  };
  const now = new Date().toISOString();
  for (const [key, written] of Object.entries(words)) {
    const content = JSON.stringify(written);
    await sql`insert into page_content_versions (id, key, content, published_at, published_by)
      values (${newId()}, ${key}, ${content}, ${now}, null)`.execute(db);
  }
  await sql`insert into page_content_media (key, media_id)
    select versions.key, media.id from page_content_versions as versions
    join media on versions.content like '%' || media.url || '%'`.execute(db);
  await sql`delete from settings where name in ('questions', 'policyFacts', 'seasonStarts')`.execute(db);
}
