import { countRows } from '../db/count-up-to.ts';
import type { Db } from '../db/database.ts';
import type { Lane } from './lanes.ts';

export type OutboxState = {
  waiting: Record<Lane, number>;
  oldest: string | null;
  held: number;
  failed: number;
};

export async function findOutboxState(db: Db): Promise<OutboxState> {
  const [lanes, held, failed] = await Promise.all([
    db
      .selectFrom('outbox')
      .where('next_attempt_at', 'is not', null)
      .where('held_at', 'is', null)
      .select(({ fn }) => ['lane', fn.countAll<number>().as('waiting'), fn.min('created_at').as('oldest')])
      .groupBy('lane')
      .execute(),
    countRows(db.selectFrom('outbox').where('held_at', 'is not', null)),
    countRows(db.selectFrom('outbox').where('failed_at', 'is not', null)),
  ]);
  const waiting = (lane: Lane) => lanes.find((one) => one.lane === lane)?.waiting ?? 0;
  const oldest = lanes.map((lane) => lane.oldest).toSorted()[0] ?? null;
  return { waiting: { 0: waiting(0), 1: waiting(1), 2: waiting(2) }, oldest, held, failed };
}

/** They hold names and phone numbers, so they are not kept for ever. */
const RETENTION_DAYS = 90;

export async function removeOldMails(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - RETENTION_DAYS * 86_400_000).toISOString();
  await db.deleteFrom('outbox').where('sent_at', '<=', oldest).execute();
  // A mail cannot have failed before it was queued, so the index on that bounds the search.
  await db
    .deleteFrom('outbox')
    .where('failed_at', '<=', oldest)
    .where('created_at', '<=', oldest)
    .where('failed_at', 'is not', null)
    .execute();
  await db.deleteFrom('outbox').where('cancelled_at', '<=', oldest).execute();
}
