import { OF_OWNERS } from '../../../contracts/settings/settings.contract.ts';
import { emptySettings } from '../../content/empty-settings.ts';
import type { Db } from '../../db/database.ts';
import { idsOf } from '../../db/identifiers.ts';
import type { Database } from '../../db/schema.ts';
import { conflict, notAllowed } from '../../http/faults/errors.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import { type CheckedUser, lockChecked } from '../accounts/sign-in/check-password.ts';
import { lockStaff } from '../accounts/users.queries.ts';
import { recordAudit } from '../audit/audit.queries.ts';
import { lockOpening, NOT_OPENED } from '../opening/opening.queries.ts';
import { insertPlaceholders, storeState } from '../settings/settings.queries.ts';
import { isDemo } from './demo-records.queries.ts';
import { findSiteBackup, lockSiteBackup } from './site-backup.queries.ts';
import { SITE } from './site-subject.ts';
import { FATES } from './what-goes.ts';

/** Milliseconds. */
const FRESH = 3_600_000;
const WRITTEN_SINCE =
  'Something was written since the backup was made. Nothing was deleted: make another backup first.';

type RowCounts = Readonly<Record<string, number>>;

/** Undefined if the password has changed since its check. All of it is one transaction: a crash leaves the demo. */
export async function startOwnSite(
  trx: Db,
  checked: CheckedUser,
  by: StaffAction,
): Promise<true | undefined> {
  const owners = (await lockStaff(trx)).filter(({ staff_role }) => staff_role === 'owner');
  if (!owners.some(({ id }) => id === by.actor.id)) throw notAllowed();
  if (!(await lockChecked(trx, checked))) return undefined;
  await lockSiteBackup(trx);
  await lockOpening(trx);
  const { at, file, rows } = await getUsableBackup(trx, by.now);
  await refuseLaterDrafts(trx, at);
  // It may have proved who presses, after the backup.
  await trx
    .deleteFrom('audit_log')
    .where('action', '=', 'user.recovery-code-used')
    .where('created_at', '>', at)
    .execute();
  await deleteAll(trx, idsOf(owners), rows);
  await insertPlaceholders(trx, emptySettings, by.now);
  await storeState(trx, 'opening', NOT_OPENED, by.now);
  await storeState(trx, 'siteBackup', { state: 'used', at, file }, by.now);
  await recordAudit(trx, { ...by, action: 'site.begin-anew', subject: SITE, after: { backup: file } });
  return true;
}

/** Throws for a site of somebody's own, and without a backup. */
export async function getUsableBackup(db: Db, now: Date) {
  if (!(await isDemo(db))) throw conflict('This site has no unchanged demo tour, so it cannot be emptied.');
  const backup = await findSiteBackup(db, now);
  if (backup?.state !== 'made') throw conflict('Make a backup first. Nothing was deleted.');
  if (now.getTime() - Date.parse(backup.at) > FRESH)
    throw conflict('The backup is more than an hour old. Nothing was deleted: make another one first.');
  return backup;
}

/** Saving one changes a row, and adds none. */
async function refuseLaterDrafts(trx: Db, at: string): Promise<void> {
  const later = trx.selectFrom('page_contents').select('key').where('updated_at', '>', at).limit(1);
  if (await later.executeTakeFirst()) throw conflict(WRITTEN_SINCE);
}

async function deleteAll(trx: Db, owners: readonly string[], backedUp: RowCounts): Promise<void> {
  for (const [table, fate] of Object.entries(FATES) as [keyof Database, string][]) {
    if (fate === 'stays') continue;
    const { numDeletedRows } = await deleteFrom(trx, table, owners).executeTakeFirstOrThrow();
    const all = Number(numDeletedRows) + (table === 'users' ? owners.length : 0);
    // On PostgreSQL what comes in after this stays.
    if (fate === 'written' && all !== backedUp[table]) throw conflict(WRITTEN_SINCE);
  }
}

function deleteFrom(trx: Db, table: keyof Database, owners: readonly string[]) {
  if (table === 'settings') return trx.deleteFrom(table).where('name', 'not in', OF_OWNERS);
  if (table === 'users') return trx.deleteFrom(table).where('id', 'not in', owners);
  if (table !== 'search_words') return trx.deleteFrom(table as 'tours');
  return trx
    .deleteFrom(table)
    .where((of) => of.not(of.and([of('kind', '=', 'user'), of('subject_id', 'in', owners)])));
}
