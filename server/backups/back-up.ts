import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isDatabaseThere } from '../db/database.ts';
import { type BackupSource, writeBackup } from './make-backup.ts';
import type { Manifest } from './manifest.ts';
import { type BackupStorage, backupName } from './stored-backups.ts';
import { BackupFault, MissingFiles, verifyBackup } from './verify-backup.ts';

const WORK_FOLDER = /^backup-\w{6}$/;
const DAY = 86_400_000;

/**
 * Makes a backup, verifies it, stores it, and removes old ones. A backup with missing files is stored as well, then
 * `MissingFiles` is thrown: a lost picture must not stop backups.
 */
export async function backUp(
  config: BackupSource,
  storage: BackupStorage,
  now: Date,
): Promise<{ name: string; made: Manifest }> {
  const { key, keep } = config.backups;
  if (!isDatabaseThere(config)) throw new BackupFault(`There is no database in ${config.dataDir}.`);
  await removeLeftovers(config.dataDir, now);
  const name = backupName(now, key !== undefined);
  const make = (isLast: boolean) =>
    inFolder(config.dataDir, async (folder) => {
      const file = join(folder, name);
      await writeBackup(config, { file, folder, now });
      const verified = await inFolder(folder, (unpacked) =>
        verifyBackup(file, { key, folder: unpacked, databaseUrl: config.databaseUrl }),
      ).catch((error: unknown) => {
        if (isLast && error instanceof MissingFiles) return error;
        throw error;
      });
      await storage.put(name, file);
      return verified;
    });
  const made = await make(false).catch((error: unknown) => {
    // A picture may have been deleted after the database was copied.
    if (error instanceof MissingFiles) return make(true);
    throw error;
  });
  // Never the new one: a clock that was ahead may have given older ones later times.
  const others = (await storage.list()).filter((other) => other !== name);
  for (const old of others.slice(0, Math.max(0, others.length - keep + 1))) await storage.remove(old);
  if (made instanceof MissingFiles)
    throw new MissingFiles(`${made.message} It was stored all the same: ${name}.`);
  return { name, made };
}

async function removeLeftovers(dataDir: string, now: Date): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!WORK_FOLDER.test(name)) continue;
    const { mtime } = await stat(join(dataDir, name));
    if (now.getTime() - mtime.getTime() > DAY)
      await rm(join(dataDir, name), { recursive: true, force: true });
  }
}

export async function inFolder<T>(parent: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(parent, 'backup-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
