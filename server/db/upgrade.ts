import type { Config } from '../config.ts';
import { openDatabase } from './database.ts';
import { explainDatabaseFault } from './explain-database-fault.ts';
import { migrateToLatest } from './migrate.ts';
import { writeAndRead } from './readiness.ts';

export class UpgradeError extends Error {
  override name = 'UpgradeError';
}

/**
 * Migrates the database in one transaction and checks that it can be written to. Returns the names of the migrations
 * that ran.
 */
export async function upgradeDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  migrate = migrateToLatest,
): Promise<string[]> {
  try {
    const db = openDatabase(config);
    try {
      const ran = await migrate(db);
      await writeAndRead(db, new Date());
      return ran;
    } finally {
      await db.destroy();
    }
  } catch (error) {
    const explained = explainDatabaseFault(error, config);
    throw explained === undefined ? error : new UpgradeError(explained, { cause: error });
  }
}
