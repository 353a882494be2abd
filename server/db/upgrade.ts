import type { Config } from '../config.ts';
import { openDatabase } from './database.ts';
import { explainDatabaseFault } from './explain-database-fault.ts';
import { migrateToLatest } from './migrate.ts';
import { writeAndRead } from './readiness.ts';

/** What whoever starts the site is told where its database is not fit for use. */
export class UpgradeError extends Error {
  override name = 'UpgradeError';
}

/**
 * Brings the database up to date, for as long as that takes, and sees that it can be written to. Answers the names of the
 * migrations that ran. All of them are one transaction: where one fails, the database is as it was.
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
