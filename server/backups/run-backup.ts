import { inspect } from 'node:util';
import { ConfigError, readConfig } from '../config.ts';
import { makeFilesPrivate } from '../private-files.ts';
import { backUp } from './back-up.ts';
import { openCommandStorage } from './backup-storage.ts';
import { BackupFault } from './verify-backup.ts';

// Started by `npm run backup`, and daily by the site.

try {
  const config = readConfig();
  makeFilesPrivate(config.dataDir);
  const { to, storage } = openCommandStorage(config);
  const { name, made } = await backUp(config, storage, new Date());
  const pictures = new Set(Object.keys(made.files).flatMap((file) => file.split('/')[1] ?? [])).size;
  const encrypted = config.backups.key === undefined ? 'NOT encrypted' : 'encrypted';
  process.stdout.write(
    `Backed up to ${to}/${name}: ${made.rows.bookings ?? 0} enquiries, ${pictures} uploaded pictures, opened and found whole, ${encrypted}.\n`,
  );
} catch (error) {
  const isExpected = error instanceof BackupFault || error instanceof ConfigError;
  process.stderr.write(`${isExpected ? error.message : inspect(error)}\n`);
  process.exitCode = 1;
}
