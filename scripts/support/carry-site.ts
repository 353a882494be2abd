import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from '../../server/backups/back-up.ts';
import { folderStorage } from '../../server/backups/backup-storage.ts';
import { restoreBackup } from '../../server/backups/restore-backup.ts';
import { BackupFault } from '../../server/backups/verify-backup.ts';
import { type Config, ConfigError, readConfig } from '../../server/config.ts';
import { BACKUP } from '../../server/content/content-files.ts';
import { exportContent } from '../../server/content/export-content.ts';
import { ContentFaults } from '../../server/content/import-content.ts';
import { importSite, WouldReplace } from '../../server/content/import-site.ts';
import { exportPictures } from '../../server/content/site-pictures.ts';
import { type Db, openDatabase } from '../../server/db/database.ts';
import { migrateToLatest } from '../../server/db/migrate.ts';
import { makeFilesPrivate } from '../../server/private-files.ts';

const USAGE = `Usage: npm run site:export -- FOLDER [--all]
       npm run site:import -- FOLDER [--replace | --all]

Content alone, in the format of demo/: tours with their reviews, places, roads, the team, reply templates, pages and their
drafts, words of mails, settings, pictures and videos. A site that was new stays closed until its owner opens it. With
--all, a backup of everything lies beside it, and is what an import with --all restores.`;

class Refused extends Error {}

type Asked = { folder: string; isAll: boolean; isReplacing: boolean };

async function exportSite(config: Config, { folder, isAll }: Asked): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Refused(`${folder} is not empty.`);
  const now = new Date();
  const counts = await withDatabase(config, async (db) => {
    const content = await exportContent(db, folder, now);
    return { ...content, pictures: await exportPictures(db, config.dataDir, folder) };
  });
  console.log(`Exported to ${folder}: ${inWords(counts)}.`);
  if (!isAll) return;
  const { name } = await backUp(config, folderStorage(join(folder, BACKUP)), now);
  console.log(`Everything, with accounts, enquiries and subscribers: ${join(folder, 'backup', name)}.`);
}

async function importAll(config: Config, { folder, isAll, isReplacing }: Asked): Promise<void> {
  if (!existsSync(folder)) throw new Refused(`There is no folder ${folder}.`);
  if (isAll) {
    const backup = (await folderStorage(join(folder, BACKUP)).list()).at(-1);
    if (!backup) throw new Refused(`There is no backup in ${folder}: it was exported without --all.`);
    const { made } = await restoreBackup(config, join(folder, 'backup', backup), new Date());
    console.log(`Everything is as it was at ${made.madeAt}. The site can be started.`);
    return;
  }
  const { dataDir } = config;
  const counts = await withDatabase(config, async (db) => {
    await migrateToLatest(db);
    return importSite(db, { folder, dataDir, isReplacing, now: new Date() });
  });
  console.log(`Imported from ${folder}: ${inWords(counts)}.`);
}

const inWords = (counts: Record<string, number>) =>
  Object.entries(counts)
    .map(([kind, count]) => `${count} ${kind.replace('-', ' ')}`)
    .join(', ');

async function withDatabase<T>(config: Config, work: (db: Db) => Promise<T>): Promise<T> {
  makeFilesPrivate(config.dataDir);
  const db = openDatabase(config);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

const COMMANDS = { export: exportSite, import: importAll };

try {
  const options = { all: { type: 'boolean' }, replace: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [command = '', folder] = positionals;
  if (!(command in COMMANDS) || !folder) throw new Refused(USAGE);
  const asked = { folder: resolve(folder), isAll: values.all === true, isReplacing: values.replace === true };
  await COMMANDS[command as keyof typeof COMMANDS](readConfig(), asked);
} catch (error) {
  const expected = [Refused, ConfigError, ContentFaults, WouldReplace, BackupFault];
  console.error(expected.some((one) => error instanceof one) ? (error as Error).message : error);
  process.exitCode = 1;
}
