import type { FastifyInstance, InjectOptions } from 'fastify';
import { FEATURED_SHOWN } from '../../../contracts/tours/featured-tours.ts';
import { type Amounts, generateAll } from '../../../scripts/support/generate/generate-all.ts';
import { buildApp } from '../../../server/app.ts';
import { readConfig } from '../../../server/config.ts';
import { openDatabase, openReports } from '../../../server/db/database.ts';
import { migrateToLatest } from '../../../server/db/migrate.ts';
import { ensureAdmin } from '../../../server/features/accounts/first-admin.ts';
import { createDeskChanges } from '../../../server/http/live/desk-changes.ts';
import { createSiteChanges } from '../../../server/pages/cache/site-changes.ts';
import { seedDatabase } from '../../../server/seed-database.ts';
import { mountWeb } from '../../../server/web.ts';
import { ADMIN } from '../../support/process/server-process.ts';
import { MISSING_PAGE } from './growth-requests.ts';
import { findKnown, type Known } from './known-rows.ts';

export type DatabaseLocation = { dataDir: string; databaseUrl: string | undefined };

export type GrowingSite = {
  known: Known;
  /** Milliseconds of an uncached request. Throws unless it succeeds. */
  time: (request: InjectOptions) => Promise<number>;
  close: () => Promise<void>;
};

export async function fillDatabase(place: DatabaseLocation, amounts: Amounts): Promise<void> {
  const db = openDatabase(place);
  const now = new Date();
  await migrateToLatest(db);
  await seedDatabase(db, 'empty', now);
  await ensureAdmin(db, ADMIN, now);
  await generateAll(db, { amounts, seed: '1', now });
  // Both sizes show the same number of tours on the first page and the home page.
  await db.updateTable('tours').set({ status: 'published' }).where('status', '<>', 'published').execute();
  const newest = db.selectFrom('tours').select('id').orderBy('id', 'desc').limit(FEATURED_SHOWN);
  await db.updateTable('tours').set({ featured: 1 }).where('id', 'in', newest).execute();
  await db.destroy();
}

export async function openGrowingSite({ dataDir, databaseUrl }: DatabaseLocation): Promise<GrowingSite> {
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    RATE_LIMIT_SCALE: '1000000',
  });
  const db = openDatabase(config);
  const siteChanges = createSiteChanges();
  const deskChanges = createDeskChanges(siteChanges.processes);
  const reports = openReports(config);
  const deps = { config, db, reports, now: () => new Date(), siteChanges, deskChanges, wakeMail() {} };
  const app = await buildApp(deps);
  await mountWeb(app, deps);
  await app.ready();
  const known = await findKnown(db);
  return {
    known,
    async time(request) {
      await siteChanges.announce();
      return timeRequest(app, request);
    },
    async close() {
      await app.close();
      await reports.destroy();
      await db.destroy();
    },
  };
}

async function timeRequest(app: FastifyInstance, request: InjectOptions): Promise<number> {
  const begun = performance.now();
  const { statusCode, body } = await app.inject(request);
  const took = performance.now() - begun;
  const isRight = statusCode < 400 || (statusCode === 404 && request.url === MISSING_PAGE);
  if (!isRight) throw new Error(`${request.url} answered ${statusCode}: ${body.slice(0, 500)}`);
  return took;
}
