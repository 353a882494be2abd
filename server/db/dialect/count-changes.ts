import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isPostgres } from './is-postgres.ts';

/** Transactions that wrote to a watched table commit behind this lock, so that revisions are committed in order. */
export const LOCK_OF_CHANGES = 5_724_801;

type Watched = {
  table: string;
  tourColumn: string;
  columns?: string[];
};

export async function countChanges(db: Kysely<unknown>, watched: Watched): Promise<void> {
  await (isPostgres(db) ? onPostgres : onSqlite)(db, watched);
}

async function onSqlite(db: Kysely<unknown>, { table, tourColumn, columns }: Watched): Promise<void> {
  for (const [name, event, row] of [
    ['added', sql`insert`, 'new'],
    ['changed', sql`update${ofColumns(columns)}`, 'new'],
    ['removed', sql`delete`, 'old'],
  ] as const)
    await sql`
      create trigger ${sql.ref(`${table}_${name}`)} after ${event} on ${sql.table(table)} begin
        insert into changed_tours (tour_id, revision)
        values (${sql.ref(`${row}.${tourColumn}`)}, (select coalesce(max(revision), 0) + 1 from changed_tours))
        on conflict (tour_id) do update set revision = excluded.revision;
      end`.execute(db);
}

async function onPostgres(db: Kysely<unknown>, { table, tourColumn, columns }: Watched): Promise<void> {
  await sql`
    create or replace function note_changed_tour() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(${sql.lit(LOCK_OF_CHANGES)});
      insert into changed_tours (tour_id, revision)
      values (
        to_jsonb(case tg_op when 'DELETE' then old else new end) ->> tg_argv[0],
        (select coalesce(max(revision), 0) + 1 from changed_tours)
      )
      on conflict (tour_id) do update set revision = excluded.revision;
      return null;
    end $$`.execute(db);
  await callAtCommit(db, { table, columns, call: sql`note_changed_tour(${sql.lit(tourColumn)})` });
}

export function ofColumns(columns?: readonly string[]): RawBuilder<unknown> {
  return columns ? sql` of ${sql.join(columns.map((column) => sql.ref(column)))}` : sql``;
}

type AtCommit = { table: string; columns?: string[] | undefined; call: RawBuilder<unknown> };

/** PostgreSQL only. Calls a function per row at commit, so that its locks are brief. Replaces the earlier trigger. */
export async function callAtCommit(db: Kysely<unknown>, { table, columns, call }: AtCommit): Promise<void> {
  const name = sql.ref(`${table}_changed`);
  await sql`drop trigger if exists ${name} on ${sql.table(table)}`.execute(db);
  await sql`
    create constraint trigger ${name} after insert or delete or update${ofColumns(columns)} on ${sql.table(table)}
    deferrable initially deferred for each row execute function ${call}`.execute(db);
}
