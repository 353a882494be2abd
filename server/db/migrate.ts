import { sql } from 'kysely';
import { type Migration, type MigrationResultSet, Migrator } from 'kysely/migration';
import type { Db } from './database.ts';
import { isPostgres } from './dialect/is-postgres.ts';
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
import * as mailTurns from './migrations/0015-mail-turns.ts';
import * as secondFactors from './migrations/0016-second-factors.ts';
import * as usedSessions from './migrations/0017-used-sessions.ts';
import * as madeUpPasswords from './migrations/0018-made-up-passwords.ts';
import * as mailStates from './migrations/0019-mail-states.ts';
import * as mailQueue from './migrations/0020-mail-queue.ts';
import * as mailDesk from './migrations/0021-mail-desk.ts';
import * as wordsOfMails from './migrations/0022-words-of-mails.ts';
import * as newsletter from './migrations/0023-newsletter.ts';
import * as consents from './migrations/0024-consents.ts';
import * as bounces from './migrations/0025-bounces.ts';
import * as spam from './migrations/0026-spam.ts';
import * as bounceMailboxTrouble from './migrations/0027-bounce-mailbox-trouble.ts';
import * as changesInRuns from './migrations/0028-changes-in-runs.ts';
import * as replyTemplates from './migrations/0029-reply-templates.ts';
import * as dailySums from './migrations/0030-daily-sums.ts';
import * as tourDraftsAndDestinations from './migrations/0031-tour-drafts-and-destinations.ts';
import * as customers from './migrations/0032-customers.ts';
import * as featuredPlaces from './migrations/0033-featured-places.ts';
import * as replyFiles from './migrations/0034-reply-files.ts';
import * as openDatesAndTasks from './migrations/0035-open-dates-and-tasks.ts';
import * as deskIndexes from './migrations/0036-desk-indexes.ts';
import * as inbox from './migrations/0037-inbox.ts';
import * as messagesOnTheDesk from './migrations/0038-messages-on-the-desk.ts';
import * as writersOfReplies from './migrations/0039-writers-of-replies.ts';
import * as indexesOfForeignKeys from './migrations/0040-indexes-of-foreign-keys.ts';
import * as listsInOrder from './migrations/0041-lists-in-order.ts';
import * as addressesOfOld from './migrations/0042-addresses-of-old.ts';
import * as endsOfPhones from './migrations/0043-ends-of-phones.ts';
import * as phonesOfOtherScripts from './migrations/0044-phones-of-other-scripts.ts';
import * as tourDossiers from './migrations/0045-tour-dossiers.ts';
import * as placesOfTours from './migrations/0046-places-of-tours.ts';
import * as roads from './migrations/0047-roads.ts';
import * as verifiedReviews from './migrations/0048-verified-reviews.ts';
import * as messagesOfEnquiries from './migrations/0049-messages-of-enquiries.ts';
import * as team from './migrations/0050-team.ts';
import * as seatsOfDepartures from './migrations/0051-seats-of-departures.ts';
import * as mailsThatWait from './migrations/0052-mails-that-wait.ts';
import * as ceilingOfUnproved from './migrations/0053-ceiling-of-unproved.ts';
import * as partiesAndAskedPrices from './migrations/0054-parties-and-asked-prices.ts';
import * as otherNamesOfPlaces from './migrations/0055-other-names-of-places.ts';
import * as staffRoles from './migrations/0056-staff-roles.ts';
import * as typedPhones from './migrations/0057-typed-phones.ts';
import * as wordsInLatinLetters from './migrations/0058-words-in-latin-letters.ts';
import * as partiesThatNobodyTold from './migrations/0059-parties-that-nobody-told.ts';
import * as feesInTraits from './migrations/0060-fees-in-traits.ts';
import * as dietaryWishes from './migrations/0061-dietary-wishes.ts';
import * as mergesOfDepthOne from './migrations/0062-merges-of-depth-one.ts';

