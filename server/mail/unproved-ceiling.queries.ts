import type { ExpressionBuilder } from 'kysely';
import type { Db } from '../db/database.ts';
import { lockName } from '../db/dialect/lock-rows.ts';
import type { Database } from '../db/schema.ts';
import { runTransaction } from '../db/transaction.ts';
import { countBySlots } from './departure-slots.ts';
import { type ClaimedMail, isFree } from './mail-claims.queries.ts';
import { MESSAGES } from './messages/all-messages.ts';

/** In any hour, by slots of five minutes. */
const departures = countBySlots('unproved_departures', 3_600_000, 300_000);
const FOR_ANYBODY = MESSAGES.filter(({ isForAnybody }) => isForAnybody).map(({ id }) => id);

/** Limits mails that strangers can cause to `perHour` for all processes, against spam. The rest is postponed. */
export async function takeRoom(db: Db, mail: ClaimedMail, perHour: number, now: Date): Promise<boolean> {
  // A retry was counted at its first try; after a crash in between, nobody knows.
  if (mail.last_error !== null || !(await isUnproved(db, mail))) {
    await endWaiting(db, mail);
    return true;
  }
  return runTransaction(db, async (trx) => {
    await lockName(trx, 'unproved departures');
    const { left, roomAt } = await departures.find(trx, now);
    if (left >= perHour) {
      await putOff(trx, mail, roomAt, now);
      return false;
    }
    await departures.note(trx, now);
    await endWaiting(trx, mail);
    return true;
  });
}

async function endWaiting(db: Db, { id, waits_for_room }: ClaimedMail): Promise<void> {
  if (waits_for_room === 1)
    await db.updateTable('outbox').set({ waits_for_room: 0 }).where('id', '=', id).execute();
}

async function isUnproved(db: Db, { id, kind }: ClaimedMail): Promise<boolean> {
  if (!FOR_ANYBODY.includes(kind)) return false;
  const found = db.selectFrom('outbox').select('id').where('id', '=', id).where(goesToUnproved);
  return (await found.executeTakeFirst()) !== undefined;
}

/** No confirmed account or subscription has this address, and no member of staff. */
function goesToUnproved(mail: ExpressionBuilder<Database, 'outbox'>) {
  const owner = mail
    .selectFrom('users')
    .select('users.id')
    .whereRef('users.email', '=', 'outbox.recipient')
    .where((user) => user.or([user('email_proved_at', 'is not', null), user('role', '=', 'admin')]));
  const reader = mail
    .selectFrom('subscribers')
    .select('subscribers.id')
    .whereRef('subscribers.email', '=', 'outbox.recipient')
    .where('subscribers.state', '=', 'confirmed');
  return mail.not(mail.or([mail.exists(owner), mail.exists(reader)]));
}

async function putOff(trx: Db, mail: ClaimedMail, until: Date, now: Date): Promise<void> {
  const waits = { next_attempt_at: until.toISOString(), waits_for_room: 1 };
  await trx
    .updateTable('outbox')
    .set((eb) => ({ ...waits, attempts: eb('attempts', '-', 1), claimed_until: null, claimed_by: null }))
    .where('id', '=', mail.id)
    .where('claimed_by', '=', mail.claimed_by)
    .execute();
  await trx
    .updateTable('outbox')
    .set(waits)
    .where('next_attempt_at', '<=', now.toISOString())
    .where('held_at', 'is', null)
    .where('attempts', '=', 0)
    .where('kind', 'in', FOR_ANYBODY)
    .where(isFree(now))
    .where(goesToUnproved)
    .execute();
}

export async function countWaitingForRoom(db: Db, upTo: number): Promise<number> {
  const rows = await db
    .selectFrom('outbox')
    .select('id')
    .where(({ eb }) => eb('waits_for_room', '=', eb.lit(1)))
    .where('next_attempt_at', 'is not', null)
    .limit(upTo)
    .execute();
  return rows.length;
}
