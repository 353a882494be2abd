import type { Db } from '../db/database.ts';
import { lockName } from '../db/dialect/lock-rows.ts';
import { runTransaction } from '../db/transaction.ts';
import { BULK_LANE, type Lane, URGENT_LANE } from './lanes.ts';
import { type ClaimedMail, claimDueMail, type LaneRules } from './mail-claims.queries.ts';

const MINUTE = 60_000;
/** What was sent is counted by slots of so many milliseconds: a minute is never shorter than one, and longer by one at most. */
const SLOT = 6_000;

/**
 * The same as `claimDueMail`, of at most `perMinute` mails in any minute, by all processes of one database. A newsletter uses
 * three quarters of them, and all that nobody waits for nine tenths, so that there is room for a reset link at any time.
 */
export async function claimWithinCeiling(
  db: Db,
  perMinute: number,
  rules: readonly LaneRules[],
  by: string,
  now: Date,
): Promise<ClaimedMail | undefined> {
  return runTransaction(db, async (trx) => {
    // Of processes that ask at the same moment, each counts the mail of the one before.
    await lockName(trx, 'mail departures');
    const left = await countDepartures(trx, now);
    const open = rules.filter(({ lane }) => left < maxOf(lane, perMinute));
    const mail = await claimDueMail(trx, open, by, now);
    if (mail) await noteDeparture(trx, now);
    return mail;
  });
}

/** Mails of a minute after which a lane waits. */
function maxOf(lane: Lane, perMinute: number): number {
  if (lane === URGENT_LANE) return perMinute;
  const share = lane === BULK_LANE ? 0.75 : 0.9;
  return Math.max(1, Math.min(perMinute - 1, Math.floor(perMinute * share)));
}

const slotAt = (time: number) => new Date(Math.floor(time / SLOT) * SLOT).toISOString();

async function countDepartures(trx: Db, now: Date): Promise<number> {
  const { left } = await trx
    .selectFrom('mail_departures')
    .where('slot', '>=', slotAt(now.getTime() - MINUTE))
    // What lies ahead is of a clock that was put back since; another process's may be ahead by a little.
    .where('slot', '<=', slotAt(now.getTime() + SLOT))
    .select(({ fn }) => fn.sum<number | null>('departures').as('left'))
    .executeTakeFirstOrThrow();
  return left ?? 0;
}

/** Of a mail that was claimed at this moment and does not leave: another one may. */
export async function takeDepartureBack(db: Db, claimedAt: Date): Promise<void> {
  await db
    .updateTable('mail_departures')
    .set((eb) => ({ departures: eb('departures', '-', 1) }))
    .where('slot', '=', slotAt(claimedAt.getTime()))
    .execute();
}

async function noteDeparture(trx: Db, now: Date): Promise<void> {
  await trx
    .insertInto('mail_departures')
    .values({ slot: slotAt(now.getTime()), departures: 1 })
    .onConflict((on) =>
      on.column('slot').doUpdateSet((eb) => ({ departures: eb('mail_departures.departures', '+', 1) })),
    )
    .execute();
  await trx
    .deleteFrom('mail_departures')
    .where((eb) =>
      eb.or([eb('slot', '<', slotAt(now.getTime() - MINUTE)), eb('slot', '>', slotAt(now.getTime() + SLOT))]),
    )
    .execute();
}
