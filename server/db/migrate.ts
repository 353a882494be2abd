import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import { type Migration, type MigrationResultSet, Migrator } from 'kysely/migration';
import type { Db } from './database.ts';
import { isPostgres } from './dialect/is-postgres.ts';

const FOLDER = new URL('./migrations/', import.meta.url);
const FILE = /^(\d{4}-.+)\.ts$/;

/** Names are stored in the database: never rename a released one. */
export const MIGRATION_NAMES = readdirSync(FOLDER)
  .flatMap((file) => FILE.exec(file)?.[1] ?? [])
  .sort();

type Migrations = Record<string, Migration>;

export class MigrationError extends Error {
  readonly migration: string;

  constructor(migration: string, cause: unknown) {
    super(`${migration}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'MigrationError';
    this.migration = migration;
  }
}

/** Returns the names of the migrations that ran. All are kept, or none. */
export async function migrateToLatest(db: Db, all?: Migrations): Promise<string[]> {
  return ranOf(await migratorOf(db, all).migrateToLatest());
}

export async function migrateUpTo(db: Db, name: string): Promise<string[]> {
  return ranOf(await migratorOf(db).migrateTo(name));
}

export async function isUpToDate(db: Db): Promise<boolean> {
  const known = await migratorOf(db).getMigrations();
  return known.every(({ executedAt }) => executedAt !== undefined);
}

function ranOf({ error, results = [] }: MigrationResultSet): string[] {
  const failed = results.find(({ status }) => status === 'Error');
  if (failed) throw new MigrationError(failed.migrationName, error);
  if (error) throw error;
  return results.map((result) => result.migrationName);
}

function migratorOf(db: Db, all?: Migrations): Migrator {
  const getMigrations = async () =>
    Object.fromEntries(
      Object.entries(all ?? (await readMigrations())).map(([name, one]) => [
        name,
        leavingNothingPending(one),
      ]),
    );
  return new Migrator({ db, provider: { getMigrations } });
}

async function readMigrations(): Promise<Migrations> {
  const read = MIGRATION_NAMES.map(async (name) => [name, await import(new URL(`${name}.ts`, FOLDER).href)]);
  return Object.fromEntries(await Promise.all(read));
}

/** Fires deferred triggers (0013) with each write: PostgreSQL cannot alter a table with pending ones. */
function leavingNothingPending({ up }: Migration): Migration {
  return {
    async up(db) {
      if (isPostgres(db)) await sql`set constraints all immediate`.execute(db);
      await up(db);
    },
  };
}
