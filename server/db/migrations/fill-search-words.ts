import { type Kysely, sql } from 'kysely';
import { wordsOf } from '../words-of-texts.ts';

/** Each kind with its table and the columns searched at that time. */
const SEARCHED: [kind: string, table: string, columns: string[]][] = [
  ['booking', 'bookings', ['full_name', 'phone', 'user_email', 'reference', 'tour_name']],
  ['user', 'users', ['username', 'email']],
  ['review', 'reviews', ['username', 'review_text']],
  ['subscriber', 'subscribers', ['email']],
  ['message', 'contact_messages', ['name', 'email', 'mobile', 'message']],
];
const ROWS_PER_BATCH = 500;
/** SQLite takes 32,766 values per statement. */
const WORDS_PER_BATCH = 5_000;

type Row = { id: string } & Record<string, string>;

export async function fillSearchWords(db: Kysely<unknown>): Promise<void> {
  for (const [kind, table, columns] of SEARCHED) {
    let after = '';
    for (;;) {
      const { rows } = await sql<Row>`
        select id, ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
        where id > ${after} order by id limit ${ROWS_PER_BATCH}`.execute(db);
      const last = rows.at(-1);
      if (!last) break;
      await insertWords(db, kind, columns, rows);
      after = last.id;
    }
  }
}

async function insertWords(db: Kysely<unknown>, kind: string, columns: string[], rows: Row[]): Promise<void> {
  const words = rows.flatMap((row) =>
    wordsOf(columns.map((column) => row[column] ?? '')).map((word) => ({ word, id: row.id })),
  );
  for (let first = 0; first < words.length; first += WORDS_PER_BATCH) {
    const values = words
      .slice(first, first + WORDS_PER_BATCH)
      .map(({ word, id }) => sql`(${kind}, ${word}, ${id})`);
    await sql`insert into search_words (kind, word, subject_id) values ${sql.join(values)}`.execute(db);
  }
}
