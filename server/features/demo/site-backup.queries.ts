import { type StoredSiteBackup, storedSiteBackup } from '../../../contracts/demo/own-site.contract.ts';
import type { Db } from '../../db/database.ts';
import { lockName } from '../../db/dialect/lock-rows.ts';
import { conflict } from '../../http/faults/errors.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import { recordAudit } from '../audit/audit.queries.ts';
import { findStored, storeState } from '../settings/settings.queries.ts';
import { SITE } from './site-subject.ts';

const SITE_BACKUP = 'siteBackup';
/** Milliseconds: a process at work says so three times as often. */
export const LEASE = 60_000;
const WHY_MAX = 500;

export async function findSiteBackup(db: Db, now: Date): Promise<StoredSiteBackup | null> {
  const stored = storedSiteBackup.optional().parse(await findStored(db, SITE_BACKUP));
  if (!stored) return null;
  if (stored.state !== 'working' || stored.until > now.toISOString()) return stored;
  return { state: 'failed', at: stored.at, why: 'The site was stopped before it was done.' };
}

/** One at a time, whichever process makes it. */
export async function claimSiteBackup(trx: Db, by: StaffAction): Promise<void> {
  await lockSiteBackup(trx);
  if ((await findSiteBackup(trx, by.now))?.state === 'working')
    throw conflict('A backup is being made already.');
  await storeState(trx, SITE_BACKUP, workingSince(by.now, by.now), by.now);
  await recordAudit(trx, { ...by, action: 'site.back-up', subject: SITE });
}

export const workingSince = (at: Date, now: Date): StoredSiteBackup => ({
  state: 'working',
  at: at.toISOString(),
  until: new Date(now.getTime() + LEASE).toISOString(),
});

export const failedFor = (error: unknown, now: Date): StoredSiteBackup => ({
  state: 'failed',
  at: now.toISOString(),
  why: (error instanceof Error ? error.message : String(error)).slice(0, WHY_MAX),
});

export const lockSiteBackup = (trx: Db) => lockName(trx, SITE_BACKUP);
