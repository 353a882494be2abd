import { type Kysely, sql } from 'kysely';
import { wordsOf } from '../words-of-texts.ts';

const ROWS_PER_BATCH = 500;
/** SQLite takes 32,766 values per statement. */
const WORDS_PER_BATCH = 5_000;

type Row = {
  id: string;
  merged_into: string | null;
  full_name: string;
  phone: string;
  user_email: string;
  reference: string;
  tour_name: string;
};

/** Makes enquiries searchable by staff's notes, and survivors by the words of merged enquiries. */
export async function fillBookingWords(db: Kysely<unknown>): Promise<void> {
  let after = '';
  for (;;) {
    const { rows } = await sql<{ id: string }>`
      select id from bookings where id > ${after} and (
        merged_into is not null
        or exists (select 1 from bookings other where other.merged_into = bookings.id)
        or exists (select 1 from booking_events noted
          where noted.booking_id = bookings.id and noted.kind in ('note', 'call'))
        or exists (select 1 from booking_merges merge where merge.kept_id = bookings.id)
      ) order by id limit ${ROWS_PER_BATCH}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    for (const { id } of rows) await storeWords(db, id);
    after = last.id;
  }
}

async function storeWords(db: Kysely<unknown>, id: string): Promise<void> {
  const words = wordsOf(await textsOf(db, [id]));
  await sql`delete from search_words where kind = 'booking' and subject_id = ${id}`.execute(db);
  for (let first = 0; first < words.length; first += WORDS_PER_BATCH) {
    const values = words
      .slice(first, first + WORDS_PER_BATCH)
      .map((word) => sql`('booking', ${word}, ${id})`);
    await sql`insert into search_words (kind, word, subject_id) values ${sql.join(values)}`.execute(db);
  }
}

/** Includes all that was merged into them. */
async function textsOf(db: Kysely<unknown>, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Row>`
    select id, merged_into, full_name, phone, user_email, reference, tour_name
    from bookings where id in (${sql.join(ids)})`.execute(db);
  const events = await sql<{ body: string }>`
    select body from booking_events
    where booking_id in (${sql.join(ids)}) and kind in ('note', 'call')`.execute(db);
  const merged = await sql<{ id: string }>`
    select id from bookings where merged_into in (${sql.join(ids)})`.execute(db);
  return [
    ...rows.flatMap((row) => [row.full_name, row.phone, row.user_email, row.reference, row.tour_name]),
    ...events.rows.map((event) => String((JSON.parse(event.body) as { text: string }).text)),
    ...(await textsOf(
      db,
      merged.rows.map((row) => row.id),
    )),
  ];
}
