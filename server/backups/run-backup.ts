import { inspect } from 'node:util';
import { ConfigError, readConfig } from '../config.ts';
import { makeFilesPrivate } from '../private-files.ts';
import { backUp } from './back-up.ts';
import type { ToldBackup } from './back-up-beside.ts';
import { openCommandStorage } from './backup-storage.ts';
import { BackupFault } from './verify-backup.ts';

// Started by `npm run backup`, and by the site.

try {
  const config = readConfig();
  makeFilesPrivate(config.dataDir);
  const { to, storage } = openCommandStorage(config);
  const { name, made } = await backUp(config, storage, new Date());
  const pictures = new Set(Object.keys(made.files).flatMap((file) => file.split('/')[1] ?? [])).size;
  const encrypted = config.backups.key === undefined ? 'NOT encrypted' : 'encrypted';
  const told = `Backed up to ${to}/${name}: ${made.rows.bookings ?? 0} enquiries, ${pictures} uploaded pictures, opened and found whole, ${encrypted}.`;
  process.stdout.write(`${told}\n`);
  tell({ told, file: `${to}/${name}`, rows: made.rows });
} catch (error) {
  const isExpected = error instanceof BackupFault || error instanceof ConfigError;
  process.stderr.write(`${isExpected ? error.message : inspect(error)}\n`);
  tell({ fault: error instanceof Error ? error.message : String(error) });
  process.exitCode = 1;
}

function tell(told: ToldBackup): void {
  process.send?.(told);
}
