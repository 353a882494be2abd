import type { Db } from '../db/database.ts';
import { lockName } from '../db/dialect/lock-rows.ts';
import { runTransaction } from '../db/transaction.ts';
import { BULK_LANE, type Lane, URGENT_LANE } from './lanes.ts';
import { type ClaimedMail, claimDueMail, type LaneRules } from './mail-claims.queries.ts';

const MINUTE = 60_000;
/** Milliseconds. Sent mails are counted by slots, so a minute is up to one slot longer, never shorter. */
const SLOT = 6_000;

/**
 * `claimDueMail`, limited to `perMinute` mails in any minute across all processes. Newsletters may use three quarters
 * of that, mails nobody waits for nine tenths, so that a reset link always finds room.
 */
export async function claimWithinCeiling(
  db: Db,
  perMinute: number,
  rules: readonly LaneRules[],
  by: string,
  now: Date,
): Promise<ClaimedMail | undefined> {
  return runTransaction(db, async (trx) => {
    // Concurrent claims have to count each other.
    await lockName(trx, 'mail departures');
    const left = await countDepartures(trx, now);
    const open = rules.filter(({ lane }) => left < maxOf(lane, perMinute));
    const mail = await claimDueMail(trx, open, by, now);
    if (mail) await noteDeparture(trx, now);
    return mail;
  });
}

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
    // A slot in the future is from before the clock was set back. Other processes' clocks may be slightly ahead.
    .where('slot', '<=', slotAt(now.getTime() + SLOT))
    .select(({ fn }) => fn.sum<number | null>('departures').as('left'))
    .executeTakeFirstOrThrow();
  return left ?? 0;
}

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
