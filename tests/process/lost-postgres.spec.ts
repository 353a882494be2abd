import { expect, test } from '@playwright/test';
import { type PostgresServer, startPostgres } from '../support/database/postgres-server.ts';
import {
  makeDataDir,
  removeDataDir,
  type ServerProcess,
  startServer,
} from '../support/process/server-process.ts';

const STOPS = Number(process.env.POSTGRES_STOPS ?? 5);
const PAGES = ['/', '/tours', '/about', '/readyz'];

let dataDir: string;
let postgres: PostgresServer;
let server: ServerProcess;

const statusOf = async (path: string) =>
  (await fetch(server.url + path, { signal: AbortSignal.timeout(30_000) })).status;
test.beforeAll(async () => {
  dataDir = makeDataDir();
  postgres = await startPostgres();
  server = await startServer(dataDir, { DATABASE_URL: postgres.urlOf('postgres') });
  for (const path of PAGES) expect(await statusOf(path)).toBe(200);
});
test.afterAll(async () => {
  await server?.kill();
  await postgres?.stop();
  removeDataDir(dataDir);
});

const isReady = () => expect.poll(() => statusOf('/readyz'), { timeout: 5_000 }).toBe(200);

/** Visitors who read and subscribe until `work` is done; answers the addresses that they were told are in. */
async function underTraffic(work: () => Promise<void>): Promise<string[]> {
  let isOver = false;
  const answered: string[] = [];
  const subscribe = async (visitor: number) => {
    for (let nth = 0; !isOver; nth += 1) {
      const email = `visitor-${visitor}-${nth}-${Date.now()}@example.com`;
      const response = await fetch(`${server.url}/api/v1/subscribe`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email }),
      });
      expect([200, 503]).toContain(response.status);
      if (response.ok) answered.push(email);
    }
  };
  const read = async () => {
    for (let nth = 0; !isOver; nth += 1) {
      const path = `/api/v1/tours?limit=${1 + (nth % 20)}`;
      expect([200, 503]).toContain(await statusOf(path));
    }
  };
  const visitors = [...Array.from({ length: 8 }, (_, visitor) => subscribe(visitor)), read(), read()];
  try {
    await work();
  } finally {
    isOver = true;
    await Promise.all(visitors);
  }
  return answered;
}

async function subscribers(): Promise<string[]> {
  const { openDatabase } = await import('../../server/db/database.ts');
  const db = openDatabase({ databaseUrl: postgres.urlOf('postgres'), dataDir });
  const rows = await db.selectFrom('subscribers').select('email').execute();
  await db.destroy();
  return rows.map(({ email }) => email);
}

test(`the site outlives ${STOPS} restarts of PostgreSQL under traffic, and loses nothing that it answered`, async () => {
  test.setTimeout(30_000 + STOPS * 5_000);
  const answered = await underTraffic(async () => {
    for (let stop = 0; stop < STOPS; stop += 1) {
      await postgres.shutDown();
      await expect.poll(() => statusOf('/readyz')).toBe(503);
      expect(await statusOf('/')).toBe(200);
      await postgres.startAgain();
      await isReady();
    }
  });
  expect(server.child.exitCode).toBeNull();
  const stored = await subscribers();
  expect(answered.length).toBeGreaterThan(STOPS);
  expect(answered.filter((email) => !stored.includes(email))).toEqual([]);
});

test('a frozen PostgreSQL leaves nobody without an answer, and the site is well again when it goes on', async () => {
  test.slow();
  const answered = await underTraffic(async () => {
    postgres.freeze();
    await expect.poll(() => statusOf('/readyz'), { timeout: 5_000 }).toBe(503);
    const answers = await Promise.all([...PAGES, '/tours?destination=Sikkim'].map(statusOf));
    postgres.thaw();
    expect(answers).toEqual([200, 200, 200, 503, 503]);
    await isReady();
  });
  expect(server.child.exitCode).toBeNull();
  const stored = await subscribers();
  expect(answered.filter((email) => !stored.includes(email))).toEqual([]);
});
