import { type Kysely, sql } from 'kysely';

const LISTED = 'deleted_at is null';
/** Filters of the desk's list; `deleted_at`, without which SQLite reads the rows. */
const FILTERS = 'owner_id, destination, source, book_at, created_at, deleted_at';

/** One index per order, with and without status, that contains all filters: rows that fail them are not read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of [
    'bookings_by_status',
    'bookings_figures',
    'bookings_by_travel_day',
    'bookings_by_next_action',
    'bookings_waiting',
  ])
    await db.schema.dropIndex(name).execute();
  for (const [name, order] of [
    ['newest', 'created_at'],
    ['travel_day', `coalesce(book_at, '9999-12-31')`],
    ['next_action', `coalesce(next_action_on, '9999-12-31')`],
  ] as const) {
    const sorted = sql.raw(`${order}, id`);
    const others = sql.raw(FILTERS);
    const listed = sql.raw(LISTED);
    await sql`create index ${sql.ref(`bookings_listed_by_${name}`)}
      on bookings (${sorted}, status, ${others}) where ${listed}`.execute(db);
    await sql`create index ${sql.ref(`bookings_of_status_by_${name}`)}
      on bookings (status, ${sorted}, ${others}) where ${listed}`.execute(db);
  }
  // Adds whose work it is; with `deleted_at`, without which PostgreSQL reads the rows.
  await sql`create index bookings_waiting on bookings ((case when deleted_at is null and (
      (status = 'new' and first_reply_at is null) or
      (status in ('new', 'contacted', 'confirmed') and next_action_on is not null)
    ) then 1 end), created_at, id, status, first_reply_at, next_action_on, next_action_for, owner_id, deleted_at)`.execute(
    db,
  );
}
