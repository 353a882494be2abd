import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Config, ConfigError, readConfig } from '../../server/config.ts';
import { ContentFaults } from '../../server/content/import-content.ts';
import { type Db, openDatabase, SQLITE_FILE } from '../../server/db/database.ts';
import { migrateToLatest } from '../../server/db/migrate.ts';
import { makeFilesPrivate } from '../../server/private-files.ts';
import { seedDatabase } from '../../server/seed-database.ts';

const COMMANDS = { migrate, seed, reset };

class Refused extends Error {}

async function migrate(config: Config): Promise<void> {
  const ran = await withDatabase(config, migrateToLatest);
  console.log(ran.length > 0 ? `Migrated: ${ran.join(', ')}.` : 'The database is up to date.');
}

async function seed(config: Config): Promise<void> {
  const hasDemo = await withDatabase(config, async (db) => {
    await migrateToLatest(db);
    return seedDatabase(db, config.seed, new Date());
  });
  console.log(
    hasDemo ? 'The demo tours are in.' : 'Nothing to do: the database is not empty, or SEED is empty.',
  );
}

async function reset(config: Config): Promise<void> {
  if (process.env.NODE_ENV !== 'development') {
    throw new Refused(
      'db:reset deletes every tour, account and enquiry. It runs only with NODE_ENV=development:\n' +
        '  NODE_ENV=development npm run db:reset',
    );
  }
  if (config.databaseUrl) await withDatabase(config, emptyPostgres);
  else
    for (const end of ['', '-wal', '-shm']) rmSync(join(config.dataDir, SQLITE_FILE + end), { force: true });
  console.log('The database was emptied.');
  await migrate(config);
  await seed(config);
}

async function emptyPostgres(db: Db): Promise<void> {
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
}

async function withDatabase<T>(config: Config, work: (db: Db) => Promise<T>): Promise<T> {
  makeFilesPrivate(config.dataDir);
  const db = openDatabase(config);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

try {
  const [name = ''] = process.argv.slice(2);
  if (!(name in COMMANDS)) throw new Refused(`Usage: npm run db:${Object.keys(COMMANDS).join('|')}`);
  await COMMANDS[name as keyof typeof COMMANDS](readConfig());
} catch (error) {
  const isExpected = [Refused, ConfigError, ContentFaults].some((expected) => error instanceof expected);
  console.error(isExpected ? (error as Error).message : error);
  process.exitCode = 1;
}
