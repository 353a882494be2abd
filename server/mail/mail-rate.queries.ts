import type { Db } from '../db/database.ts';
import { lockName } from '../db/dialect/lock-rows.ts';
import { runTransaction } from '../db/transaction.ts';
import { countBySlots } from './departure-slots.ts';
import { BULK_LANE, type Lane, URGENT_LANE } from './lanes.ts';
import { type ClaimedMail, claimDueMail, type LaneRules } from './mail-claims.queries.ts';

/** In any minute, by slots of six seconds. */
const departures = countBySlots('mail_departures', 60_000, 6_000);

/** `claimDueMail` within `perMinute` for all processes: three quarters for newsletters, nine tenths if not urgent. */
export async function claimWithinCeiling(
  db: Db,
  perMinute: number,
  rules: readonly LaneRules[],
  by: string,
  now: Date,
): Promise<ClaimedMail | undefined> {
  return runTransaction(db, async (trx) => {
    await lockName(trx, 'mail departures');
    const { left } = await departures.find(trx, now);
    const open = rules.filter(({ lane }) => left < maxOf(lane, perMinute));
    const mail = await claimDueMail(trx, open, by, now);
    if (mail) await departures.note(trx, now);
    return mail;
  });
}

function maxOf(lane: Lane, perMinute: number): number {
  if (lane === URGENT_LANE) return perMinute;
  const share = lane === BULK_LANE ? 0.75 : 0.9;
  return Math.max(1, Math.min(perMinute - 1, Math.floor(perMinute * share)));
}

export const takeDepartureBack = departures.takeBack;
