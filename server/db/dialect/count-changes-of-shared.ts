import { type Kysely, type RawBuilder, sql } from 'kysely';
import { callAtCommit, LOCK_OF_CHANGES, ofColumns } from './count-changes.ts';
import { isPostgres } from './is-postgres.ts';

type Shared = {
  table: string;
  key: string;
  shown: string[];
  name: string;
  toursOf: (keys: RawBuilder<unknown>) => RawBuilder<unknown>;
};

export function countChangesOfCovers(db: Kysely<unknown>): Promise<void> {
  return countChangesOfShared(db, {
    table: 'media',
    key: 'url',
    shown: ['url', 'widths', 'width', 'height', 'alt', 'dominant_colour', 'focus_x', 'focus_y'],
    name: 'note_tours_of_cover',
    toursOf: (urls) => sql`photo in (${urls})`,
  });
}

export function countChangesOfStops(db: Kysely<unknown>): Promise<void> {
  return countChangesOfShared(db, {
    table: 'stops',
    key: 'id',
    shown: ['name', 'also_called', 'deleted_at'],
    name: 'note_tours_of_stop',
    toursOf: (ids) => sql`id in (select tour_id from tour_stops where stop_id in (${ids}))`,
  });
}

async function countChangesOfShared(db: Kysely<unknown>, shared: Shared): Promise<void> {
  await (isPostgres(db) ? onPostgres : onSqlite)(db, shared);
}

function noteTours({ toursOf }: Shared, keys: RawBuilder<unknown>) {
  return sql`
    insert into changed_tours (tour_id, revision)
    select id, (select coalesce(max(revision), 0) from changed_tours) + row_number() over (order by id)
    from tours where ${toursOf(keys)}
    on conflict (tour_id) do update set revision = excluded.revision;`;
}

async function onSqlite(db: Kysely<unknown>, shared: Shared): Promise<void> {
  const { table, key } = shared;
  for (const [event, on, keys] of [
    ['added', sql`insert`, [`new.${key}`]],
    ['changed', sql`update${ofColumns(shared.shown)}`, [`old.${key}`, `new.${key}`]],
    ['removed', sql`delete`, [`old.${key}`]],
  ] as const)
    await sql`create trigger ${sql.ref(`${table}_${event}`)} after ${on} on ${sql.table(table)}
      begin ${noteTours(shared, sql.join(keys.map((one) => sql.ref(one))))} end`.execute(db);
}

async function onPostgres(db: Kysely<unknown>, shared: Shared): Promise<void> {
  const { table, key, name } = shared;
  await sql`
    create or replace function ${sql.ref(name)}() returns trigger language plpgsql as $$
    declare
      keys text[] := array[
        case when tg_op <> 'INSERT' then ${sql.ref(`old.${key}`)} end,
        case when tg_op <> 'DELETE' then ${sql.ref(`new.${key}`)} end
      ];
    begin
      -- Before the tours are looked for: one that takes it meanwhile is seen, or sees it as it is.
      perform pg_advisory_xact_lock(${sql.lit(LOCK_OF_CHANGES)});
      ${noteTours(shared, sql`select unnest(keys)`)}
      return null;
    end $$`.execute(db);
  await callAtCommit(db, { table, columns: shared.shown, call: sql`${sql.ref(name)}()` });
}
