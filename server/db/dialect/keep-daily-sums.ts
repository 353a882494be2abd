import { type Kysely, type RawBuilder, sql } from 'kysely';
import { INDIA_OFFSET_MINUTES } from '../../../contracts/india-time.ts';
import { LOCK_OF_CHANGES } from './count-changes.ts';
import { isPostgres } from './is-postgres.ts';

// The dashboard's counts by day and month of India. Triggers keep them, so that no change is missed.

/** Staff entered these and answered at once, so they say nothing about reply times. */
export const ANSWERED_ON_THE_SPOT = ['phone', 'walk_in'];

/** Buckets of reply times per doubling: the median is less than a twentieth off. */
const STEPS_PER_DOUBLING = 8;

type Counted = {
  table: string;
  columns: string[];
  isCounted: (row: string) => RawBuilder<boolean>;
  parts: (db: Kysely<unknown>, row: string) => Part[];
};

type Part = {
  kind: string;
  name: RawBuilder<string>;
  total?: RawBuilder<number>;
  where?: RawBuilder<boolean>;
};

const enquiries: Counted = {
  table: 'bookings',
  columns: ['created_at', 'deleted_at', 'status', 'destination', 'source', 'first_reply_at'],
  isCounted: (row) => sql`${sql.ref(`${row}.deleted_at`)} is null`,
  parts: (db, row) => {
    const column = (name: string) => sql.ref<string>(`${row}.${name}`);
    const noSpam = sql<boolean>`${column('status')} <> 'spam'`;
    const written = sql<boolean>`${noSpam} and ${column('source')} not in (${sql.join(ANSWERED_ON_THE_SPOT.map((source) => sql.lit(source)))})`;
    const seconds = wholeSeconds(db, row);
    return [
      { kind: 'status', name: column('status') },
      { kind: 'received', name: sql.lit(''), where: noSpam },
      { kind: 'destination', name: column('destination'), where: noSpam },
      {
        kind: 'no-reply',
        name: sql.lit(''),
        where: sql`${written} and ${column('first_reply_at')} is null`,
      },
      {
        kind: 'reply',
        name: stepOf(seconds),
        total: seconds,
        where: sql`${written} and ${column('first_reply_at')} is not null`,
      },
    ];
  },
};

const reviews: Counted = {
  table: 'reviews',
  columns: ['created_at', 'is_hidden', 'rating'],
  isCounted: (row) => sql`${sql.ref(`${row}.is_hidden`)} = 0`,
  parts: (_db, row) => [{ kind: 'rating', name: sql`cast(${sql.ref(`${row}.rating`)} as text)` }],
};

const COUNTED = [enquiries, reviews];

function wholeSeconds(db: Kysely<unknown>, row: string): RawBuilder<number> {
  const seconds = secondsBetween(db, `${row}.created_at`, `${row}.first_reply_at`);
  return isPostgres(db)
    ? sql`greatest(0, round(${seconds}))::bigint`
    : sql`max(0, cast(round(${seconds}) as integer))`;
}

function stepOf(seconds: RawBuilder<number>): RawBuilder<string> {
  return sql`cast(cast(floor(${sql.lit(STEPS_PER_DOUBLING)} * ln(1 + ${seconds}) / ln(2)) as integer) as text)`;
}

/** Call it again when a table is rebuilt: SQLite drops its triggers. */
export async function keepDailySums(db: Kysely<unknown>): Promise<void> {
  for (const counted of COUNTED) await (isPostgres(db) ? onPostgres : onSqlite)(db, counted);
}

export async function fillDailySums(db: Kysely<unknown>): Promise<void> {
  for (const counted of COUNTED) {
    for (const size of SIZES) {
      for (const part of counted.parts(db, counted.table)) {
        const first = firstDayOf(db, counted.table, size);
        await sql`
          insert into daily_sums (size, kind, first_day, name, count, total)
          select ${sql.lit(size)}, ${sql.lit(part.kind)}, ${first}, ${part.name}, count(*), sum(${part.total ?? sql.lit(0)})
          from ${sql.table(counted.table)}
          where ${counted.isCounted(counted.table)} and ${part.where ?? sql`true`}
          group by 3, 4`.execute(db);
      }
    }
  }
}

