import { FAILED_COUNT_MAX } from '../../../contracts/mail/mail-terms.ts';
import type { MailHealth } from '../../../contracts/mail/manage-mail.contract.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/database.ts';
import { findMailTrouble } from '../../mail/mail-trouble.queries.ts';

/** A mail server that is started anew, or a line that is gone for a moment, is nobody's worry. Milliseconds. */
const WORTH_TELLING = 15 * 60_000;

/** Whether mails go out. Every page of the admin area asks it each minute: it reads a few rows, however many mails there are. */
export async function loadMailHealth(db: Db, { mail }: Config, now: Date): Promise<MailHealth> {
  const [trouble, failed] = await Promise.all([findMailTrouble(db, now), countFailed(db)]);
  const isWorthTelling = trouble !== undefined && now.getTime() - Date.parse(trouble.since) >= WORTH_TELLING;
  return {
    isSmtpSet: mail.smtpUrl !== undefined,
    failed,
    trouble: isWorthTelling ? { since: trouble.since, reason: trouble.reason || null } : null,
  };
}

/** No more than are told. */
async function countFailed(db: Db): Promise<number> {
  const rows = await db
    .selectFrom('outbox')
    .select('id')
    .where('failed_at', 'is not', null)
    .limit(FAILED_COUNT_MAX)
    .execute();
  return rows.length;
}
