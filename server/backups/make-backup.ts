import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { copyDatabase } from '../db/dialect/copy-database.ts';
import { PICTURE_FOLDER } from '../features/media/cutting/cut-address.ts';
import { diskMediaStorage } from '../features/media/media-storage.ts';
import { writeArchive } from './archive.ts';
import { MANIFEST, type Manifest, POSTGRES_COPY, SETTINGS, SQLITE_COPY } from './manifest.ts';
import { settingsFile } from './settings-file.ts';

export type BackupSource = Pick<Config, 'databaseUrl' | 'dataDir' | 'backups' | 'given'>;

export async function writeBackup(
  config: BackupSource,
  { file, folder, now }: { file: string; folder: string; now: Date },
): Promise<Manifest> {
  const database = config.databaseUrl === undefined ? 'sqlite' : 'postgresql';
  const copy = join(folder, database === 'sqlite' ? SQLITE_COPY : POSTGRES_COPY);
  // The database first: later pictures are in no row of it.
  const rows = await copyDatabase(config, copy);
  const { key } = config.backups;
  let made: Manifest | undefined;
  await writeArchive(file, key, async ({ addFile, addText, marks }) => {
    await addFile(database === 'sqlite' ? SQLITE_COPY : POSTGRES_COPY, copy);
    await rm(copy);
    for await (const [name, path] of uploadsOf(config.dataDir)) await addFile(name, path);
    addText(SETTINGS, settingsFile(config.given, key !== undefined));
    made = { format: 'teesta-backup-1', madeAt: now.toISOString(), database, rows, files: { ...marks } };
    addText(MANIFEST, JSON.stringify(made, null, 2));
  });
  if (!made) throw new Error('Nothing was backed up.');
  return made;
}

async function* uploadsOf(dataDir: string): AsyncGenerator<[name: string, path: string]> {
  const storage = diskMediaStorage(dataDir);
  for (const folder of await storage.listFolders()) {
    if (!PICTURE_FOLDER.test(folder)) continue;
    for (const file of await storage.listFiles(folder))
      yield [`media/${folder}/${file}`, storage.localPath(folder, file)];
  }
}
