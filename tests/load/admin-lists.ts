import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { openDatabase } from '../../server/db/database.ts';
import { startPostgres } from '../support/database/postgres-server.ts';
import { ADMIN_REQUESTS, type AdminRequest, DEEP_LISTS } from './admin-requests.ts';
import { type MeasuredDesk, openDesk } from './desk-under-load.ts';

// npm run bench:admin [-- --database sqlite|postgres] [--bookings 100000] [--rounds 15] [--home FOLDER]
// With --home, SQLite's databases stay in that folder for the next time.
// How long each page of the admin area takes with the generated data, beside what it takes with 1,000 rows.

/** A page may take so many times what it takes with 1,000 rows. */
const MAX_RATIO = 3;
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
  },
});
const LARGE = {
  bookings: Number(values.bookings),
  users: Number(values.users),
  tours: 1_000,
  reviews: 20_000,
};

type Figure = AdminRequest & { small: number; large: number };

/** The two sizes in turn, so that whatever else the machine does slows both. */
async function measure(
  desks: { small: MeasuredDesk; large: MeasuredDesk },
  paths: { small: string; large: string },
) {
  const times = { small: [] as number[], large: [] as number[] };
  for (let round = 0; round < Number(values.rounds) + WARM_UPS; round += 1) {
    for (const size of ['small', 'large'] as const) {
      const time = await desks[size].time(paths[size]);
      if (round >= WARM_UPS) times[size].push(time);
    }
  }
  return { small: median(times.small), large: median(times.large) };
}

function median(times: number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The address of the page in the middle of a list: reached as staff would, page after page. */
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

async function measureAll(desks: { small: MeasuredDesk; large: MeasuredDesk }): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const request of ADMIN_REQUESTS) {
    figures.push({ ...request, ...(await measure(desks, { small: request.path, large: request.path })) });
  }
  for (const { list, path } of DEEP_LISTS) {
    const paths = { small: await findMiddle(desks.small, path), large: await findMiddle(desks.large, path) };
    figures.push({ list, what: 'in the middle', path, ...(await measure(desks, paths)) });
  }
  return figures;
}

function tableOf(figures: Figure[]): string {
  const rows = figures.map(({ list, what, small, large }) =>
    [list, what, small.toFixed(1), large.toFixed(1), (large / small).toFixed(1)].join(' | '),
  );
  return [
    '| list | page | ms with 1,000 rows | ms with all | ratio |',
    '|---|---|---:|---:|---:|',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n');
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

type Open = (size: 'small' | 'large') => Promise<{ dataDir: string; databaseUrl: string | undefined }>;

/** A file reads some thousand rows ahead: it is no page. */
const isPage = ({ what }: Figure) => !what.startsWith('CSV');

/** Answers the pages that are too slow. */
async function run(title: string, open: Open): Promise<string[]> {
  say(`\n## ${title}\n`);
  const desks = {
    small: await openDesk(await open('small'), SMALL),
    large: await openDesk(await open('large'), LARGE),
  };
  for (const desk of [desks.small, desks.large]) await desk.settle();
  const figures = await measureAll(desks);
  await desks.small.close();
  await desks.large.close();
  say(`\n${tableOf(figures)}`);
  return figures
    .filter((figure) => isPage(figure) && figure.large > MAX_RATIO * figure.small)
    .map(({ list, what }) => `${title}: ${list}, ${what}`);
}

async function runOnSqlite(home: string): Promise<string[]> {
  return run('SQLite', async (size) => ({ dataDir: join(home, size), databaseUrl: undefined }));
}

async function runOnPostgres(home: string): Promise<string[]> {
  const server = await startPostgres();
  try {
    return await run('PostgreSQL', async (size) => {
      const admin = openDatabase({ databaseUrl: server.urlOf('postgres'), dataDir: home });
      await sql`create database ${sql.id(size)}`.execute(admin);
      await admin.destroy();
      return { dataDir: home, databaseUrl: server.urlOf(size) };
    });
  } finally {
    await server.stop();
  }
}

const home = values.home ?? mkdtempSync(join(tmpdir(), 'teesta-bench-'));
try {
  const slow = [
    ...(values.database === 'postgres' ? [] : await runOnSqlite(home)),
    ...(values.database === 'sqlite' ? [] : await runOnPostgres(home)),
  ];
  for (const page of slow) say(`More than ${MAX_RATIO} times as slow: ${page}`);
  process.exitCode = slow.length > 0 ? 1 : 0;
} finally {
  if (!values.home) rmSync(home, { recursive: true, force: true });
}