/** Names are stored in the database: never rename a released one. */
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
  '0015-mail-turns': mailTurns,
  '0016-second-factors': secondFactors,
  '0017-used-sessions': usedSessions,
  '0018-made-up-passwords': madeUpPasswords,
  '0019-mail-states': mailStates,
  '0020-mail-queue': mailQueue,
  '0021-mail-desk': mailDesk,
  '0022-words-of-mails': wordsOfMails,
  '0023-newsletter': newsletter,
  '0024-consents': consents,
  '0025-bounces': bounces,
  '0026-spam': spam,
  '0027-bounce-mailbox-trouble': bounceMailboxTrouble,
  '0028-changes-in-runs': changesInRuns,
  '0029-reply-templates': replyTemplates,
  '0030-daily-sums': dailySums,
  '0031-tour-drafts-and-destinations': tourDraftsAndDestinations,
  '0032-customers': customers,
  '0033-featured-places': featuredPlaces,
  '0034-reply-files': replyFiles,
  '0035-open-dates-and-tasks': openDatesAndTasks,
  '0036-desk-indexes': deskIndexes,
  '0037-inbox': inbox,
  '0038-messages-on-the-desk': messagesOnTheDesk,
  '0039-writers-of-replies': writersOfReplies,
  '0040-indexes-of-foreign-keys': indexesOfForeignKeys,
  '0041-lists-in-order': listsInOrder,
  '0042-addresses-of-old': addressesOfOld,
  '0043-ends-of-phones': endsOfPhones,
  '0044-phones-of-other-scripts': phonesOfOtherScripts,
  '0045-tour-dossiers': tourDossiers,
  '0046-places-of-tours': placesOfTours,
  '0047-roads': roads,
  '0048-verified-reviews': verifiedReviews,
  '0049-messages-of-enquiries': messagesOfEnquiries,
  '0050-team': team,
  '0051-seats-of-departures': seatsOfDepartures,
  '0052-mails-that-wait': mailsThatWait,
  '0053-ceiling-of-unproved': ceilingOfUnproved,
  '0054-parties-and-asked-prices': partiesAndAskedPrices,
  '0055-other-names-of-places': otherNamesOfPlaces,
  '0056-staff-roles': staffRoles,
  '0057-typed-phones': typedPhones,
  '0058-words-in-latin-letters': wordsInLatinLetters,
  '0059-parties-that-nobody-told': partiesThatNobodyTold,
  '0060-fees-in-traits': feesInTraits,
  '0061-dietary-wishes': dietaryWishes,
  '0062-merges-of-depth-one': mergesOfDepthOne,
};

type Migrations = Record<string, Migration>;

export class MigrationError extends Error {
  readonly migration: string;

  constructor(migration: string, cause: unknown) {
    super(`${migration}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'MigrationError';
    this.migration = migration;
  }
}

/** Returns the names of the migrations that ran. All are kept, or none. */
export function migrateToLatest(db: Db, all: Migrations = migrations): Promise<string[]> {
  return run(all, db, (migrator) => migrator.migrateToLatest());
}

export function migrateUpTo(db: Db, name: keyof typeof migrations): Promise<string[]> {
  return run(migrations, db, (migrator) => migrator.migrateTo(name));
}

export async function isUpToDate(db: Db): Promise<boolean> {
  const known = await migratorOf(db, migrations).getMigrations();
  return known.every(({ executedAt }) => executedAt !== undefined);
}

export const MIGRATION_NAMES = Object.keys(migrations) as (keyof typeof migrations)[];

async function run(
  all: Migrations,
  db: Db,
  migrate: (migrator: Migrator) => Promise<MigrationResultSet>,
): Promise<string[]> {
  const { error, results = [] } = await migrate(migratorOf(db, all));
  const failed = results.find(({ status }) => status === 'Error');
  if (failed) throw new MigrationError(failed.migrationName, error);
  if (error) throw error;
  return results.map((result) => result.migrationName);
}

function migratorOf(db: Db, all: Migrations): Migrator {
  const ready = Object.entries(all).map(([name, migration]) => [name, leavingNothingPending(migration)]);
  return new Migrator({ db, provider: { getMigrations: async () => Object.fromEntries(ready) } });
}

/** Fires deferred triggers (0013) with each write: PostgreSQL cannot alter a table with pending ones. */
function leavingNothingPending({ up }: Migration): Migration {
  return {
    async up(db) {
      if (isPostgres(db)) await sql`set constraints all immediate`.execute(db);
      await up(db);
    },
  };
}
