import { copyFile, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupConfig, Config } from '../config.ts';
import { s3Storage } from './s3-storage.ts';
import { type BackupStorage, isBackupName } from './stored-backups.ts';

/** BACKUP_TO, or a folder beside the data. */
export function openCommandStorage({ backups, dataDir }: Pick<Config, 'backups' | 'dataDir'>) {
  const to = backups.to ?? join(dataDir, 'backups');
  return { to, storage: openBackupStorage(backups) ?? folderStorage(to) };
}

export function openBackupStorage({ to, s3 }: BackupConfig): BackupStorage | undefined {
  if (to === undefined) return undefined;
  if (!to.startsWith('s3:')) return folderStorage(to);
  if (!s3) throw new Error('S3_ACCESS_KEY and S3_SECRET_KEY are needed.');
  return s3Storage(new URL(to), s3);
}

export function folderStorage(folder: string): BackupStorage {
  return {
    async list() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return (await readdir(folder)).filter(isBackupName).sort();
    },
    async put(name, file) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const part = join(folder, `${name}.part`);
      try {
        await copyFile(file, part);
        await writeThrough(part);
        await rename(part, join(folder, name));
      } finally {
        await rm(part, { force: true });
      }
    },
    fetch: (name, file) => copyFile(join(folder, name), file),
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

/** fsync: an older backup may be deleted right after this. */
async function writeThrough(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.sync().finally(() => file.close());
}
