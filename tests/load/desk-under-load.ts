import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, InjectOptions } from 'fastify';
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
import type { AdminRequest } from './admin-requests.ts';
import { filledPath, findKnown, linkAll } from './known-on-desk.ts';

export type Timed = {
  /** Milliseconds until the response; for a file, until its first byte. */
  took: number;
  /** The longest block of the event loop in that time, in milliseconds. */
  held: number;
};

export type MeasuredDesk = {
  time: (request: AdminRequest) => Promise<Timed>;
  read: (path: string) => Promise<{ data: unknown[]; nextCursor: string | null }>;
  settle: () => Promise<void>;
  close: () => Promise<void>;
};

type Place = { dataDir: string; databaseUrl: string | undefined };

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
  if (!made) await generateAll(db, { amounts, seed: '1', now });
  await linkAll(db);
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
  const known = await findKnown(db, now);
  const ask = (path: string, options: InjectOptions = {}) =>
    askAs(app, token, { ...options, url: filledPath(path, known) });
  return {
    time: (request) => timed(() => (request.body ? changeAndUndo(ask, request) : ask(request.path))),
    settle: () => untilAtEase(app),
    read: async (path) => JSON.parse(await ask(path)),
    async close() {
      await app.close();
      await reports.destroy();
      await db.destroy();
    },
  };
}

/** After it has made the data, the busy process rejects requests for a while. */
async function untilAtEase(app: FastifyInstance): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    if ((await app.inject('/api/v1/settings')).statusCode === 200) return;
    await setTimeout(1_000);
  }
  throw new Error('The API is busy for more than a minute.');
}

type Ask = (path: string, options?: InjectOptions) => Promise<string>;

async function changeAndUndo(ask: Ask, { path, body }: AdminRequest): Promise<void> {
  const { data: seen } = JSON.parse(await ask('/manage/bookings/matching?upTo=1'));
  const payload = { ...body, seenAt: seen.at, seenMark: seen.mark };
  const { data } = JSON.parse(await ask(path, { method: 'POST', payload }));
  if (data.changed < 1) throw new Error(`${path} changed nothing: ${JSON.stringify(data)}`);
  await ask(`/manage/bookings/changes/${data.undoId}/undo`, { method: 'POST' });
}

async function timed(work: () => Promise<unknown>): Promise<Timed> {
  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  // The monitor compares consecutive turns: it needs one before and one after.
  await setTimeout(2);
  const begun = performance.now();
  await work();
  const took = performance.now() - begun;
  await setTimeout(2);
  loop.disable();
  return { took, held: loop.max / 1e6 };
}

async function askAs(
  app: FastifyInstance,
  token: string,
  options: InjectOptions & { url: string },
): Promise<string> {
  const { url } = options;
  const headers = { authorization: `Bearer ${token}` };
  const answer = await app.inject({ ...options, url: `/api/v1${url}`, headers, payloadAsStream: true });
  let text = '';
  for await (const part of answer.stream()) {
    text += part;
    if (url.includes('.csv')) break;
  }
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${text}`);
  return text;
}
