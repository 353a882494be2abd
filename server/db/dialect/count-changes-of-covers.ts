import { type Kysely, sql } from 'kysely';
import { callAtCommit, LOCK_OF_CHANGES } from './count-changes.ts';
import { isPostgres } from './is-postgres.ts';

/** What pages show of a picture. A change of any other column is none. */
const SHOWN = ['url', 'widths', 'width', 'height', 'alt', 'dominant_colour', 'focus_x', 'focus_y'];

/** Lets every write to a picture note the tours whose cover it is, as `countChanges` does with what belongs to one tour. */
export async function countChangesOfCovers(db: Kysely<unknown>): Promise<void> {
  await (isPostgres(db) ? onPostgres : onSqlite)(db);
}

const ofShown = sql` of ${sql.join(SHOWN.map((column) => sql.ref(column)))}`;

/** `urls`: of the picture, as it was and as it is. */
function noteTours(urls: string) {
  return sql`
    insert into changed_tours (tour_id, revision)
    select id, (select coalesce(max(revision), 0) from changed_tours) + row_number() over (order by id)
    from tours where photo in (${sql.raw(urls)})
    on conflict (tour_id) do update set revision = excluded.revision;`;
}

async function onSqlite(db: Kysely<unknown>): Promise<void> {
  for (const [name, event, urls] of [
    ['media_added', sql`insert`, 'new.url'],
    ['media_changed', sql`update${ofShown}`, 'old.url, new.url'],
    ['media_removed', sql`delete`, 'old.url'],
  ] as const)
    await sql`create trigger ${sql.ref(name)} after ${event} on media begin ${noteTours(urls)} end`.execute(
      db,
    );
}

async function onPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function note_tours_of_cover() returns trigger language plpgsql as $$
    declare
      urls text[] := array[
        case when tg_op <> 'INSERT' then old.url end,
        case when tg_op <> 'DELETE' then new.url end
      ];
    begin
      -- Before the tours are looked for: one that takes the cover meanwhile is seen, or sees this picture as it is.
      perform pg_advisory_xact_lock(${sql.lit(LOCK_OF_CHANGES)});
      ${noteTours('select unnest(urls)')}
      return null;
    end $$`.execute(db);
  await callAtCommit(db, { table: 'media', ofColumns: ofShown, call: sql`note_tours_of_cover()` });
}
