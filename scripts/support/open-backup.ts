import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inFolder } from '../../server/backups/back-up.ts';
import { isBackupName, openCommandStorage } from '../../server/backups/backup-storage.ts';
import { BackupFault } from '../../server/backups/verify-backup.ts';
import { type Config, ConfigError, readConfig } from '../../server/config.ts';
import { makeFilesPrivate } from '../../server/private-files.ts';

export async function withBackupFile(
  usage: string,
  work: (file: string, config: Config) => Promise<void>,
): Promise<void> {
  try {
    const [given, ...more] = process.argv.slice(2);
    if (given === undefined || more.length > 0) throw new BackupFault(`Usage: ${usage}`);
    const config = readConfig();
    makeFilesPrivate(config.dataDir);
    if (existsSync(given)) return await work(given, config);
    await inFolder(config.dataDir, async (folder) => {
      const file = join(folder, 'fetched');
      await fetchBackup(config, given, file);
      await work(file, config);
    });
  } catch (error) {
    const isExpected = error instanceof BackupFault || error instanceof ConfigError;
    console.error(isExpected ? error.message : error);
    process.exitCode = 1;
  }
}

async function fetchBackup(config: Config, given: string, file: string): Promise<void> {
  const { to, storage } = openCommandStorage(config);
  const name = given === 'latest' ? (await storage.list()).at(-1) : given;
  if (!name || !isBackupName(name)) throw new BackupFault(`There is no backup ${given} in ${to}.`);
  await storage.fetch(name, file);
}
