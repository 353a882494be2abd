import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Amounts } from '../../../scripts/support/generate/generate-all.ts';
import { openDatabase } from '../../../server/db/database.ts';
import { startPostgres } from '../../support/database/postgres-server.ts';
import { lowerQuartile } from '../report/median.ts';
import type { BenchArea, BenchOptions, BenchRow } from './bench-report.ts';
import { type DatabaseLocation, fillDatabase, type GrowingSite, openGrowingSite } from './growing-site.ts';
import { measureStarts } from './growth-of-start.ts';
import { GROWING_CALLS, GROWING_LISTS, GROWING_PAGES, type GrowthRequest } from './growth-requests.ts';

const MAX_GROWTH = 1.5;

const SMALL: Amounts = { tours: 24, reviews: 480, bookings: 2_400, users: 200, ...others(100) };
const LARGE: Amounts = {
  tours: 10_000,
  reviews: 200_000,
  bookings: 1_000_000,
  users: 50_000,
  ...others(5_000),
};
const QUICK: Amounts = { tours: 240, reviews: 4_800, bookings: 4_800, users: 400, ...others(200) };

function others(count: number) {
  return { subscribers: count, messages: count, changes: count };
}

type Sizes = { small: DatabaseLocation; large: DatabaseLocation };

export const measureGrowthOnSqlite: BenchArea = async (options) => {
  const home = mkdtempSync(join(tmpdir(), 'teesta-growth-'));
  try {
    const placeOf = (size: string) => ({ dataDir: join(home, size), databaseUrl: undefined });
    return await measureGrowth('SQLite', { small: placeOf('small'), large: placeOf('large') }, options);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
};

export const measureGrowthOnPostgres: BenchArea = async (options) => {
  const home = mkdtempSync(join(tmpdir(), 'teesta-growth-'));
  const server = await startPostgres();
  try {
    const admin = openDatabase({ databaseUrl: server.urlOf('postgres'), dataDir: home });
    for (const size of ['small', 'large']) await sql`create database ${sql.id(size)}`.execute(admin);
    await admin.destroy();
    const placeOf = (size: string) => ({ dataDir: join(home, size), databaseUrl: server.urlOf(size) });
    return await measureGrowth('PostgreSQL', { small: placeOf('small'), large: placeOf('large') }, options);
  } finally {
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  }
};

async function measureGrowth(
  database: string,
  places: Sizes,
  { isQuick }: BenchOptions,
): Promise<BenchRow[]> {
  await fillDatabase(places.small, SMALL);
  await fillDatabase(places.large, isQuick ? QUICK : LARGE);
  return measureFilled(database, places, { isQuick });
}

export async function measureFilled(
  database: string,
  places: Sizes,
  { isQuick }: BenchOptions,
): Promise<BenchRow[]> {
  const starts = await measureStarts(places, { database, rounds: isQuick ? 1 : 5, aim: MAX_GROWTH });
  const sites = { small: await openGrowingSite(places.small), large: await openGrowingSite(places.large) };
  const rows: BenchRow[] = [];
  for (const request of [...GROWING_PAGES, ...GROWING_CALLS, ...GROWING_LISTS])
    rows.push(await compare(sites, request, { database, rounds: isQuick ? 3 : 40 }));
  for (const site of Object.values(sites)) await site.close();
  return [...rows, ...starts];
}

const WARM_UPS = 5;

type Comparison = { database: string; rounds: number };

/** Alternates the sizes, so that other load on the machine slows both. */
async function compare(
  sites: { small: GrowingSite; large: GrowingSite },
  { area, what, requestOf }: GrowthRequest,
  { database, rounds }: Comparison,
): Promise<BenchRow> {
  const times = { small: [] as number[], large: [] as number[] };
  for (let round = 0; round < rounds + WARM_UPS; round += 1) {
    for (const size of ['small', 'large'] as const) {
      const time = await sites[size].time(requestOf(sites[size].known, round));
      if (round >= WARM_UPS) times[size].push(time);
    }
  }
  const [small, large] = [lowerQuartile(times.small), lowerQuartile(times.large)];
  return {
    area: `${area}, ${database}`,
    what,
    figure: large / small,
    aim: { atMost: MAX_GROWTH },
    detail: `${small.toFixed(1)} and ${large.toFixed(1)} ms`,
  };
}
