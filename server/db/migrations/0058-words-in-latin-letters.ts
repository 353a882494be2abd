import { type Kysely, sql } from 'kysely';
import { withLatin } from '../../transliteration/latinise.ts';
import { batchesOf } from '../batches.ts';
import { type SearchKind, storedWordsOf, wordsOf } from '../words-of-texts.ts';

const ROWS_PER_BATCH = 500;

/** Makes stored rows searchable by Latin letters, like new ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await writeWordsInLatin(db);
  await writeTextsOfTours(db);
  await writeKeysOfNames(db);
}

type Word = { kind: SearchKind; word: string; subject_id: string };

async function writeWordsInLatin(db: Kysely<unknown>): Promise<void> {
  let after: Word = { kind: '' as SearchKind, word: '', subject_id: '' };
  for (;;) {
    const { rows } = await sql<Word>`
      select kind, word, subject_id from search_words
      where (kind, word, subject_id) > (${after.kind}, ${after.word}, ${after.subject_id})
        and octet_length(word) > length(word)
      order by kind, word, subject_id limit ${ROWS_PER_BATCH}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    const values = rows.flatMap(({ kind, word, subject_id }) =>
      storedWordsOf(kind, [word]).map((latin) => sql`(${kind}, ${latin}, ${subject_id})`),
    );
    const formers = rows.map(({ kind, word, subject_id }) => sql`(${kind}, ${word}, ${subject_id})`);
    for (const batch of batchesOf(formers))
      await sql`delete from search_words where (kind, word, subject_id) in (values ${sql.join(batch)})`.execute(
        db,
      );
    for (const batch of batchesOf(values))
      await sql`insert into search_words (kind, word, subject_id) values ${sql.join(batch)}
        on conflict do nothing`.execute(db);
    after = last;
  }
}

async function writeTextsOfTours(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; search_text: string }>`
    select id, search_text from tours where octet_length(search_text) > length(search_text)`.execute(db);
  for (const { id, search_text } of rows)
    await sql`update tours set search_text = ${withLatin(search_text)} where id = ${id}`.execute(db);
}

type Named = { kind: string; item_id: string; name_key: string };

async function writeKeysOfNames(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Named>`
    select kind, item_id, name_key from customer_items
    where octet_length(name_key) > length(name_key)`.execute(db);
  for (const { kind, item_id, name_key } of rows) {
    const latin = wordsOf([name_key]).toSorted().join(' ');
    await sql`
      update customer_items set name_key = ${latin} where kind = ${kind} and item_id = ${item_id}`.execute(
      db,
    );
  }
}
