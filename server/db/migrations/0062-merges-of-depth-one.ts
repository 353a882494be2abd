import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table booking_merges add column moved text not null default '{}'`.execute(db);
  await flattenMerges(db);
}

/** Points nested merges at the outer survivor. `moved` of the outer merge lets an undo restore the nesting. */
export async function flattenMerges(db: Kysely<unknown>): Promise<void> {
  // From above: what is two steps down is one step down in the next round.
  for (;;) {
    const { rows } = await sql<Merge>`
      select booking_merges.* from booking_merges
      join bookings survivor on survivor.id = booking_merges.kept_id
      join bookings other on other.id = booking_merges.other_id
      where undone_at is null and survivor.merged_into is null and other.merged_into = survivor.id
        and exists (select 1 from bookings below where below.merged_into = other.id)
      limit 1`.execute(db);
    const [outer] = rows;
    if (!outer) return;
    await flatten(db, outer);
  }
}

type Merge = Record<'id' | 'kept_id' | 'other_id' | 'taken_over' | 'replaced' | 'merged_at', string>;
type Row = Record<string, string | number | null>;
type Replaced = Record<string, Row>;

const WISH_OF: Record<string, string> = {
  ...{ user_email: 'email', phone: 'phone', phone_typed: 'phone', message: 'message' },
  ...{ guest_size: 'party', child_ages: 'party', single_rooms: 'party', extra_beds: 'party' },
};
const NOTHING: Row = { user_email: '', phone: '', status: 'new' };
const OF_THE_ANSWER = ['first_reply_at', 'status', 'owner_id'];

async function flatten(db: Kysely<unknown>, outer: Merge): Promise<void> {
  const survivor = await getRow(db, outer.kept_id);
  const middle = await getRow(db, outer.other_id);
  const outerFields = new Set<string>(JSON.parse(outer.taken_over));
  const outerReplaced: Replaced = JSON.parse(outer.replaced);
  const moved: Record<string, object> = {};
  const answered: [since: string, fields: string[]][] = [];
  const { rows: inner } = await sql<Merge>`
    select * from booking_merges where kept_id = ${outer.other_id} and undone_at is null
    order by merged_at, id`.execute(db);
  for (const [place, merge] of [...inner.entries()].toReversed()) {
    const other = await getRow(db, merge.other_id);
    const held: Replaced = {};
    const wishes = Object.entries<Row>(JSON.parse(merge.replaced)).filter(([, own]) =>
      isSame(middle, other, own),
    );
    for (const [wish, own] of wishes) {
      const hasWish = wish in outerReplaced || [...outerFields].some((field) => WISH_OF[field] === wish);
      if (hasWish && isSame(survivor, other, own)) held[wish] = own;
      Object.assign(middle, own);
    }
    const fields = (JSON.parse(merge.taken_over) as string[]).filter(
      (field) => middle[field] === other[field],
    );
    for (const field of fields) {
      const { [WISH_OF[field] ?? '']: own } = outerReplaced;
      if (own) held[WISH_OF[field] ?? ''] = own;
      delete outerReplaced[WISH_OF[field] ?? ''];
      middle[field] = NOTHING[field] ?? null;
    }
    const taken = fields.filter((field) => outerFields.delete(field));
    moved[merge.id] = { merged_at: merge.merged_at, fields, wishes: wishes.map(([wish]) => wish) };
    answered.unshift([merge.merged_at, fields.filter((field) => OF_THE_ANSWER.includes(field))]);
    const mergedAt = new Date(Date.parse(outer.merged_at) + 1 + place).toISOString();
    await sql`update booking_merges set kept_id = ${outer.kept_id}, merged_at = ${mergedAt},
      taken_over = ${JSON.stringify(taken)}, replaced = ${JSON.stringify(held)}
      where id = ${merge.id}`.execute(db);
    await sql`update bookings set merged_into = ${outer.kept_id} where id = ${merge.other_id}`.execute(db);
  }
  await answerByItself(
    db,
    middle,
    answered.find(([, fields]) => fields.length > 0),
  );
  await storeRow(db, middle);
  await sql`update booking_merges set taken_over = ${JSON.stringify([...outerFields])},
    replaced = ${JSON.stringify(outerReplaced)}, moved = ${JSON.stringify(moved)} where id = ${outer.id}`.execute(
    db,
  );
}

/** True if both have the same value for this wish. */
function isSame(one: Row, other: Row, own: Row): boolean {
  const columns = Object.keys(own).filter((column) => column !== 'tour_id' && column !== 'phone_typed');
  return columns.every((column) => one[column] === other[column]);
}

/** Those of these values that come from staff's answer to this enquiry itself. */
async function answerByItself(
  db: Kysely<unknown>,
  row: Row,
  [since, fields]: [string, string[]] = ['', []],
): Promise<void> {
  const { rows } = await sql<{ first_reply_at: string; owner_id: string | null }>`
    select created_at as first_reply_at, (select id from users where id = actor_id and role = 'admin') as owner_id
    from booking_events where booking_id = ${row.id} and kind in ('reply', 'whatsapp', 'call')
      and created_at >= ${since} order by created_at, id limit 1`.execute(db);
  const answer: Row | undefined = rows[0] && { ...rows[0], status: 'contacted' };
  for (const field of fields) if (answer) row[field] = answer[field] ?? null;
}

async function storeRow(db: Kysely<unknown>, row: Row): Promise<void> {
  const tour = await sql<{ id: string }>`select id from tours where id = ${row.tour_id}`.execute(db);
  const columns = { ...row, tour_id: tour.rows[0]?.id ?? null };
  const set = Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  await sql`update bookings set ${sql.join(set)} where id = ${row.id}`.execute(db);
}

async function getRow(db: Kysely<unknown>, id: string): Promise<Row> {
  const { rows } = await sql<Row>`select * from bookings where id = ${id}`.execute(db);
  return rows[0] as Row;
}
