import { join } from 'node:path';
import type { Config } from '../config.ts';
import { openDatabase, SQLITE_FILE } from './database.ts';
import { isDatabaseAway } from './dialect/database-errors.ts';
import { isMalformed } from './dialect/sqlite/sqlite-faults.ts';
import { MigrationError, migrateToLatest } from './migrate.ts';
import { writeAndRead } from './readiness.ts';

const READ_ON = 'See “Backup”, “Restore” and “Upgrade” in docs/operations.md.';
/** PostgreSQL: no such database, login refused. */
const NOT_LET_IN = /^(28|3D)/;

export class UpgradeError extends Error {
  override name = 'UpgradeError';
}

/** Migrates in one transaction and checks that the database can be written. Returns the migrations that ran. */
export async function upgradeDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  migrate = migrateToLatest,
): Promise<string[]> {
  try {
    await using db = openDatabase(config);
    const ran = await migrate(db);
    await writeAndRead(db, new Date());
    return ran;
  } catch (error) {
    const explained = explainDatabaseFault(error, config);
    throw explained === undefined ? error : new UpgradeError(explained, { cause: error });
  }
}

function explainDatabaseFault(
  error: unknown,
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof MigrationError) return explainMigration(error);
  const newer = /previously executed migration (\S+) is missing/.exec(error.message);
  if (newer) {
    return (
      `The database is of a newer version of Teesta, which made “${newer[1]}” in it. ` +
      `Start that version, or restore a backup from before it. ${READ_ON}`
    );
  }
  if (databaseUrl !== undefined) return explainServer(error, databaseUrl);
  const file = join(dataDir, SQLITE_FILE);
  const { code, errcode, path } = error as Error & { code?: string; errcode?: number; path?: string };
  if (isMalformed(error))
    return `The database file ${file} is damaged, or no database (${error.message}). Restore a backup. ${READ_ON}`;
  if (errcode !== undefined)
    return `The database file ${file} cannot be used: ${error.message}. It and its folder must be there, with room on the disk, for the user that runs the site to write to.`;
  if (code !== undefined && path !== undefined)
    return `The folder of the data, ${dataDir}, cannot be used: ${error.message}.`;
  return undefined;
}

function explainMigration({ message }: MigrationError): string {
  return (
    `The database could not be brought up to date, and is as it was before.\n  ${message}\n` +
    `Start the version that ran until now: it finds everything. Or mend the cause and start this one again. ${READ_ON}`
  );
}

function explainServer(error: Error, databaseUrl: string): string | undefined {
  const { code } = error as Error & { code?: string };
  if (!isDatabaseAway(error) && !NOT_LET_IN.test(code ?? '')) return undefined;
  const { host, pathname } = new URL(databaseUrl);
  return `The database ${pathname.slice(1)} at ${host} cannot be used: ${error.message || code}. Is PostgreSQL running, and DATABASE_URL right?`;
}
