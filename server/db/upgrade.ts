import type { Config } from '../config.ts';
import { openDatabase } from './database.ts';
import { migrateToLatest } from './migrate.ts';

/** What whoever starts the site is told when the database could not be brought up to date. */
export class UpgradeError extends Error {
  override name = 'UpgradeError';
}

/**
 * Brings the database up to date, for as long as that takes; answers the names of the migrations that ran. All of them are
 * one transaction: where one fails, the database is as it was.
 */
export async function upgradeDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<string[]> {
  const db = openDatabase(config);
  try {
    return await migrateToLatest(db);
  } finally {
    await db.destroy();
  }
}
