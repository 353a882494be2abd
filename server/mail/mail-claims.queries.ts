import type { ExpressionBuilder } from 'kysely';
import { shortenText } from '../../contracts/fields/shorten-text.ts';
import { cleanText } from '../../contracts/fields/text.contract.ts';
import type { Db } from '../db/database.ts';
import { skippingLocked } from '../db/dialect/lock-rows.ts';
import { idsOf } from '../db/identifiers.ts';
import type { OutboxRow } from '../db/mail-rows.ts';
import type { Database } from '../db/schema.ts';
import { runTransaction } from '../db/transaction.ts';
import type { Lane } from './lanes.ts';
import type { MailFault } from './mail-fault.ts';
import { noteMailTrouble } from './mail-trouble.queries.ts';
import { markUnreachable, removeFoundByDelivery } from './unreachable.queries.ts';

/** Milliseconds. No other process takes a claimed mail; the claim of a process that died ends after this. */
export const LEASE = 60_000;
const FIRST_PAUSE = 5_000;
const MAX_PAUSE = 6 * 3_600_000;
const MAX_ATTEMPTS = 30;
export const MAX_WORDS = 1_000;

export type LaneRules = {
  lane: Lane;
  busyMails: readonly string[];
  busyRecipients: readonly string[];
  busyDomains: readonly string[];
};

export type ClaimedMail = OutboxRow & { claimed_by: string };

type Expressions = ExpressionBuilder<Database, 'outbox'>;

const isPast = (column: 'not_before' | 'claimed_until', now: Date) => (eb: Expressions) =>
  eb.or([eb(column, 'is', null), eb(column, '<=', now.toISOString())]);

export const isFree = (now: Date) => isPast('claimed_until', now);

/** Claims from the first lane with a due mail, the one that has waited longest. Concurrent claims do not wait. */
export async function claimDueMail(
  db: Db,
  lanes: readonly LaneRules[],
  by: string,
  now: Date,
): Promise<ClaimedMail | undefined> {
  for (const rules of lanes) {
    // Most looks find nothing; only a hit has to write.
    if (!(await dueMails(db, rules, now).executeTakeFirst())) continue;
    const claimed = await db
      .with('due', (query) => skippingLocked(db, dueMails(query, rules, now)))
      .updateTable('outbox')
      .set((eb) => ({
        claimed_until: new Date(now.getTime() + LEASE).toISOString(),
        claimed_by: by,
        attempts: eb('attempts', '+', 1),
      }))
      .where('id', 'in', (eb) => eb.selectFrom('due').select('due.id'))
      .returningAll()
      .executeTakeFirst();
    if (claimed) return { ...claimed, claimed_by: by };
  }
  return undefined;
}

function dueMails(
  db: Pick<Db, 'selectFrom'>,
  { lane, busyMails, busyRecipients, busyDomains }: LaneRules,
  now: Date,
) {
  let due = db
    .selectFrom('outbox')
    .select('id')
    .where('lane', '=', lane)
    .where('next_attempt_at', 'is not', null)
    .where('next_attempt_at', '<=', now.toISOString())
    .where('held_at', 'is', null)
    .where(isFree(now));
  if (busyMails.length > 0) due = due.where('id', 'not in', busyMails);
  if (busyRecipients.length > 0) due = due.where('recipient', 'not in', busyRecipients);
  if (busyDomains.length > 0) due = due.where('domain', 'not in', busyDomains);
  return due.orderBy('next_attempt_at').orderBy('id').limit(1);
}

export async function renewClaims(db: Db, mails: readonly ClaimedMail[], now: Date): Promise<void> {
  if (mails.length === 0) return;
  const claims = mails.map(({ claimed_by }) => claimed_by);
  await db
    .updateTable('outbox')
    .set({ claimed_until: new Date(now.getTime() + LEASE).toISOString() })
    .where('id', 'in', idsOf(mails))
    .where('claimed_by', 'in', claims)
    .execute();
}

const whereItWent = ({ recipient, domain }: ClaimedMail) => ({ recipient, domain });

const RELEASED = { claimed_until: null, claimed_by: null };

type Taken = {
  answer: string;
  content: string | null;
};

