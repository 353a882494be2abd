import type { Db } from './database.ts';

/** Milliseconds for which an answer is everybody's: whoever asks more often costs nothing. */
const SHARED_FOR = 1_000;
/** Milliseconds after which a database that has said nothing counts as one that does not answer. */
const DEADLINE = 2_000;

/**
 * Whether the database takes a row and gives it back. Throws what kept it from that, or that it was silent for too long. At
 * most one look is under way, and one a second is made, however many ask.
 */
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
    // A clock that was set back must not make it last.
    const isOld = Math.abs(moment.getTime() - askedAt) >= SHARED_FOR;
    if (!last || (isOld && !isUnderWay)) last = look(moment);
    await within(last, Math.max(0, begunAt + DEADLINE - performance.now()));
  };
}

async function within(work: Promise<void>, milliseconds: number): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Error('The database was silent for too long.')),
    milliseconds,
  );
  try {
    await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Throws where the database does not take a row, or does not give it back. */
export async function writeAndRead(db: Db, now: Date): Promise<void> {
  const beat = { id: 1 as const, beat_at: now.toISOString() };
  await db
    .insertInto('heartbeat')
    .values(beat)
    .onConflict((on) => on.column('id').doUpdateSet(beat))
    .execute();
  // Its time may be that of another process, which asked in the same moment.
  await db.selectFrom('heartbeat').select('beat_at').where('id', '=', beat.id).executeTakeFirstOrThrow();
}
