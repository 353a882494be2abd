import { workingDaysBefore } from '../../../contracts/india-time.ts';
import type { LateAfter } from '../../../contracts/settings/late-after.ts';
import type { Db } from '../../db/database.ts';
import { findLateAfter } from '../settings/settings.queries.ts';

const MS_PER_HOUR = 3_600_000;

/** Unanswered items from `lateBefore` or earlier are late. */
export type DeskClock = { now: Date; lateBefore: string };

export async function readDeskClock(db: Db, now: Date): Promise<DeskClock> {
  return { now, lateBefore: lateBefore(await findLateAfter(db), now) };
}

export function lateBefore(after: LateAfter, now: Date): string {
  const count = Number.parseInt(after, 10);
  if (after.endsWith('-hours')) return new Date(now.getTime() - count * MS_PER_HOUR).toISOString();
  return workingDaysBefore(now, count);
}
