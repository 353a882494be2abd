import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { openDatabase } from '../../server/db/database.ts';
import { startPostgres } from '../support/database/postgres-server.ts';
import { ADMIN_REQUESTS, type AdminRequest, CHANGES, DEEP_LISTS } from './admin-requests.ts';
import { type MeasuredDesk, openDesk } from './desk-under-load.ts';
import { writeBenchmarkSection } from './report/benchmark-sections.ts';
import { markdownTable } from './report/markdown-table.ts';
import { median } from './report/median.ts';

// npm run bench:admin [-- --database sqlite|postgres] [--bookings 100000] [--rounds 15] [--home FOLDER] [--server URL]
// [--only customers]
//
// --home keeps the SQLite databases in that folder, --server those of that PostgreSQL, for the next run. With --only,
// docs/benchmarks.md stays as it is.

const MAX_RATIO = 3;
/** Milliseconds for which a page may block other requests. */
const MAX_HELD = 50;
const WARM_UPS = 2;
const SMALL = {
  bookings: 1_000,
  users: 1_000,
  tours: 1_000,
  reviews: 1_000,
  subscribers: 1_000,
  messages: 1_000,
  changes: 1_000,
};

const { values } = parseArgs({
  options: {
    database: { type: 'string' },
    bookings: { type: 'string', default: '100000' },
    users: { type: 'string', default: '50000' },
    rounds: { type: 'string', default: '15' },
    home: { type: 'string' },
    server: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});
const LARGE = {
  bookings: Number(values.bookings),
  users: Number(values.users),
  tours: 1_000,
  reviews: 20_000,
  messages: 50_000,
};

type Figure = AdminRequest & { small: number; large: number; held: number };
type Desks = { small: MeasuredDesk; large: MeasuredDesk };

/** Alternates the sizes, so that other load on the machine slows both. */
async function measure(
  desks: Desks,
  request: AdminRequest,
  middles?: { small: string; large: string },
): Promise<Figure> {
  const times = { small: [] as number[], large: [] as number[] };
  const held: number[] = [];
  for (let round = 0; round < Number(values.rounds) + WARM_UPS; round += 1) {
    for (const size of ['small', 'large'] as const) {
      const time = await desks[size].time({ ...request, path: middles?.[size] ?? request.path });
      if (round < WARM_UPS) continue;
      times[size].push(time.took);
      if (size === 'large') held.push(time.held);
    }
  }
  return { ...request, small: median(times.small), large: median(times.large), held: median(held) };
}

async function findMiddle(desk: MeasuredDesk, path: string): Promise<string> {
  const cursors: string[] = [];
  let cursor: string | null = null;
  do {
    const at: string = cursor ? `&cursor=${encodeURIComponent(cursor)}` : '';
    cursor = (await desk.read(`${path}?limit=100${at}`)).nextCursor;
    if (cursor) cursors.push(cursor);
  } while (cursor !== null);
  const middle = cursors[Math.floor(cursors.length / 2)];
  return `${path}?limit=50${middle ? `&cursor=${encodeURIComponent(middle)}` : ''}`;
}

async function measureAll(desks: Desks): Promise<Figure[]> {
  const isAsked = ({ list }: { list: string }) => list.toLowerCase().includes(values.only);
  const figures: Figure[] = [];
  for (const request of ADMIN_REQUESTS.filter(isAsked)) figures.push(await measure(desks, request));
  for (const { list, path } of DEEP_LISTS.filter(isAsked)) {
    const middles = {
      small: await findMiddle(desks.small, path),
      large: await findMiddle(desks.large, path),
    };
    figures.push(await measure(desks, { list, what: 'in the middle', path }, middles));
  }
  for (const request of CHANGES.filter(isAsked)) figures.push(await measure(desks, request));
  return figures;
}

function tableOf(figures: Figure[]): string {
  const rows = figures.map(({ list, what, small, large, held }) => [
    list,
    what,
    ...[small, large, large / small, held].map((figure) => figure.toFixed(1)),
  ]);
  return markdownTable([
    ['list', 'page', 'ms with 1,000', 'ms with all', 'ratio', 'of it in one go, ms'],
    ...rows,
  ]);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

type Open = (size: 'small' | 'large') => Promise<{ dataDir: string; databaseUrl: string | undefined }>;

const isPage = ({ what }: AdminRequest) => !what.startsWith('CSV');

async function run(title: string, open: Open): Promise<string[]> {
  say(`\n## ${title}\n`);
  const desks: Desks = {
    small: await openDesk(await open('small'), SMALL),
    large: await openDesk(await open('large'), LARGE),
  };
  for (const desk of [desks.small, desks.large]) await desk.settle();
  const figures = await measureAll(desks);
  await desks.small.close();
  await desks.large.close();
  const table = tableOf(figures);
  say(`\n${table}`);
  if (!values.only) {
    const day = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
    writeBenchmarkSection(
      `bench:admin ${title}`,
      `### ${title}\n\nMedians of ${values.rounds} rounds, ${day}.\n\n${table}`,
    );
  }
  return figures
    .filter(
      ({ held, ...figure }) => held > MAX_HELD || (isPage(figure) && figure.large > MAX_RATIO * figure.small),
    )
    .map(({ list, what }) => `${title}: ${list}, ${what}`);
}

async function runOnSqlite(home: string): Promise<string[]> {
  return run('SQLite', async (size) => ({ dataDir: join(home, size), databaseUrl: undefined }));
}

async function runOnPostgres(home: string): Promise<string[]> {
  const own = values.server ? undefined : await startPostgres();
  const urlOf = own?.urlOf ?? ((database: string) => new URL(`/${database}`, values.server).href);
  try {
    return await run('PostgreSQL', async (size) => {
      const admin = openDatabase({ databaseUrl: urlOf('postgres'), dataDir: home });
      const { rows } = await sql`select 1 from pg_database where datname = ${size}`.execute(admin);
      if (rows.length === 0) await sql`create database ${sql.id(size)}`.execute(admin);
      await admin.destroy();
      return { dataDir: home, databaseUrl: urlOf(size) };
    });
  } finally {
    await own?.stop();
  }
}

const home = values.home ?? mkdtempSync(join(tmpdir(), 'teesta-bench-'));
try {
  const slow = [
    ...(values.database === 'postgres' ? [] : await runOnSqlite(home)),
    ...(values.database === 'sqlite' ? [] : await runOnPostgres(home)),
  ];
  for (const page of slow) say(`More than ${MAX_RATIO} times as slow, or holds up others: ${page}`);
  process.exitCode = slow.length > 0 ? 1 : 0;
} finally {
  if (!values.home) rmSync(home, { recursive: true, force: true });
}
