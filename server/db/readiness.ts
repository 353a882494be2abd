import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from './database.ts';

/** Milliseconds for which an answer is shared. */
const SHARED_FOR = 1_000;
const DEADLINE = 2_000;

/** Writes and reads a row. Throws on failure or timeout. One check at a time, and one a second at most. */
export function createReadiness({ db, now }: { db: Db; now: () => Date }): () => Promise<void> {
  let last: Promise<void> | undefined;
  let isUnderWay = false;
  let askedAt = 0;
  let begunAt = 0;

  function look(moment: Date): Promise<void> {
    isUnderWay = true;
    askedAt = moment.getTime();
    begunAt = performance.now();
    return writeAndRead(db, moment).finally(() => {
      isUnderWay = false;
    });
  }

  return async () => {
    const moment = now();
    // Absolute: a clock set back must not prolong it.
    const isOld = Math.abs(moment.getTime() - askedAt) >= SHARED_FOR;
    if (!last || (isOld && !isUnderWay)) last = look(moment);
    await Promise.race([last, failAfter(Math.max(0, begunAt + DEADLINE - performance.now()))]);
  };
}

async function failAfter(milliseconds: number): Promise<never> {
  await pause(milliseconds, undefined, { ref: false });
  throw new Error('The database was silent for too long.');
}

export async function writeAndRead(db: Db, now: Date): Promise<void> {
  const beat = { id: 1 as const, beat_at: now.toISOString() };
  await db
    .insertInto('heartbeat')
    .values(beat)
    .onConflict((on) => on.column('id').doUpdateSet(beat))
    .execute();
  await db.selectFrom('heartbeat').select('beat_at').where('id', '=', beat.id).executeTakeFirstOrThrow();
}
