import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { isDatabaseThere } from '../db/database.ts';
import { copyDatabase } from '../db/dialect/copy-database.ts';
import { PICTURE_FOLDER } from '../features/media/cutting/cut-address.ts';
import { diskMediaStorage } from '../features/media/media-storage.ts';
import { writeArchive } from './archive.ts';
import { type BackupStorage, backupName } from './backup-storage.ts';
import { MANIFEST, type Manifest, POSTGRES_COPY, SETTINGS, SQLITE_COPY } from './manifest.ts';
import { BackupFault, MissingFiles, verifyBackup } from './verify-backup.ts';

/** Passwords, keys and tokens, and addresses that may hold a password. */
const SECRET = /(?:PASSWORD|KEY|TOKEN|(?<!PUBLIC)_URL)$/;

const WORK_FOLDER = /^backup-\w{6}$/;
const DAY = 86_400_000;

/** Makes, verifies and stores a backup; removes old ones. With files missing, stores it and throws `MissingFiles`. */
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

type BackupSource = Pick<Config, 'databaseUrl' | 'dataDir' | 'backups' | 'given'>;

async function writeBackup(
  config: BackupSource,
  { file, folder, now }: { file: string; folder: string; now: Date },
): Promise<void> {
  const database = config.databaseUrl === undefined ? 'sqlite' : 'postgresql';
  const copy = join(folder, database === 'sqlite' ? SQLITE_COPY : POSTGRES_COPY);
  // The database first: later pictures are in no row of it.
  const rows = await copyDatabase(config, copy);
  const { key } = config.backups;
  await writeArchive(file, key, async ({ addFile, addText, marks }) => {
    await addFile(database === 'sqlite' ? SQLITE_COPY : POSTGRES_COPY, copy);
    await rm(copy);
    for await (const [name, path] of uploadsOf(config.dataDir)) await addFile(name, path);
    addText(SETTINGS, settingsFile(config.given, key !== undefined));
    const made: Manifest = {
      format: 'teesta-backup-1',
      madeAt: now.toISOString(),
      database,
      rows,
      files: marks,
    };
    addText(MANIFEST, JSON.stringify(made, null, 2));
  });
}

async function* uploadsOf(dataDir: string): AsyncGenerator<[name: string, path: string]> {
  const storage = diskMediaStorage(dataDir);
  for (const folder of await storage.listFolders()) {
    if (!PICTURE_FOLDER.test(folder)) continue;
    for (const file of await storage.listFiles(folder))
      yield [`media/${folder}/${file}`, storage.localPath(folder, file)];
  }
}

/** As an `.env` file. Without encryption secrets are left out; the backup's own key always is. */
export function settingsFile(given: Readonly<Record<string, string>>, isEncrypted: boolean): string {
  const lines = Object.entries(given).map(([name, value]) =>
    name === 'BACKUP_KEY' || (SECRET.test(name) && !isEncrypted) ? `# ${name}=` : `${name}=${quoted(value)}`,
  );
  return `# The settings of the site when this backup was made.\n${lines.join('\n')}\n`;
}

/** Unquoted, `#` starts a comment and spaces at the ends are dropped. */
function quoted(value: string): string {
  if (/^[\w@%+=:,./?&~-]*$/.test(value)) return value;
  const quote = ["'", '"', '`'].find((sign) => !value.includes(sign)) ?? '';
  return quote + value + quote;
}
