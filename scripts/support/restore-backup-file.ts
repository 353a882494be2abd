import { restoreBackup } from '../../server/backups/restore-backup.ts';
import { withBackupFile } from './open-backup.ts';

await withBackupFile('npm run restore -- FILE (or latest)', async (file, config) => {
  const { made, before } = await restoreBackup(config, file, new Date());
  console.log(
    `Restored as of ${made.madeAt}: ${made.rows.bookings ?? 0} enquiries. The site can be started.`,
  );
  console.log(
    'Issues of the newsletter that were planned or on their way wait for you in /admin/newsletter.',
  );
  if (before) console.log(`What was there before is in ${before}: delete it when all is well.`);
});
