import { type Kysely, sql } from 'kysely';
import { batchesOf } from '../batches.ts';
import { endOfPhone, wordsOf } from '../words-of-texts.ts';

const ROWS_PER_BATCH = 500;

/** Makes stored messages searchable by numbers in other scripts and by both of two numbers, like new ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  let after = '';
  for (;;) {
    const { rows } = await sql<{ id: string; mobile: string }>`
      select id, mobile from contact_messages
      where id > ${after} order by id limit ${ROWS_PER_BATCH}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    const values = rows
      .filter(({ mobile }) => /[/\u0080-\uffff]/.test(mobile))
      .flatMap(({ id, mobile }) =>
        [...wordsOf([mobile]), ...endOfPhone(mobile)].map((word) => sql`('message', ${word}, ${id})`),
      );
    for (const batch of batchesOf(values))
      await sql`insert into search_words (kind, word, subject_id) values ${sql.join(batch)}
        on conflict do nothing`.execute(db);
    after = last.id;
  }
}
