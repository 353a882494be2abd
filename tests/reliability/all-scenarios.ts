import type { Scenario } from './scenario.ts';
import { clockJumps } from './scenarios/clock-jumps.ts';
import { databaseCut, databaseFrozen, databaseStopped, fileLocked } from './scenarios/database-away.ts';
import { enquiriesWithoutMail, killedWithoutMail } from './scenarios/enquiries-without-mail.ts';
import { fullDisk } from './scenarios/full-disk.ts';
import { slowClients } from './scenarios/hold-connections.ts';
import { killedInBackup } from './scenarios/killed-in-backup.ts';
import { killedInMigration } from './scenarios/killed-in-migration.ts';
import { killedUnderLoad } from './scenarios/killed-under-load.ts';
import { mailMoods } from './scenarios/mail-moods.ts';
import { newsletter } from './scenarios/newsletter.ts';
import { overload } from './scenarios/overload.ts';

/** In the order in which they are tried. */
export const allScenarios: readonly Scenario[] = [
  killedUnderLoad,
  killedInMigration,
  killedInBackup,
  fullDisk,
  fileLocked,
  databaseStopped,
  databaseFrozen,
  databaseCut,
  mailMoods,
  enquiriesWithoutMail,
  killedWithoutMail,
  newsletter,
  clockJumps,
  slowClients,
  overload,
];
