import { sql } from 'kysely';
import type { Db } from '../../../server/db/database.ts';
import { type SearchKind, wordsOf } from '../../../server/db/words-of-texts.ts';

const MAX_HELD = 50_000;
const ROWS_PER_INSERT = 2_000;

/**
 * Collects search words in a side table and moves them in key order at the end, so that each index page is written
 * once.
 */
export type WordStore = {
  add: (kind: SearchKind, subjectId: string, texts: readonly string[]) => void;
  writeSome: () => Promise<void>;
  moveAll: () => Promise<void>;
};

type Word = { kind: SearchKind; word: string; subject_id: string };

export async function openWordStore(db: Db): Promise<WordStore> {
  await db.schema
    .createTable('unsorted_words')
    .addColumn('kind', 'text')
    .addColumn('word', 'text')
    .addColumn('subject_id', 'text')
    .execute();
  let held: Word[] = [];

  async function writeHeld(): Promise<void> {
    const rows = held;
    held = [];
    await db.transaction().execute(async (trx) => {
      for (let first = 0; first < rows.length; first += ROWS_PER_INSERT) {
        const some = rows.slice(first, first + ROWS_PER_INSERT);
        const values = some.map(({ kind, word, subject_id }) => sql`(${kind}, ${word}, ${subject_id})`);
        await sql`insert into unsorted_words (kind, word, subject_id) values ${sql.join(values)}`.execute(
          trx,
        );
      }
    });
  }

  return {
    add(kind, subjectId, texts) {
      for (const word of wordsOf(texts)) held.push({ kind, word, subject_id: subjectId });
    },
    async writeSome() {
      if (held.length >= MAX_HELD) await writeHeld();
    },
    async moveAll() {
      await writeHeld();
      await sql`
        insert into search_words (kind, word, subject_id)
        select kind, word, subject_id from unsorted_words order by kind, word, subject_id`.execute(db);
      await db.schema.dropTable('unsorted_words').execute();
    },
  };
}
