import { inFolder } from '../../server/backups/back-up.ts';
import { verifyBackup } from '../../server/backups/verify-backup.ts';
import { withBackupFile } from './open-backup.ts';

await withBackupFile(
  'npm run verify -- FILE (or latest)',
  async (file, { backups, dataDir, databaseUrl }) => {
    const made = await inFolder(dataDir, (folder) =>
      verifyBackup(file, { key: backups.key, folder, databaseUrl }),
    );
    console.log(
      `Whole: of ${made.madeAt}, ${made.rows.bookings ?? 0} enquiries, ${Object.keys(made.files).length} files.`,
    );
  },
);
