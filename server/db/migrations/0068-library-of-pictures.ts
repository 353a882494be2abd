import { type Kysely, sql } from 'kysely';
import { wordsOf } from '../words-of-texts.ts';
import { addColumns } from './add-columns.ts';

type Row = { id: string; alt: string; original_name: string | null };

/** Pictures stay until staff delete them. Until now those unused for a week were removed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db, 'media', [
    { name: 'credit', type: 'text', notNull: true, default: '' },
    { name: 'tall_focus_x', type: 'integer', check: 'tall_focus_x between 0 and 100' },
    { name: 'tall_focus_y', type: 'integer', check: 'tall_focus_y between 0 and 100' },
    { name: 'tall_url', type: 'text' },
    { name: 'tall_widths', type: 'text', notNull: true, default: '[]' },
    { name: 'is_permanent', type: 'integer', notNull: true, default: 0, check: 'is_permanent in (0, 1)' },
    { name: 'deleted_at', type: 'text' },
  ]);
  await sql`update media set is_permanent = 1 where unused_since is null`.execute(db);
  await db.schema.alterTable('media').dropColumn('unused_since').execute();
  await db.schema.createIndex('media_by_age').on('media').columns(['created_at', 'id']).execute();
  await fillWords(db);
}

async function fillWords(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Row>`select id, alt, original_name from media`.execute(db);
  for (const { id, alt, original_name } of rows)
    for (const word of wordsOf([alt, original_name ?? '']))
      await sql`insert into search_words (kind, word, subject_id) values ('picture', ${word}, ${id})`.execute(
        db,
      );
}