/** False if this process no longer holds the claim, or the mail is gone. */
export async function markMailSent(db: Db, mail: ClaimedMail, taken: Taken, now: Date): Promise<boolean> {
  const ended = {
    sent_at: now.toISOString(),
    next_attempt_at: null,
    held_at: null,
    last_error: null,
    waits_for_server: 0,
    server_answer: shortenText(cleanText(taken.answer), MAX_WORDS),
    content: taken.content,
    ...whereItWent(mail),
  };
  return runTransaction(db, async (trx) => {
    const isOurs = await endClaim(trx, mail, ended);
    if (isOurs) await removeFoundByDelivery(trx, mail.recipient.toLowerCase());
    return isOurs;
  });
}

export async function markMailCancelled(db: Db, mail: ClaimedMail, now: Date): Promise<boolean> {
  const ended = { cancelled_at: now.toISOString(), next_attempt_at: null, held_at: null };
  return endClaim(db, mail, { ...ended, last_error: null, waits_for_server: 0 });
}

/** The process is stopping: the mail waits as if it had never been claimed. */
export async function giveMailBack(db: Db, mail: ClaimedMail): Promise<boolean> {
  return endClaim(db, mail, {});
}

export async function putMailOff(db: Db, mail: ClaimedMail, until: string): Promise<boolean> {
  const { attempts } = mail;
  return endClaim(db, mail, { next_attempt_at: until, not_before: until, attempts: attempts - 1 });
}

/** Stores the fault and a refused address. Retries unless final, or after `MAX_ATTEMPTS`: then staff see the mail. */
export async function markMailFailed(
  db: Db,
  mail: ClaimedMail,
  fault: MailFault,
  now: Date,
): Promise<boolean> {
  const at = now.toISOString();
  const reason = shortenText(cleanText(fault.message), MAX_WORDS);
  const isOver = fault.isFinal || mail.attempts >= MAX_ATTEMPTS;
  const pause = Math.min(FIRST_PAUSE * 2 ** (mail.attempts - 1), MAX_PAUSE);
  return runTransaction(db, async (trx) => {
    const isOurs = await endClaim(trx, mail, {
      next_attempt_at: isOver ? null : new Date(now.getTime() + pause).toISOString(),
      failed_at: isOver ? at : null,
      ...(isOver && { held_at: null, ...whereItWent(mail) }),
      last_error: reason,
      waits_for_server: fault.whose === 'server' && !isOver ? 1 : 0,
    });
    if (!isOurs) return false;
    const email = mail.recipient.toLowerCase();
    if (fault.isAddress)
      await markUnreachable(trx, { email, found_by: 'delivery', reason, mail_id: mail.id, found_at: at });
    else await noteMailTrouble(trx, { mailId: mail.id, isServers: fault.whose === 'server' }, now);
    return true;
  });
}

async function endClaim(
  db: Db,
  { id, claimed_by }: ClaimedMail,
  ended: Partial<OutboxRow>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ ...ended, ...RELEASED })
    .where('id', '=', id)
    .where('claimed_by', '=', claimed_by)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function hurryMailsForServer(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: now.toISOString(), waits_for_server: 0 })
    .where('waits_for_server', '=', 1)
    .where('next_attempt_at', '>', now.toISOString())
    .execute();
}

/** The clock was set back, so retries would come late. `ahead`: milliseconds; mails due sooner keep their time. */
export async function hurryAllMails(db: Db, now: Date, ahead = 0): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: now.toISOString() })
    .where('next_attempt_at', '>', new Date(now.getTime() + ahead).toISOString())
    .where(isPast('not_before', now))
    .execute();
}

/** Repairs waits and claims longer than any can be: the clock was set back while the site was down. */
export async function hurryMailsOfAnotherClock(db: Db, now: Date): Promise<void> {
  await hurryAllMails(db, now, MAX_PAUSE);
  await db
    .updateTable('outbox')
    .set({ claimed_until: now.toISOString() })
    .where('next_attempt_at', 'is not', null)
    .where('claimed_until', '>', new Date(now.getTime() + 2 * LEASE).toISOString())
    .execute();
}
