import { FAILED_COUNT_MAX } from '../../../contracts/mail/mail-terms.ts';
import type { FailingSince, MailHealth } from '../../../contracts/mail/manage-mail.contract.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/database.ts';
import { findMailTrouble } from '../../mail/mail-trouble.queries.ts';
import { countWaitingForRoom } from '../../mail/unproved-ceiling.queries.ts';
import { findMailboxTrouble } from '../bounces/bounce-mailbox.queries.ts';

/** Milliseconds. Shorter outages, as restarts of a mail server, are not reported. */
const WORTH_TELLING = 15 * 60_000;

/** All desk pages call it every minute, so it must read few rows. */
export async function loadMailHealth(db: Db, config: Config, now: Date): Promise<MailHealth> {
  const [trouble, failed, bounces, waiting] = await Promise.all([
    findMailTrouble(db, now),
    countFailed(db),
    findBounceTrouble(db, config),
    countWaitingForRoom(db, FAILED_COUNT_MAX),
  ]);
  return {
    isSmtpSet: config.mail.smtpUrl !== undefined,
    failed,
    trouble: worthTelling(trouble, now),
    bounceTrouble: worthTelling(bounces, now),
    unproved: { waiting, perHour: config.mail.unprovedPerHour },
  };
}

/** Ignores trouble of a mailbox that is no longer configured. */
export async function findBounceTrouble(
  db: Db,
  { bounces }: Config,
): Promise<{ since: string; reason: string } | undefined> {
  return bounces.mailbox && (await findMailboxTrouble(db));
}

function worthTelling(
  trouble: { since: string; reason: string } | undefined,
  now: Date,
): FailingSince | null {
  if (!trouble || now.getTime() - Date.parse(trouble.since) < WORTH_TELLING) return null;
  return { since: trouble.since, reason: trouble.reason || null };
}

async function countFailed(db: Db): Promise<number> {
  const rows = await db
    .selectFrom('outbox')
    .select('id')
    .where('failed_at', 'is not', null)
    .limit(FAILED_COUNT_MAX)
    .execute();
  return rows.length;
}
