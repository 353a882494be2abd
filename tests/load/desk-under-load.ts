import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Amounts } from '../../scripts/support/generate/generate-all.ts';
import { generateAll } from '../../scripts/support/generate/generate-all.ts';
import { buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { openDatabase, openReports } from '../../server/db/database.ts';
import { migrateToLatest } from '../../server/db/migrate.ts';
import { ensureAdmin } from '../../server/features/accounts/first-admin.ts';
import { createDeskChanges } from '../../server/http/live/desk-changes.ts';
import { startSession } from '../../server/http/session/session.queries.ts';
import { createSiteChanges } from '../../server/pages/cache/site-changes.ts';
import { seedDatabase } from '../../server/seed-database.ts';

export type MeasuredDesk = {
  /** Milliseconds until the answer is there; of a file, until its first byte. */
  time: (path: string) => Promise<number>;
  /** The JSON of an answer. */
  read: (path: string) => Promise<{ data: unknown[]; nextCursor: string | null }>;
  /** Waits until nothing of the work before slows it. */
  settle: () => Promise<void>;
  close: () => Promise<void>;
};

type Place = { dataDir: string; databaseUrl: string | undefined };

/** The whole API on a database of that size, asked as staff. */
export async function openDesk({ dataDir, databaseUrl }: Place, amounts: Amounts): Promise<MeasuredDesk> {
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    RATE_LIMIT_SCALE: '1000000',
    ADMIN_EMAIL: 'staff@example.com',
    ADMIN_PASSWORD: 'only for this measurement',
  });
  const now = new Date();
  const db = openDatabase(config);
  await migrateToLatest(db);
  await seedDatabase(db, 'demo', now);
  await ensureAdmin(db, config.admin, now);
  const made = await db.selectFrom('bookings').select('id').limit(1).executeTakeFirst();
  // A folder that was kept has them already.
  if (!made) await generateAll(db, { amounts, seed: '1', now });
  const admin = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .executeTakeFirstOrThrow();
  const token = await startSession(db, admin.id, now);
  const siteChanges = createSiteChanges();
  const deskChanges = createDeskChanges(siteChanges.processes);
  const reports = openReports(config);
  const app = await buildApp({
    config,
    db,
    reports,
    now: () => new Date(),
    siteChanges,
    deskChanges,
    wakeMail() {},
  });
  await app.ready();
  return {
    time: (path) => timeRequest(app, token, path),
    settle: () => untilAtEase(app),
    read: async (path) => (await ask(app, token, path)).json(),
    async close() {
      await app.close();
      await reports.destroy();
      await db.destroy();
    },
  };
}

/** The process turns requests away while it has just been busy: with making the data. */
async function untilAtEase(app: FastifyInstance): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    if ((await app.inject('/api/v1/settings')).statusCode === 200) return;
    await setTimeout(1_000);
  }
  throw new Error('The API is busy for more than a minute.');
}

async function ask(app: FastifyInstance, token: string, path: string) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await app.inject({ url: `/api/v1${path}`, headers });
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${answer.body}`);
  return answer;
}

async function timeRequest(app: FastifyInstance, token: string, path: string): Promise<number> {
  const begun = performance.now();
  if (!path.includes('.csv')) {
    await ask(app, token, path);
    return performance.now() - begun;
  }
  const headers = { authorization: `Bearer ${token}` };
  const answer = await app.inject({ url: `/api/v1${path}`, headers, payloadAsStream: true });
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}.`);
  for await (const _ of answer.stream()) break;
  return performance.now() - begun;
}