type Size = 'day' | 'month';
const SIZES: Size[] = ['day', 'month'];

function firstDayOf(db: Kysely<unknown>, row: string, size: Size): RawBuilder<string> {
  const day = dayInIndia(db, `${row}.created_at`);
  return size === 'day' ? day : sql`(substr(${day}, 1, 7) || '-01')`;
}

function add(db: Kysely<unknown>, counted: Counted, row: 'old' | 'new', by: 1 | -1): RawBuilder<unknown> {
  const parts = SIZES.flatMap((size) =>
    counted.parts(db, row).map(({ kind, name, total, where }) => {
      const sums = total ? sql`${sql.lit(by)} * ${total}` : sql.lit(0);
      return sql`
        select ${sql.lit(size)}, ${sql.lit(kind)}, ${firstDayOf(db, row, size)}, ${name}, ${sql.lit(by)}, ${sums}
        where ${counted.isCounted(row)} and ${where ?? sql`true`}`;
    }),
  );
  return sql`
    insert into daily_sums (size, kind, first_day, name, count, total)
    select * from (${sql.join(parts, sql` union all `)}) as parts where true
    on conflict (size, kind, first_day, name) do update
      set count = daily_sums.count + excluded.count, total = daily_sums.total + excluded.total`;
}

function columnsOf({ columns }: Counted): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.ref(column)));
}

async function onSqlite(db: Kysely<unknown>, counted: Counted): Promise<void> {
  const takeOld = sql`${add(db, counted, 'old', -1)};`;
  const addNew = sql`${add(db, counted, 'new', 1)};`;
  for (const [name, event, steps] of [
    ['added', sql`insert`, addNew],
    ['changed', sql`update of ${columnsOf(counted)}`, sql`${takeOld} ${addNew}`],
    ['removed', sql`delete`, takeOld],
  ] as const) {
    const trigger = sql.ref(`${counted.table}_${name}_sums`);
    await sql`drop trigger if exists ${trigger}`.execute(db);
    await sql`create trigger ${trigger} after ${event} on ${sql.table(counted.table)} begin ${steps} end`.execute(
      db,
    );
  }
}

/** At commit, after the lock of `countChanges`: all writers of a day share its rows and must hold them briefly. */
async function onPostgres(db: Kysely<unknown>, counted: Counted): Promise<void> {
  const call = sql.ref(`sum_${counted.table}`);
  const trigger = sql.ref(`${counted.table}_sums`);
  await sql`
    create or replace function ${call}() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(${sql.lit(LOCK_OF_CHANGES)});
      if tg_op <> 'INSERT' then ${add(db, counted, 'old', -1)}; end if;
      if tg_op <> 'DELETE' then ${add(db, counted, 'new', 1)}; end if;
      return null;
    end $$`.execute(db);
  await sql`drop trigger if exists ${trigger} on ${sql.table(counted.table)}`.execute(db);
  await sql`
    create constraint trigger ${trigger}
    after insert or delete or update of ${columnsOf(counted)} on ${sql.table(counted.table)}
    deferrable initially deferred for each row execute function ${call}()`.execute(db);
}

function dayInIndia(db: Kysely<unknown>, column: string): RawBuilder<string> {
  const time = sql.ref(column);
  return isPostgres(db)
    ? sql<string>`to_char(${time}::timestamp + make_interval(mins => ${sql.lit(INDIA_OFFSET_MINUTES)}), 'YYYY-MM-DD')`
    : sql<string>`date(${time}, ${sql.lit(`+${INDIA_OFFSET_MINUTES} minutes`)})`;
}

function secondsBetween(db: Kysely<unknown>, from: string, to: string): RawBuilder<number> {
  const start = sql.ref(from);
  const end = sql.ref(to);
  return isPostgres(db)
    ? sql<number>`extract(epoch from ${end}::timestamptz - ${start}::timestamptz)`
    : sql<number>`(unixepoch(${end}, 'subsec') - unixepoch(${start}, 'subsec'))`;
}
