import { type Kysely, sql } from 'kysely';
import { endOfPhone } from '../words-of-texts.ts';

const ROWS_PER_BATCH = 500;

/** Makes stored enquiries and messages searchable by the last digits of their phone, like new ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; head: string }>`
    select id, merged_into as head from bookings where merged_into is not null`.execute(db);
  const mergedInto = new Map(rows.map(({ id, head }) => [id, head]));
  await addEnds(db, { kind: 'booking', table: 'bookings', column: 'phone' }, mergedInto);
  await addEnds(db, { kind: 'message', table: 'contact_messages', column: 'mobile' }, new Map());
}

type Found = { kind: string; table: string; column: string };

async function addEnds(
  db: Kysely<unknown>,
  { kind, table, column }: Found,
  mergedInto: ReadonlyMap<string, string>,
): Promise<void> {
  let after = '';
  for (;;) {
    const { rows } = await sql<{ id: string; phone: string }>`
      select id, ${sql.ref(column)} as phone from ${sql.table(table)}
      where id > ${after} order by id limit ${ROWS_PER_BATCH}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    const values = rows.flatMap(({ id, phone }) =>
      endOfPhone(phone).flatMap((end) =>
        withAbove(id, mergedInto).map((subject) => sql`(${kind}, ${end}, ${subject})`),
      ),
    );
    if (values.length > 0)
      await sql`insert into search_words (kind, word, subject_id) values ${sql.join(values)}
        on conflict do nothing`.execute(db);
    after = last.id;
  }
}

/** An enquiry and all that it was merged into, at any depth: its words find them. */
function withAbove(id: string, mergedInto: ReadonlyMap<string, string>): string[] {
  const head = mergedInto.get(id);
  return head === undefined ? [id] : [id, ...withAbove(head, mergedInto)];
}
