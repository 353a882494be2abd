import { Migrator } from 'kysely/migration';
import type { Db } from './database.ts';
import * as firstTables from './migrations/0001-first-tables.ts';
import * as tourDaysAndSavedTours from './migrations/0002-tour-days-and-saved-tours.ts';
import * as adminDesk from './migrations/0003-admin-desk.ts';
import * as shippedPictures from './migrations/0004-shipped-pictures.ts';
import * as knownBrowsers from './migrations/0005-known-browsers.ts';
import * as mergesAndMailSubjects from './migrations/0006-merges-and-mail-subjects.ts';
import * as coversOfPictures from './migrations/0007-covers-of-pictures.ts';
import * as toursOfEnquiries from './migrations/0008-tours-of-enquiries.ts';
import * as changedTours from './migrations/0009-changed-tours.ts';
import * as publicLookUps from './migrations/0010-public-look-ups.ts';
import * as phoneWidths from './migrations/0011-phone-widths.ts';
import * as changedCoversAndDays from './migrations/0012-changed-covers-and-days.ts';
import * as changesCountedAtCommit from './migrations/0013-changes-counted-at-commit.ts';
import * as heartbeat from './migrations/0014-heartbeat.ts';

/** All migrations in their order. Names are kept in the database: never rename one that was released. */
const migrations = {
  '0001-first-tables': firstTables,
  '0002-tour-days-and-saved-tours': tourDaysAndSavedTours,
  '0003-admin-desk': adminDesk,
  '0004-shipped-pictures': shippedPictures,
  '0005-known-browsers': knownBrowsers,
  '0006-merges-and-mail-subjects': mergesAndMailSubjects,
  '0007-covers-of-pictures': coversOfPictures,
  '0008-tours-of-enquiries': toursOfEnquiries,
  '0009-changed-tours': changedTours,
  '0010-public-look-ups': publicLookUps,
  '0011-phone-widths': phoneWidths,
  '0012-changed-covers-and-days': changedCoversAndDays,
  '0013-changes-counted-at-commit': changesCountedAtCommit,
  '0014-heartbeat': heartbeat,
};

/** Brings the database up to date; answers the names of the migrations that ran. Throws the first one's error. */
export async function migrateToLatest(db: Db): Promise<string[]> {
  const { error, results = [] } = await migratorOf(db).migrateToLatest();
  if (error) throw error;
  return results.map((result) => result.migrationName);
}

/** True when no migration is left to run. */
export async function isUpToDate(db: Db): Promise<boolean> {
  const known = await migratorOf(db).getMigrations();
  return known.every(({ executedAt }) => executedAt !== undefined);
}

function migratorOf(db: Db): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}
